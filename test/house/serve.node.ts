import assert from 'node:assert/strict';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { serve } from '../kit/serve.js';

describe('the server of the build', () => {
  it('answers every path, also one that begins with two slashes or is badly encoded', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'empty-'));
    const { origin, close } = await serve({ dist });
    try {
      for (const each of ['/', '//', '//host/x', '/%']) assert.equal((await fetch(`${origin}${each}`)).status, 404, each);
    } finally {
      await close();
      rmdirSync(dist);
    }
  });
});
