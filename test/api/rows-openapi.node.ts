import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { openapi } from '../../.build/openapi.js';
import { endpoints } from '../../src/api/endpoints/all.js';

describe('rows: the OpenAPI document', () => {
  const document = JSON.stringify(openapi());

  it('has every call and says what each one does', () => {
    for (const row of endpoints) {
      assert.ok(document.includes(`"operationId":"${row.name}"`), row.name);
      assert.ok(document.includes(JSON.stringify(row.doc).slice(1, -1)), row.doc);
    }
  });

  it('passes a public linter, with nothing to say', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
    try {
      const file = path.join(folder, 'openapi.json');
      writeFileSync(file, document);
      const linter = path.resolve('node_modules/.bin/redocly');
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const { status, stdout } = spawnSync(linter, ['lint', file, '--extends', 'recommended-strict', '--format', 'json'], {
        env,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stdout);
      const { totals }: { totals: unknown } = JSON.parse(stdout);
      assert.deepEqual(totals, { errors: 0, warnings: 0, ignored: 0 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
