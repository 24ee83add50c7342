import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { linkTo, withQuery } from '../../src/navigation/links.js';
import { matchRoute, pathOf, routes } from '../../src/navigation/routes.js';
import { formatQuery, parseQuery } from '../../src/lib/query.js';

describe('the route table', () => {
  it('takes the first match, on whole segments, ignoring case', () => {
    const name = (path: string) => matchRoute(path)?.name;
    expect(name('/repaymentOfCode')).to.equal('repayCode');
    expect(name('/repaymentOfCode2')).to.equal('repaySlip');
    expect(name('/REPAYMENTOFCODE2/x')).to.equal('repaySlip');
    expect(name('/repaymentOfCode3')).to.equal(undefined);
    expect(name('/complainPage')).to.equal('complaint');
    expect(name('/complainPageNext')).to.equal('complaintSubmit');
    expect(name('/loan')).to.equal('loanTerms');
    expect(name('/loanConfirm')).to.equal('loanConfirm');
    expect(name('/loanconfirm/')).to.equal('loanConfirm');
    expect(name('/')).to.equal('site');
    expect(name('/x')).to.equal(undefined);
    expect(name('/About/us')).to.equal('aboutUs');
  });

  it('finds every route by its own path, as the first of its path', () => {
    for (const route of routes) expect(pathOf(matchRoute(route.path)?.name ?? 'site')).to.equal(route.path);
  });

  it('follows a deployment that changes paths', () => {
    const paths = { loanConfirm: '/m/confirm' };
    expect(matchRoute('/m/confirm', paths)?.name).to.equal('loanConfirm');
    expect(matchRoute('/loanConfirm', paths)?.name).to.equal(undefined);
    expect(linkTo('loanConfirm', {}, { base: 'https://h5.example/', paths, carried: [] })).to.equal('https://h5.example/m/confirm');
  });

  it('takes a deployment’s path without a slash as one with it', () => {
    expect(linkTo('loanConfirm', {}, { base: '', paths: { loanConfirm: 'm/confirm' }, carried: [] })).to.equal('/m/confirm');
  });

  it('leads to the web or the page’s own origin, whatever stands as the base', () => {
    const at = (base: string) => linkTo('site', {}, { base, paths: undefined, carried: [] });
    expect(at('https://h5.example/app/')).to.equal('https://h5.example/app/');
    expect(at('/app')).to.equal('/app/');
    for (const base of [
      'javascript:alert(1)//',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://u:p@h5.example',
      'h5.example',
      ' https://h5.example',
    ])
      expect(at(base), base).to.equal('/');
  });

  it('links with the carried keys first, then its own; its own win', () => {
    const link = linkTo(
      'loanDetail',
      { orderId: 'o1', userId: 'x', note: 'a&b' },
      {
        base: '',
        paths: undefined,
        carried: [
          ['userId', 'u1'],
          ['sessionId', 's=1'],
        ],
      },
    );
    expect(link).to.equal('/loanDetail?sessionId=s%3D1&orderId=o1&userId=x&note=a%26b');
  });

  it('adds to a url what it has not', () => {
    const url = withQuery(
      new URL('https://a.example/x?userId=own#h'),
      [
        ['userId', 'u1'],
        ['phone', ''],
      ],
      { from: 'confirm' },
    );
    expect(url.searchParams.get('userId')).to.equal('own');
    expect(url.searchParams.get('from')).to.equal('confirm');
    expect(url.hash).to.equal('#h');
  });
});

describe('the page query', () => {
  it('keeps the last value, mirrors the product, refuses keys of prototypes', () => {
    const pairs = parseQuery('?a=1&a=2&product_id=p&__proto__=x&constructor=y&prototype=z&b=%E0%A4%A&c=x+y&d');
    expect(Object.fromEntries(pairs)).to.deep.equal({ a: '2', product_id: 'p', productId: 'p', b: '%E0%A4%A', c: 'x y', d: '' });
    expect(Object.fromEntries(parseQuery('productId=q'))).to.deep.equal({ productId: 'q', product_id: 'q' });
  });

  it('never throws, and reads what it wrote', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => parseQuery(search) instanceof Map));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1, unit: 'grapheme' })), { maxLength: 20 }),
        (pairs) => {
          const expected = new Map(pairs.map(([key, value]) => [`k${key}`, value]));
          expect(Object.fromEntries(parseQuery(formatQuery(expected)))).to.deep.equal(Object.fromEntries(expected));
        },
      ),
    );
  });
});
