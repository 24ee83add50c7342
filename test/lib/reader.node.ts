import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { before, describe, it } from 'node:test';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { endpoints } from '../../src/api/endpoints/all.js';
import { $config, configure } from '../../src/config/config.js';
import { keys } from '../../src/config/keys.js';
import type { safeParse, Result } from '../../src/lib/reader.js';
import { hostileValue, valueOf } from '../kit/hostile.js';

type Schema = Parameters<typeof safeParse>[0];
interface Written {
  readonly safeParse: typeof safeParse;
  readonly endpoints: readonly { readonly name: string; readonly request: Schema; readonly answer: Schema }[];
  readonly $config: typeof $config;
  readonly configure: typeof configure;
  readonly keys: Readonly<Record<string, { readonly schema: Schema }>>;
}

const READER = './src/lib/reader.ts';
/** The same sources as the pages have them. */
async function asInPages(): Promise<Written> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  const outfile = path.join(folder, 'written.mjs');
  const resolveDir = path.resolve('.');
  await build({
    stdin: {
      contents: `export * from './src/api/endpoints/all.ts'; export * from './src/config/keys.ts'; export * from './src/config/config.ts'; export { safeParse } from '${READER}';`,
      resolveDir,
    },
    alias: { valibot: path.resolve(READER) },
    bundle: true,
    outfile,
    format: 'esm',
    logLevel: 'error',
  });
  const written: Written = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return written;
}

const outcome = (read: Result | v.SafeParseResult<v.GenericSchema>) => (read.success ? ['read', read.output] : ['not read']);

describe('what reads values in pages', () => {
  let written: Written;
  before(async () => {
    written = await asInPages();
  });

  function same(name: string, theirs: v.GenericSchema, ours: Schema | undefined, least = 20): void {
    assert.ok(ours, name);
    let read = 0;
    const holds = (value: unknown) => {
      const wanted = outcome(v.safeParse(theirs, value));
      if (wanted.length > 1) read += 1;
      assert.deepStrictEqual(outcome(written.safeParse(ours, value)), wanted);
    };
    for (const hostile of [0, 3, 8]) fc.assert(fc.property(valueOf(theirs, hostile), holds), { numRuns: 700, seed: 20_260_101 });
    fc.assert(fc.property(fc.stringMatching(/^#[\da-fA-F]{5,7}$/), holds), { numRuns: 100, seed: 20_260_101 });
    fc.assert(fc.property(fc.stringMatching(/^(?:https:\/\/[a-z]{1,5})?\/[a-z?]{0,5}$/), holds), { numRuns: 100, seed: 20_260_101 });
    fc.assert(fc.property(hostileValue, holds), { numRuns: 300, seed: 20_260_101 });
    assert.ok(read >= least, `${name}: ${read} were read`);
  }

  for (const { name, answer, request } of endpoints)
    it(`reads the answer of ${name} as valibot does, and the request`, () => {
      const ours = written.endpoints.find((row) => row.name === name);
      same(name, answer, ours?.answer);
      // Pictures are not made of JSON: no request with one is read here.
      same(name, request, ours?.request, 0);
    });

  for (const [name, { schema }] of Object.entries(keys))
    it(`reads the configuration key ${name} as valibot does`, () => same(name, schema, written.keys[name]?.schema));

  it('keeps the same parts of a configuration that is spoilt', () => {
    const { warn } = console;
    console.warn = () => undefined;
    const whole = v.object(
      Object.fromEntries(Object.entries(keys).map(([key, { schema }]) => [key, v.optional<v.GenericSchema, undefined>(schema, undefined)])),
    );
    const spoilt = fc.oneof(valueOf(whole, 3), valueOf(whole, 8));
    const holds = (part: unknown) => {
      const kept = [
        { $config, configure },
        { $config: written.$config, configure: written.configure },
      ].map((one) => {
        one.$config.set({});
        Reflect.apply(one.configure, undefined, [part]);
        return one.$config.get();
      });
      assert.deepStrictEqual(kept[1], kept[0]);
      for (const [name, { schema }] of Object.entries(keys)) {
        const value = kept[0]?.[name as keyof typeof keys];
        assert.ok(value === undefined || v.safeParse(schema, value).success, name);
      }
    };
    fc.assert(fc.property(spoilt, holds), { numRuns: 300, seed: 20_260_101 });
    console.warn = warn;
  });

  it('says what was expected', () => {
    const words = (value: unknown, schema: Schema | undefined) => {
      const read = schema && written.safeParse(schema, value);
      return read && !read.success ? read.issues[0].message : undefined;
    };
    assert.equal(words(5, written.keys['apiBase']?.schema), 'Expected string');
    assert.equal(words('blue', written.keys['theme']?.schema), 'Expected light or dark or auto');
    assert.equal(words({ expiredCode: true }, written.keys['session']?.schema), 'Expected string or number');
    assert.equal(words('red', written.keys['accent']?.schema), 'a colour such as #0b6e4f');
  });
});
