import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hostPage } from '../../hosts/template.mjs';

const part = { href: '../chunks/x.js', hash: 'sha256-x' };
const page = (servicePhone) =>
  hostPage({
    tag: 'about-us',
    title: 'About us',
    skeleton: '',
    style: part,
    script: part,
    entry: part,
    preloads: [],
    first: undefined,
    parts: part,
    config: servicePhone === undefined ? {} : { servicePhone },
  });

it('a host page names the service phone wherever it cannot start, as it is dialled', () => {
  const links = page('+255 800 <1>').match(/<a href="tel:[^"]*">[^<]*</g);
  assert.deepEqual(links, ['<a href="tel:+2558001">+255 800 &#60;1&#62;<', '<a href="tel:+2558001">+255 800 &#60;1&#62;<']);
  assert.doesNotMatch(page(), /tel:/);
});
