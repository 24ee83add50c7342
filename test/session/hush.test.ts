import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { createHush } from '../../src/session/hush.js';

const hushOf = (phone: string, payload: object = {}) => {
  const hush = createHush(() => [undefined, phone]);
  hush.sent(payload);
  return hush;
};

const gap = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u202f', '\u2011', '\u2013');
const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
const grouped = (number: string) =>
  fc.array(gap, { minLength: number.length - 1, maxLength: number.length - 1 }).map((gaps) =>
    number
      .split('')
      .map((one, at) => one + (gaps[at] ?? ''))
      .join(''),
  );

describe('what a borrower alone may know', () => {
  for (const written of ['0755123987', '0755 123 987', '0755-123-987', '0755.123.987', '0755\u00a0123\u00a0987', '07 55 12 39 87'])
    it(`is not heard as ${written}`, () => {
      expect(hushOf('0755123987')(`No account for ${written}, call us`)).to.equal('No account for •••, call us');
      expect(hushOf('', { userName: written })('0755123987 is unknown')).to.equal('••• is unknown');
    });

  it('is not heard in the groups of an account, however it was typed', () => {
    for (const typed of ['88123456700', '8812 3456 700', '8812-3456-700', '8812.3456.700'])
      for (const said of ['88123456700', '8812 3456 700', '881 2345 6700'])
        expect(hushOf('', { accountNo: typed })(`Account ${said} is closed`), `${typed}, ${said}`).to.equal('Account ••• is closed');
  });

  it('is not heard in pieces where one secret stands in another', () => {
    expect(hushOf('', { code: '123456', cardNo: '8812 3456 700' })('8812 3456 700, 123456')).to.equal('•••, •••');
  });

  it('is not heard in any groups', () => {
    const said = digits(6, 16).chain((number) => fc.tuple(fc.constant(number), grouped(number), fc.string(), fc.string()));
    fc.assert(
      fc.property(said, ([number, text, before, after]) => {
        const heard = hushOf(number)(`${before} ${text} ${after}`);
        expect(heard.includes(text), heard).to.equal(false);
        expect(heard).to.contain('•••');
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });

  it('leaves words whole where a field holds no number', () => {
    for (const cardNo of ['------', '+ . - +', '1 2 3 4'])
      expect(hushOf(cardNo, { cardNo })('TZS 1.234 is due - today'), cardNo).to.equal('TZS 1.234 is due - today');
  });

  it('is heard as part of another word where it is a short word itself', () => {
    const hush = createHush(() => ['demo']);
    expect(hush('Successful demonstration！')).to.equal('Successful demonstration！');
    expect(hush('The session demo (sessionId=demo) ended')).to.equal('The session ••• (sessionId=•••) ended');
    expect(createHush(() => ['demo7'])('xdemo7y')).to.equal('x•••y');
  });

  it('leaves amounts, dates and other numbers as they are', () => {
    const hush = hushOf('0755123987', { code: '1234', accountNo: '8812 3456 700', amount: '300000', orderId: '4500123', periods: '3' });
    for (const words of [
      'Pay TZS 1.234.567 before 2026-03-01 10:20',
      'Order 4500123: 300.000, then 300 000 and 300000',
      '1.234 is due, 12.34 was paid, 1 2 3 4',
      'Call 0800 110 200 between 08.00 and 17.00',
    ])
      expect(hush(words)).to.equal(words);
    const amount = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value.toLocaleString('de-DE'));
    fc.assert(
      fc.property(amount, digits(9, 11), (text, secret) => {
        expect(hushOf(secret)(`You owe ${text} now`)).to.equal(`You owe ${text} now`);
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });
});
