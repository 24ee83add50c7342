import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from './node.mjs';
import { inside } from './paths.mjs';

/** The gallery, the host pages and the sandbox lender on one port: `--port 8080`, `--disguise 7`, `--seed 1`. */
const { values } = parseArgs({ options: { port: { type: 'string' }, disguise: { type: 'string' }, seed: { type: 'string' } } });
const number = (text) => (text === undefined ? undefined : Number(text));

const FOLDERS = ['src', 'elements', 'hosts', 'demo', '.build'];

/** When something of ours last changed. */
const changed = () =>
  Math.max(
    ...FOLDERS.flatMap((folder) => readdirSync(inside(folder), { recursive: true }).map((file) => statSync(inside(folder, file)).mtimeMs)),
  );

const stamp = inside('dist/sri.json');
if (!existsSync(stamp) || statSync(stamp).mtimeMs < changed()) {
  const { status } = spawnSync(process.execPath, [inside('.build/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const [{ serve }, { createLender }, { DEMO }] = await Promise.all([
  load('test/kit/serve.ts'),
  load('demo/lender/app.ts'),
  load('demo/lender/demo.ts'),
]);
const lender = createLender({
  ...(values.seed ? { seed: number(values.seed) } : {}),
  ...(values.disguise ? { disguise: number(values.disguise) } : {}),
});
/** A page of any other origin may try them. */
const options = { dist: inside('dist'), lender, cors: true, ...(values.disguise ? { config: lender.config } : {}) };

/** The wished port; without a wish 8080, or any when that is taken. */
async function started() {
  if (values.port) return serve({ ...options, port: number(values.port) });
  return serve({ ...options, port: 8080 }).catch(() => serve(options));
}

const { origin } = await started();
const who = `userId=${DEMO.users.asha}&sessionId=demo`;
const lines = [
  ...(existsSync(inside('dist/demo/index.html')) ? [['Gallery', 'demo/']] : []),
  ['Loan confirmation', `loanConfirm?productId=${DEMO.products.main}&${who}`],
  ['Order', `loanDetail?productId=${DEMO.products.main}&orderId=${DEMO.orders.dueDeferrable}&${who}`],
  ['Lender', '__lender/config'],
];
for (const [name, path] of lines) console.log(`${name.padEnd(18)} ${origin}/${path}`);
