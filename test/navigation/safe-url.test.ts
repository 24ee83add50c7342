import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { appUrl, safeImage, safeUrl } from '../../src/navigation/safe-url.js';
import { goodUrls, hostileUrls, noUrls } from './hostile-urls.js';

const page = 'https://pay.example/app/page';

describe('the url rule', () => {
  it('has at least 80 hostile strings to withstand', () => {
    expect(new Set(hostileUrls).size).to.be.at.least(80);
  });

  for (const raw of hostileUrls) {
    it(`refuses ${JSON.stringify(raw.slice(0, 60))}`, () => {
      expect(safeUrl(raw, { page })?.href).to.equal(undefined);
      expect(safeImage(raw, { page })).to.equal(null);
    });
  }

  it('refuses what is no string', () => {
    for (const raw of noUrls) expect(safeUrl(raw, { page })).to.equal(null);
  });

  for (const [raw, followed] of goodUrls) {
    it(`follows ${JSON.stringify(raw)}`, () => {
      expect(safeUrl(raw, { page })?.href).to.equal(followed);
    });
  }

  it('keeps to the listed origins, and the page’s own', () => {
    const rule = { page, origins: ['https://good.example'] };
    expect(safeUrl('https://good.example/x', rule)?.href).to.equal('https://good.example/x');
    expect(safeUrl('https://good.example/x', { page, origins: ['https://good.example/'] })?.href).to.equal('https://good.example/x');
    expect(safeUrl('https://other.example/x', rule)).to.equal(null);
    expect(safeUrl('https://good.example.evil.example/', rule)).to.equal(null);
    expect(safeUrl('/x', rule)?.href).to.equal('https://pay.example/x');
  });

  it('knows a listed origin however it is written', () => {
    for (const listed of ['https://PAY.example', 'https://good.example/', 'https://good.example:443', 'HTTPS://Good.Example:443/a/path?b'])
      expect(safeUrl('https://GOOD.example/x', { page, origins: [listed.replace('PAY', 'GOOD')] })?.href, listed).to.equal(
        'https://good.example/x',
      );
    for (const other of ['https://good.example:8443', 'http://good.example', 'good.example', '//good.example', 'https://', ''])
      expect(safeUrl('https://good.example/x', { page, origins: [other] }), other).to.equal(null);
  });

  it('keeps to the own origin where a list of origins is none', () => {
    for (const text of ['"https://good.example"', '{}', '5', 'null', 'true']) {
      const rule = { page, origins: JSON.parse(text) };
      expect(safeUrl('https://good.example/x', rule), text).to.equal(null);
      expect(safeUrl('/x', rule)?.href, text).to.equal('https://pay.example/x');
    }
  });

  it('follows http only on the own origin', () => {
    expect(safeUrl('http://127.0.0.1:8080/x', { page: 'http://127.0.0.1:8080/' })?.href).to.equal('http://127.0.0.1:8080/x');
    expect(safeUrl('http://127.0.0.1:8081/x', { page: 'http://127.0.0.1:8080/' })).to.equal(null);
  });

  it('shows inline pictures of four kinds', () => {
    for (const type of ['png', 'jpeg', 'gif', 'webp']) {
      const raw = `data:image/${type};base64,AAAA`;
      expect(safeImage(raw, { page })).to.equal(raw);
      expect(safeUrl(raw, { page })).to.equal(null);
    }
  });

  it('shows inline pictures whose base64 is in lines, or comes with a parameter', () => {
    for (const raw of ['data:image/png;base64,AAAA\r\nBBBB\r\nCCC=\r\n', 'data:image/png;charset=utf-8;base64,AAAA'])
      expect(safeImage(raw, { page }), raw).to.equal(raw);
    for (const raw of [
      'data:image/png;base64,',
      'data:image/png;base64,AA<A',
      'data:image/png;base64,AAAA=AAAA',
      'data:image/svg+xml;base64,AAAA\n',
    ])
      expect(safeImage(raw, { page }), raw).to.equal(null);
  });

  it('lets only listed schemes go to the shell, never a dangerous one', () => {
    expect(appUrl('loanapp://open', ['loanapp'])).to.equal('loanapp://open');
    expect(appUrl('LoanApp://open', ['loanapp'])).to.equal('loanapp://open');
    for (const listed of ['loanapp:', 'loanapp://', 'LoanApp'])
      expect(appUrl('loanapp://open', [listed]), listed).to.equal('loanapp://open');
    expect(appUrl('loanapp://open', undefined)).to.equal(undefined);
    for (const raw of [
      'loanapp://user@open',
      'loanapp://user:pw@open',
      'loanapp:\\\\open',
      'loan\tapp://open',
      `loanapp://${'a'.repeat(2048)}`,
    ])
      expect(appUrl(raw, ['loanapp']), raw).to.equal(undefined);
    for (const scheme of ['javascript', 'data', 'file', 'blob', 'https', 'vbscript'])
      expect(appUrl(`${scheme}:x`, [scheme]), scheme).to.equal(undefined);
  });

  it('gives the shell the url as it was parsed', () => {
    expect(appUrl(' loanapp://open?name=Asha Juma\n', ['loanapp'])).to.equal('loanapp://open?name=Asha%20Juma');
  });

  it('gives only https, or the own origin, for anything at all', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'javascript:',
      'pay.example',
      'evil.example',
      '\t',
      '\n',
      ' ',
      '%00',
      '#',
      '?',
      'data:',
      '.',
      '..',
    );
    const raw = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const url = safeUrl(text, { page });
        if (!url) return true;
        return (
          (url.protocol === 'https:' || url.origin === 'https://pay.example') &&
          url.username === '' &&
          url.password === '' &&
          text.length <= 2048
        );
      }),
      // Whatever happens the page answers: no search for a smaller failure, and an end.
      { numRuns: 3000, endOnFailure: true, interruptAfterTimeLimit: 4000 },
    );
  });
});
