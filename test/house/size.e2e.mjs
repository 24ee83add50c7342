import assert from 'node:assert/strict';
import { it } from 'node:test';
import { measure } from '../../.build/size.mjs';

for (const { name, kB, budget } of measure()) {
  it(`${name} stays within ${budget} kB`, () => assert.ok(kB <= budget, `${kB.toFixed(1)} kB`));
}
