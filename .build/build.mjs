import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { rollup } from 'rollup';
import configs from '../rollup.config.mjs';
import { generate } from './generate/index.mjs';
import { cache, inside } from './paths.mjs';
import { deploymentConfig } from './plugins/hosts.mjs';
import { sizes } from './sizes.mjs';

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

/** Made aside and put in place at once: a server or a test may be reading the one before. */
const making = cache(`dist-made-${process.pid}`);

async function bundle({ output, ...input }) {
  const made = await rollup({ ...input, onwarn, logLevel: 'warn' });
  await made.write({ ...output, dir: path.join(making, path.relative(inside('dist'), output.dir)) });
  await made.close();
}

async function build() {
  await deploymentConfig();
  await Promise.all(configs.filter(({ input }) => Object.keys(input).length > 0).map(bundle));
  await generate(making);
  console.log(await sizes(making));
  const before = cache(`dist-before-${process.pid}`);
  await rename(inside('dist'), before).catch(() => mkdir(before, { recursive: true }));
  await rename(making, inside('dist'));
  await rm(before, { recursive: true, force: true });
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  await build();
} catch (error) {
  console.error([error.message || error.stack, error.id, error.frame].filter(Boolean).join('\n'));
  process.exitCode = 1;
} finally {
  await rm(making, { recursive: true, force: true });
}
