import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readdirSync } from 'node:fs';
import { importsOf } from '../../.build/node.mjs';

const files = readdirSync('src', { recursive: true })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

describe('packages', () => {
  it('axios is loaded by the client alone, on demand', async () => {
    const imports = await importsOf(files);
    const found = imports.filter(({ of }) => of.startsWith('axios'));
    assert.deepEqual(found, [{ file: 'src/api/client.ts', of: 'axios', how: 'dynamic-import' }]);
  });
});
