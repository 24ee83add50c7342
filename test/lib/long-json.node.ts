import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { cutJson, type CutJson } from '../../src/lib/long-json.js';

const MARK = '"cut"';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The value of a text that was cut, put together again. */
function together(cut: CutJson, keep: number): unknown {
  const items = cut.pieces.flatMap((piece) => piece());
  assert.equal(items.length, cut.count);
  return JSON.parse(`${cut.before},${MARK}${cut.after}`, (_, value: unknown) =>
    Array.isArray(value) && value.length === keep + 1 && value[keep] === 'cut' ? [...value.slice(0, keep), ...items] : value,
  );
}

/** The same, or that it is no JSON. */
function read(text: string, keep: number, step: number): unknown {
  try {
    const cut = cutJson(bytesOf(text), keep, step);
    return { value: cut ? together(cut, keep) : JSON.parse(text) };
  } catch (thrown) {
    assert.ok(thrown instanceof SyntaxError);
    return 'no JSON';
  }
}

function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'no JSON';
  }
}

const NESTED = {
  code: 0,
  data: { odd: '],{"\\', list: [[1, { a: ',]' }], 'é😀\u2028', { b: [] }, null, -1.5e3, true], after: [1, 2] },
  message: 'said',
};

describe('a long list cut out of JSON', () => {
  it('leaves what is before it, its first items, and what comes after', () => {
    const cut = cutJson(bytesOf(JSON.stringify({ code: 0, list: ['a', 'b', 'c', 'd', 'e'], message: 'said' })), 2, 2);
    assert.deepEqual([cut?.before, cut?.after, cut?.count], ['{"code":0,"list":["a","b"', '],"message":"said"}', 3]);
    assert.deepEqual(
      cut?.pieces.map((piece) => piece()),
      [['c', 'd'], ['e']],
    );
  });

  it('is found at any depth, whatever stands in strings; the first that is long enough is it', () => {
    for (const text of [JSON.stringify(NESTED), JSON.stringify(NESTED, null, 2)]) {
      for (const [keep, step] of [
        [1, 1],
        [2, 2],
        [3, 1],
        [5, 9],
      ] as const) {
        assert.deepEqual(read(text, keep, step), { value: NESTED });
        assert.ok(cutJson(bytesOf(text), keep, step));
      }
      assert.equal(cutJson(bytesOf(text), 6, 1), undefined);
    }
  });

  it('is not there where no list is that long, or the text ends before it', () => {
    for (const text of [
      '',
      'null',
      '"[1,2,3',
      '[1,2]',
      '{"a":1,"b":2,"c":3}',
      '1,2,3,4',
      '[1,2,3',
      '[1,2,"3]',
      '[1,2,{"a":3]',
      ']]]',
      '}1,2,3',
    ])
      assert.equal(cutJson(bytesOf(text), 2, 1), undefined, text);
  });

  it('is JSON where the text is, and has the same values', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (value, keep, step, spaced) => {
          const text = JSON.stringify(value, null, spaced ? 1 : 0);
          assert.deepEqual(read(text, keep, step), parsed(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is none where the text is none: one character missing, doubled or another', () => {
    const text = JSON.stringify(NESTED);
    let broken = 0;
    for (let at = 0; at < text.length; at += 1) {
      const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
      for (const between of ['', text.charAt(at).repeat(2), ...',[]{}"\\ 0'.split('')]) {
        // Half a sign travels as another.
        const odd = new TextDecoder().decode(bytesOf(head + between + tail));
        if (parsed(odd) === 'no JSON') broken += 1;
        for (const keep of [1, 3]) assert.deepEqual(read(odd, keep, 2), parsed(odd), odd);
      }
    }
    assert.ok(broken > 500, `${broken} were none`);
  });
});
