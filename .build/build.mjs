import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { rollup } from 'rollup';
import configs from '../rollup.config.mjs';
import { inside } from './paths.mjs';

const started = performance.now();

/** Silence or failure: a warning about our own code is an error. */
function onwarn(warning) {
  const packages = warning.ids?.every((id) => id.includes('/node_modules/'));
  if (
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    warning.code === 'SOURCEMAP_ERROR' ||
    warning.code === 'EMPTY_BUNDLE' ||
    (warning.code === 'CIRCULAR_DEPENDENCY' && packages)
  )
    return;
  throw new Error(warning.message);
}

async function bundle({ output, ...input }) {
  const made = await rollup({ ...input, onwarn });
  await made.write(output);
  await made.close();
}

async function build() {
  await rm(inside('dist'), { recursive: true, force: true });
  await Promise.all(configs.filter(({ input }) => Object.keys(input).length > 0).map(bundle));
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  await build();
} catch (error) {
  console.error([error.message || error.stack, error.id, error.frame].filter(Boolean).join('\n'));
  process.exitCode = 1;
}
