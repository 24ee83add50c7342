import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { inside } from '../../.build/paths.mjs';
import { THOROUGH } from '../kit/effort.ts';

const LEFT = new Set(['node_modules', 'dist', '.git']);

/** Every file of a folder, by its content. */
async function contents(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [path.relative(folder, file), hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/** Names of files are of what is in them, and budgets of bytes are tight: neither may depend on which file was read first. */
describe('a build', () => {
  it('is the same, byte for byte, in another folder', { skip: !THOROUGH }, async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'loan-elements-'));
    try {
      await cp(inside(), other, { recursive: true, filter: (from) => !LEFT.has(path.relative(inside(), from)) });
      // The packages are the same; what is kept beside them is not.
      await mkdir(path.join(other, 'node_modules'));
      const packages = (await readdir(inside('node_modules'))).filter((name) => name !== '.cache');
      await Promise.all(packages.map((name) => symlink(inside('node_modules', name), path.join(other, 'node_modules', name))));
      await promisify(execFile)(process.execPath, ['.build/build.mjs'], { cwd: other });
      assert.deepEqual(await contents(path.join(other, 'dist')), await contents(process.env.LOAN_DIST));
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  });
});
