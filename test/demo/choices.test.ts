import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { carriedTo, defaults, readChoices, SETTINGS, writeChoices, type Choices } from '../../demo/common/choices.js';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const name = fc.stringMatching(/^[a-z][a-z]{0,8}(-[a-z]{1,8})?$/).filter((key) => key !== 'product');
const dictionary = (key: fc.Arbitrary<string>) => fc.dictionary(key, text, { maxKeys: 4 });
const one = <T extends string>(values: readonly T[]) => fc.constantFrom(...values);

const choices: fc.Arbitrary<Choices> = fc.record({
  state: one(SETTINGS.state),
  theme: one(SETTINGS.theme),
  locale: one(SETTINGS.locale),
  dir: one(SETTINGS.dir),
  text: one(SETTINGS.text),
  slow: one(SETTINGS.slow),
  shell: one(SETTINGS.shell),
  links: one(SETTINGS.links),
  size: one(SETTINGS.size),
  tab: one(SETTINGS.tab),
  on: one(['*', 'reads', 'actions', 'loanPush']),
  seed: one(['', '5']),
  disguise: one(['', '7']),
  css: fc.option(text, { nil: '' }),
  config: fc.option(text, { nil: '' }),
  attributes: dictionary(name),
  properties: dictionary(name),
  tokens: dictionary(name.map((key) => `--loan-${key}`)),
});

describe('the choices of a page of the gallery', () => {
  it('come back from an address as they went into it', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const read = readChoices(writeChoices(chosen, 'loan-confirm'));
        expect(read).to.deep.equal({ tag: 'loan-confirm', choices: chosen });
      }),
      { numRuns: 500 },
    );
  });

  it('say nothing where nothing is chosen', () => {
    expect(writeChoices(defaults)).to.equal('');
    expect(readChoices('').choices).to.deep.equal(defaults);
  });

  it('keep what is left out on purpose', () => {
    const query = writeChoices({ ...defaults, attributes: { 'order-id': '', 'product-id': '7' } });
    expect(readChoices(query).choices.attributes).to.deep.equal({ 'product-id': '7', 'order-id': '' });
  });

  it('read the query of a host page too, and leave out what is not known', () => {
    const { choices: read } = readChoices('productId=1&product_id=1&order_id=2&userId=3&_state=gone&_theme=dark&__proto__=x');
    expect(read.attributes).to.deep.equal({ 'product-id': '1', 'order-id': '2', 'user-id': '3' });
    expect([read.state, read.theme]).to.deep.equal(['ready', 'dark']);
  });

  it('stay for another element as far as they are not its own', () => {
    const before = readChoices('product-id=1&_theme=dark&_state=http&_on=reads&.info={}&_css=a{}&--loan-accent=red').choices;
    const after = carriedTo(before, { 'order-id': '2' });
    expect(after).to.deep.equal({ ...defaults, theme: 'dark', attributes: { 'order-id': '2' }, tokens: { '--loan-accent': 'red' } });
  });
});
