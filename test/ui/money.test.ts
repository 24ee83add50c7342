import { expect } from '@open-wc/testing';
import contract from '../../elements/loan-confirm.js';
import { mockApi, ok } from '../kit/mock-api.js';
import { mount } from '../kit/screen.js';

const loan = { productName: 'Pesa', amount: 300000, periods: 1, termUnit: 30, details: [], repay_plans: [] };

/** Where the characters of a text are, from left to right. */
function drawn(element: Element): string {
  const text = element.firstChild;
  const letters = text?.nodeValue ?? '';
  const places = letters.split('').map((letter, at) => {
    const range = document.createRange();
    if (text) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
    }
    return { letter, left: range.getBoundingClientRect().left };
  });
  return places
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');
}

describe('a sum', () => {
  it('is read from left to right, whatever signs its symbol came with', async () => {
    const server = mockApi()
      .on('loanConfirm', ok({ ...loan, currencySymbol: '\u202ETZS' }))
      .on('contracts', ok({ list: [] }));
    const screen = await mount(contract, { 'product-id': 'p-1' });
    await screen.until(() => screen.state() === 'ready');
    const value = screen.root.querySelector('.money--large .money__value');
    const symbol = screen.root.querySelector('.money--large .money__symbol');
    if (!value || !symbol) throw new Error('There is no sum');
    expect(drawn(value)).to.equal('300.000');
    expect(symbol.getBoundingClientRect().right).to.be.at.most(value.getBoundingClientRect().left);
    server.restore();
  });
});
