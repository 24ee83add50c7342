import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { telephone } from '../../src/lib/telephone.js';

describe('telephone', () => {
  it('is shown as it came, and called by its digits', () => {
    assert.deepEqual(telephone(' +255 (800) 110-033 '), { number: '+255 (800) 110-033', href: 'tel:+255800110033' });
    assert.deepEqual(telephone('112'), { number: '112', href: 'tel:112' });
  });

  it('is none where a dialler would carry out what it says, or has nothing to call', () => {
    for (const value of [undefined, '', ' ', '*#06#', '*150*00#', '---', '1 (2) -', '0800 110 033;ext=1', '0800,1', '1'.repeat(33)])
      assert.equal(telephone(value), undefined, String(value));
  });
});
