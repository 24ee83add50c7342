import assert from 'node:assert/strict';
import { it } from 'node:test';
import { load } from '../../.build/node.mjs';
import { hostPage } from '../../hosts/template.mjs';

const { words } = await load('hosts/words.ts');

const part = { href: '../chunks/x.js', hash: 'sha256-x' };
const piece = (text) => ({ href: `../chunks/${text}`, hash: `sha256-${text}`, text });
const given = {
  strict: false,
  tag: 'about-us',
  locale: 'sw',
  title: 'Kutuhusu',
  words: words.sw,
  skeleton: '',
  style: piece('p{}'),
  start: part,
  entry: part,
  preloads: [],
  calls: undefined,
  first: piece('ask()'),
  sketch: piece('draw()'),
  later: [part],
  parts: part,
  config: {},
};
const page = (servicePhone) => hostPage({ ...given, config: servicePhone === undefined ? {} : { servicePhone } });
const policyOf = (html) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

it('a host page lets nothing run that stands in it but what its policy names, to the letter', () => {
  const html = hostPage(given);
  assert.match(policyOf(html), /script-src 'self' 'sha256-ask\(\)' 'sha256-draw\(\)'; style-src 'self' 'sha256-p\{\}';/);
  assert.deepEqual(html.match(/<script>[^]*?<\/script>|<style>[^]*?<\/style>/g), [
    '<style>p{}</style>',
    '<script>ask()</script>',
    '<script>draw()</script>',
  ]);
});

it('in a strict one nothing stands that could run', () => {
  const html = hostPage({ ...given, strict: true });
  assert.match(policyOf(html), /script-src 'self'; style-src 'self';/);
  assert.doesNotMatch(html, /<script>|<style|ask\(\)<|draw\(\)</);
  assert.match(html, /src="\.\.\/chunks\/ask\(\)" integrity="sha256-ask\(\)"/);
});

it('what would end a script before its end is not put into a page', () => {
  for (const text of ['"</script>"', '"<!--"']) assert.throws(() => hostPage({ ...given, sketch: piece(text) }));
});

it('a host page names the service phone wherever it cannot start, as it is dialled', () => {
  const links = page('+255 800 <1>').match(/<a href="tel:[^"]*">[^<]*</g);
  assert.deepEqual(links, ['<a href="tel:+2558001">+255 800 &#60;1&#62;<', '<a href="tel:+2558001">+255 800 &#60;1&#62;<']);
  assert.doesNotMatch(page(), /tel:/);
});

it('a host page is written in the language of the deployment, also for where no script runs', () => {
  const html = hostPage(given);
  assert.match(html, /<html lang="sw">/);
  for (const said of ['late', 'lateMore', 'again', 'off', 'offMore']) assert.ok(html.includes(`>${words.sw[said]}<`), said);
});

it('every language has words of its own for a page that does not start', () => {
  assert.deepEqual(Object.keys(words).sort(), ['en', 'fil', 'hi', 'id', 'sw', 'zh-Hans']);
  const all = Object.values(words).flatMap((each) => Object.values(each));
  assert.equal(new Set(all).size, all.length);
});

it('a host page tells nobody where it is', () => {
  for (const strict of [false, true]) assert.match(hostPage({ ...given, strict }), /<meta name="referrer" content="no-referrer" ?\/?>/);
});
