import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from '../kit/serve.js';

const read = (file: string) => readFileSync(path.resolve('test/bench', file), 'utf8');

/** The styles of the hand-written page, which the naive one has in a file. */
const styles = () => /<style>([^]*?)<\/style>/.exec(read('floor.html'))?.[1] ?? '';

/** The hand-written page, and the naive one with its bundle. */
export async function comparedPages(): Promise<Record<string, Page>> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('test/bench/naive.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2018',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return {
    '/floor': read('floor.html'),
    '/naive': `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>Confirm your loan</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/naive.css" /><script defer src="/naive.js"></script></head><body><div id="app"></div></body></html>`,
    '/naive.js': {
      type: 'text/javascript; charset=utf-8',
      body: outputFiles[0]?.text ?? '',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    '/naive.css': { type: 'text/css; charset=utf-8', body: styles(), headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  };
}
