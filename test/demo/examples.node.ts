import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examplesOf, productOf } from '../../demo/common/examples.js';
import { routes } from '../../src/navigation/routes.js';

describe('the examples of the gallery', () => {
  it('give an order with the product that it is of', () => {
    const tags = [...new Set(routes.map(({ element }) => element))];
    const given = tags.flatMap((tag) => examplesOf(tag, '')).map(({ attributes }) => attributes ?? {});
    const both = given.filter((attributes) => attributes['product-id'] && attributes['order-id']);
    assert.ok(both.length > 20, String(both.length));
    for (const { 'product-id': product, 'order-id': order } of both) assert.equal(product, productOf.get(order ?? ''), order);
  });
});
