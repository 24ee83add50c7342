import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { allNamesOf } from '../../demo/lender/fields.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { wireFor, type WireDictionary } from '../../src/api/wire.js';
import { valueOf } from '../kit/hostile.js';

const namesOf = (row: Endpoint) => [...new Set(['code', 'message', 'data', ...allNamesOf(row.request), ...allNamesOf(row.answer)])];

/** Renames some of the names: to new ones, or among themselves. */
function renaming(names: readonly string[], mark: string): fc.Arbitrary<Record<string, string>> {
  return fc.tuple(fc.shuffledSubarray([...names]), fc.boolean()).map(([chosen, among]) => {
    const targets = among ? [...chosen].reverse() : chosen.map((_, index) => `${mark}${index}`);
    return Object.fromEntries(chosen.map((name, index) => [name, targets[index] ?? name]));
  });
}

const dictionaryFor = (row: Endpoint): fc.Arbitrary<WireDictionary> =>
  fc.record({
    paths: fc.constantFrom<Record<string, string>>({}, { [row.path]: '/k2/{provider}/p9' }),
    fields: renaming(namesOf(row), 'w_'),
    endpoints: fc.option(
      fc
        .shuffledSubarray(namesOf(row))
        .map((chosen) => ({ [row.name]: { fields: Object.fromEntries(chosen.map((name, index) => [name, `own_${index}`])) } })),
      { nil: {} },
    ),
    headers: fc.constantFrom({}, { building: 'x-b', eyes: 'x-e' }),
  });

describe('rows: through a dictionary and back', () => {
  for (const row of endpoints) {
    it(row.name, () => {
      const payload = fc.oneof(valueOf(row.request, 0), valueOf(row.answer, 0)).map((data): unknown => ({ code: 0, message: 'ok', data }));
      fc.assert(
        fc.property(dictionaryFor(row), payload, (dictionary, value) => {
          const wire = wireFor(dictionary, row.name);
          expect(wire.decode(wire.encode(value))).to.deep.equal(value);
        }),
        { numRuns: 100 },
      );
    });
  }

  it('leaves another endpoint’s own names alone', () => {
    const dictionary = { fields: { amount: 'a' }, endpoints: { pay: { fields: { amount: 'b' } } } };
    expect(wireFor(dictionary, 'pay').encode({ amount: 1 })).to.deep.equal({ b: 1 });
    expect(wireFor(dictionary, 'loanPush').encode({ amount: 1 })).to.deep.equal({ a: 1 });
  });

  it('knows what is called otherwise by that name only, in whichever order they come', () => {
    const { decode } = wireFor({ fields: { code: 'c', totalAmount: 'ta' }, endpoints: { pay: { fields: { totalAmount: 'own' } } } }, 'pay');
    const meant = { code: 5, data: [{ totalAmount: 100 }] };
    expect(decode({ c: 5, code: 0, data: [{ own: 100, totalAmount: 5 }] })).to.deep.equal(meant);
    expect(decode({ code: 0, c: 5, data: [{ totalAmount: 5, own: 100 }] })).to.deep.equal(meant);
    expect(decode({ c: 5, data: [{ totalAmount: 5, name: 'n' }] })).to.deep.equal({ code: 5, data: [{ name: 'n' }] });
    expect(wireFor({ fields: { name: 'type', type: 'name' } }, 'pay').decode({ name: 1, type: 2 })).to.deep.equal({ type: 1, name: 2 });
  });

  it('carries an image through as it is', () => {
    const image = new Blob(['x']);
    expect(wireFor({ fields: { problemImage: 'p' } }, 'problemUpload').encode({ problemImage: image })).to.deep.equal({ p: image });
  });
});
