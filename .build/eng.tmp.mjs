import { load } from './node.mjs';
const { serve } = await load('test/kit/serve.ts');
const { createLender } = await load('demo/lender/app.ts');
const server = await serve({ lender: createLender() });
console.log(server.origin);
setTimeout(() => process.exit(), 400000);
