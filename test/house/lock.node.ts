import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the lock file', () => {
  it('names no host to fetch from', () => {
    assert.deepEqual(
      Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.includes('://')),
      [],
    );
  });

  it('lists the binaries of every platform', () => {
    const missing = Object.entries(lock.packages).flatMap(([name, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (other) => !(`node_modules/${other}` in lock.packages) && !(`${name}/node_modules/${other}` in lock.packages),
      ),
    );
    assert.deepEqual(missing, []);
    for (const known of ['@rollup/rollup-darwin-arm64', '@esbuild/win32-x64', '@oxlint/binding-linux-arm64-musl']) {
      assert.ok(`node_modules/${known}` in lock.packages, known);
    }
  });

  it('is of exact versions', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    assert.deepEqual(loose, []);
  });
});
