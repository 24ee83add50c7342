import { expect } from '@open-wc/testing';
import { defaults } from '../../demo/common/choices.js';
import type { ElementModel } from '../../demo/common/model.js';
import { snippet } from '../../demo/gallery/snippet.js';

const element: ElementModel = {
  tag: 'loan-confirm',
  title: '',
  group: 'loan',
  doc: '',
  spec: '',
  attributes: [],
  properties: [],
  events: [],
  parts: [],
  calls: [],
};
const configOf = (html: string): unknown => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('loan-confirm')).to.not.equal(null);
  return JSON.parse(page.getElementById('loan-config')?.textContent ?? 'null');
};

describe('the HTML of an element as it stands', () => {
  it('has language and theme beside a configuration that was typed, which wins', () => {
    expect(
      configOf(snippet(element, { ...defaults, locale: 'sw', theme: 'dark', config: '{"productName":"A","theme":"light"}' })),
    ).to.deep.equal({
      locale: 'sw',
      theme: 'light',
      productName: 'A',
    });
    expect(configOf(snippet(element, defaults))).to.equal(null);
  });

  it('ends no script with what is in the configuration', () => {
    const name = '</script><p>out</p>';
    expect(configOf(snippet(element, { ...defaults, config: JSON.stringify({ productName: name }) }))).to.deep.equal({ productName: name });
  });
});
