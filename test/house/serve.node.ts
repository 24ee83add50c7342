import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { serve } from '../kit/serve.js';

describe('the server of the build', () => {
  it('answers every path, also one that begins with two slashes or is badly encoded', async () => {
    const { origin, close } = await serve({ dist: tmpdir() });
    try {
      for (const path of ['/', '//', '//host/x', '/%']) assert.equal((await fetch(`${origin}${path}`)).status, 404, path);
    } finally {
      await close();
    }
  });
});
