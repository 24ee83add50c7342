import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import confirm from '../../elements/loan-confirm.js';
import { define } from '../../elements/define.js';
import { $config, configure } from '../../src/config/config.js';

describe('the act of defining, without a DOM', () => {
  afterEach(() => $config.set({}));

  it('gives the tag as a browser would, with its prefix', () => {
    assert.equal(define(confirm), 'loan-confirm');
    assert.equal(define(confirm, { prefix: 'acme' }), 'acme-loan-confirm');
    configure({ prefix: 'page' });
    assert.equal(define(confirm), 'page-loan-confirm');
    assert.equal(define(confirm, { prefix: '' }), 'loan-confirm');
  });
});
