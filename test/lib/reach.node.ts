import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inReach } from '../../src/lib/reach.js';

describe('whom a url reaches', () => {
  for (const [whom, written] of [
    ['+255 22 333', '+25522333'],
    ['help@pesa.example', 'help@pesa.example'],
    ['help?cc=me@x.example&body=a', 'help%3Fcc%3Dme@x.example%26body%3Da'],
    ['*123#', '*123%23'],
  ] as const)
    it(whom, () => assert.equal(inReach(whom), written));
});
