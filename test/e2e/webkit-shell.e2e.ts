import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { serve, type Served } from '../kit/serve.js';

const run = promisify(execFile);

/** A folder with `webkit_shell.py` and `wpe_shell.py`, which play an iOS shell around a real WebKit: `LOAN_ENGINES=/path npm test`. */
const engines = process.env['LOAN_ENGINES'] ?? '';

const calls = [
  ['sendSms', { phone: '0712', text: 'hi' }],
  ['goHome', null],
  ['goMine', null],
  ['offlineToLogin', null],
  ['callTelephone', { phone: '0712' }],
  ['goRate', null],
  ['closeWebview', null],
  ['confirmPoint', { event: 'loanConfirm', productId: 'p1' }],
  ['startBindBank', null],
  ['endBindBank', null],
  ['openUrl', { url: 'loanapp://x' }],
] as const;
const names = calls.map(([name]) => name).join(',');

interface Seen {
  readonly messages: readonly { readonly handler: string; readonly body: unknown }[];
  readonly pageErrors: readonly unknown[];
}

async function shell(script: string, url: string, more: readonly string[]): Promise<Seen> {
  const { stdout } = await run('python3', [path.join(engines, script), url, '--handlers', names, ...more], { timeout: 60_000 });
  const seen: Seen = JSON.parse(stdout.trim().split('\n').pop() ?? '');
  return seen;
}

for (const script of ['webkit_shell.py', 'wpe_shell.py']) {
  const there = engines !== '' && existsSync(path.join(engines, script));
  describe(`an iOS shell, ${script}`, { skip: there ? false : 'LOAN_ENGINES names no such engine' }, () => {
    let server: Served;
    before(async () => {
      const { outputFiles } = await build({
        stdin: {
          contents: `import { callShell } from './src/shell/bridge.ts';
            for (const [action, payload] of ${JSON.stringify(calls)}) callShell({ action, payload: payload ?? undefined });
            document.title = 'called';`,
          resolveDir: process.cwd(),
        },
        bundle: true,
        write: false,
        format: 'iife',
        target: 'es2018',
      });
      server = await serve({
        lender: createLender({}),
        pages: {
          '/calls': '<!doctype html><meta charset="utf-8"><script src="/calls.js"></script>',
          '/calls.js': { type: 'text/javascript', body: outputFiles[0]?.text ?? '' },
        },
      });
    });
    after(() => server.close());

    it('gets every action with its payload, in order', async () => {
      const seen = await shell(script, `${server.origin}/calls`, ['--wait', "document.title === 'called'"]);
      assert.deepEqual(
        seen.messages.map(({ handler, body }) => [handler, body]),
        calls.map(([name, payload]) => [name, payload]),
      );
    });

    it('hears of a loan that was taken on the host page', async () => {
      const url = `${server.origin}/loanConfirm?productId=${DEMO.products.sms}&userId=${DEMO.users.asha}&sessionId=s1`;
      const button = "document.querySelector('loan-confirm').shadowRoot.querySelector('[part~=primary]')";
      const seen = await shell(script, url, [
        '--wait',
        "document.querySelector('loan-confirm').getAttribute('data-state') === 'ready'",
        '--eval',
        `(async () => { document.addEventListener('loan-navigate', (event) => event.preventDefault()); ${button}.click(); await new Promise((done) => setTimeout(done, 1500)); })()`,
      ]);
      const heard = seen.messages.map(({ handler }) => handler);
      assert.equal(heard[0], 'sendSms');
      assert.ok(heard.includes('confirmPoint'), heard.join());
      assert.deepEqual(seen.pageErrors, []);
    });
  });
}
