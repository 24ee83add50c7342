import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

const house = ['README.md', 'demo', 'elements', 'hosts', 'package.json', 'rollup.config.mjs', 'src', 'test', 'tsconfig.json'];
const insistedOn = [
  '.build',
  '.ci',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc',
  'package-lock.json',
  'web-test-runner.config.mjs',
];

// A machine that only tests may have no git, or an unpacked copy instead of a clone.
const listed = spawnSync('git', ['-c', 'safe.directory=*', 'ls-files'], { encoding: 'utf8' });

it('the top level is the house, and what tools insist on', { skip: listed.status !== 0 && 'git lists no files here' }, () => {
  const top = new Set(
    listed.stdout
      .trimEnd()
      .split('\n')
      .map((file) => file.split('/')[0]),
  );
  assert.deepEqual(top, new Set([...house, ...insistedOn]));
});
