import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

it('the top level is the house, and what tools insist on', { skip: !existsSync('.git') && 'not a clone' }, () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trimEnd().split('\n');
  const top = new Set(files.map((file) => file.split('/')[0]));
  assert.deepEqual(
    [...top].toSorted((one, other) => one.localeCompare(other)),
    [...house, ...insistedOn].toSorted((one, other) => one.localeCompare(other)),
  );
});
