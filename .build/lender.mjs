import { parseArgs } from 'node:util';
import { load } from './node.mjs';

/** The sandbox lender alone, for pages served by something else: `--port 0`, `--disguise 7`, `--seed 1`, `--pages https://…`. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, disguise: { type: 'string' }, seed: { type: 'string' }, pages: { type: 'string' } },
});
const [{ serve }, { createLender }] = await Promise.all([load('test/kit/serve.ts'), load('demo/lender/app.ts')]);
const lender = createLender({
  ...(values.seed ? { seed: Number(values.seed) } : {}),
  ...(values.disguise ? { disguise: Number(values.disguise) } : {}),
  ...(values.pages ? { pages: values.pages } : {}),
});
const { origin } = await serve({ lender, dist: '/nowhere', port: Number(values.port ?? 0) });
console.log(`Lender         ${origin}/roof`);
console.log(`Configuration  ${origin}/__lender/config`);
