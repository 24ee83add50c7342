import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callsByTag } from '../../.build/calls.mjs';
import { load } from '../../.build/node.mjs';

describe('the calls of an element', async () => {
  const calls = await callsByTag();

  it('are those of its screen and of what it is made of, and none where it asks no server', () => {
    assert.deepEqual(calls.get('about-us'), []);
    assert.deepEqual(calls.get('complaint-list'), ['problemList']);
    assert.deepEqual(calls.get('repay-deferral'), ['deferralDetail', 'pay', 'submitUtr']);
    for (const part of ['start', 'submit', 'list', 'detail'])
      for (const name of calls.get(`complaint-${part}`)) assert.ok(calls.get('complaint-flow').includes(name), name);
  });

  it('are rows, and every row is some element’s', async () => {
    const { endpoints } = await load('src/api/endpoints/all.ts');
    assert.deepEqual([...new Set([...calls.values()].flat())].sort(), endpoints.map(({ name }) => name).sort());
  });
});
