import { parseArgs } from 'node:util';
import { others } from './engines.mjs';
import { stages } from './stages.mjs';

/**
 * The whole test run, or part of it: `--only browser,node` names stages; what follows narrows them to files.
 * The last line reads `N passed, N failed`.
 */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
/** Other browsers take their time: where they are installed, the whole run has them. */
const all = Object.keys(stages).filter((name) => process.env.THOROUGH || !(name in others));
const names = values.only ? values.only.split(',') : all;
const unknown = names.filter((name) => !(name in stages));
if (unknown.length > 0) throw new Error(`No stage is called ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`);

const sum = { passed: 0, failures: [] };

async function play(name) {
  const started = Date.now();
  const result = await stages[name](positionals).catch((error) => ({ passed: 0, failures: [error.message], output: error.stack }));
  sum.passed += result.passed;
  sum.failures.push(...result.failures.map((line) => `${name}: ${line}`));
  const failed = result.failures.length > 0;
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failures.length} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  if (result.output && (failed || name === 'build' || name in others)) console.log(result.output.trimEnd());
}

/** Checks say nothing until they end, so they run side by side; tests are watched one kind at a time. */
const TOGETHER = ['types', 'lint', 'format', 'build'];
await Promise.all(names.filter((name) => TOGETHER.includes(name)).map(play));
for (const name of names.filter((one) => !TOGETHER.includes(one))) {
  console.log(`\n— ${name}`);
  await play(name);
}
if (sum.passed + sum.failures.length === 0)
  sum.failures.push(positionals.length > 0 ? `No test matches ${positionals.join(', ')}` : `Nothing to run: ${names.join(', ')}`);
/** Once more where a log ends, of which the end may be all that is kept. */
for (const why of sum.failures) console.log(`\n✗ ${why.split('\n')[0].slice(0, 300)}`);
console.log(`\n${sum.passed} passed, ${sum.failures.length} failed`);
process.exitCode = sum.failures.length > 0 ? 1 : 0;
