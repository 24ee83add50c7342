import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { press, sent, takeLoan } from '../kit/drive.js';
import { serve, type Served } from '../kit/serve.js';

/**
 * Browsers of other makers and other years, as scripts that print one JSON line (`LOAN_ENGINES` names their folder): old Chromiums,
 * Firefox, WebKit. Those that are not installed are left out.
 */
const FOLDER = process.env['LOAN_ENGINES'] ?? '';
const QUERY = `userId=${DEMO.users.asha}&sessionId=s-1&productId=`;

interface Seen {
  readonly ok: boolean;
  readonly error?: string;
  readonly eval?: string;
  readonly pageErrors?: readonly string[];
}

function run(command: readonly string[], url: string, more: readonly string[]): Promise<Seen> {
  const [program = '', ...rest] = command;
  return new Promise((resolve) => {
    execFile(program, [...rest, url, ...more], { cwd: FOLDER, timeout: 90_000, maxBuffer: 1e8 }, (error, stdout) => {
      const line = stdout.trim().split('\n').pop() ?? '';
      try {
        resolve(JSON.parse(line) as Seen);
      } catch {
        resolve({ ok: false, error: error?.message ?? line });
      }
    });
  });
}

const olds = existsSync(path.join(FOLDER, 'old'))
  ? readdirSync(path.join(FOLDER, 'old'))
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(a) - Number(b))
  : [];
const engines: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(olds.map((version) => [`Chromium ${version}`, ['node', 'oldchromium.mjs', version]])),
  Firefox: ['node', 'firefox.mjs'],
  WebKitGTK: ['python3', 'webkit_shell.py', '--size', '360x740'],
  WPE: ['python3', 'wpe_shell.py', '--size', '360x740'],
};

/** Other kinds of screens: what is pressed, how often at once, what answers, and what is told. */
const others = [
  [`repayByPeriod?orderId=${DEMO.orders.repaying}&`, '[part~=primary]', 3, 'dialog', 'loan-repaid PUSH, seen'],
  ['bindBank?', '[part~=primary]', 1, '[role=alert]', 'seen'],
  [`complainPageNext?problemType=1&problemSonType=11&orderNo=${DEMO.orders.due}&`, '[part~=primary]', 1, '.toast', 'seen'],
  [
    `complainPage?orderId=${DEMO.orders.due}&`,
    '.complaint-choices li:nth-child(3) button',
    1,
    'loan-navigate',
    'loan-navigate complaintSubmit, seen',
  ],
  [`register?templateId=${DEMO.templates.main}&`, '[part~=primary]', 1, '[role=alert]', 'seen'],
] as const;

const element = `<loan-confirm product-id="${DEMO.products.retention}" user-id="${DEMO.users.asha}" session-id="s-1"></loan-confirm>`;
const page = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Partner</title><link rel="icon" href="data:,">${script}</head><body>${element}</body></html>`;

describe('in another engine', () => {
  let server: Served;
  const lender = createLender();
  before(async () => {
    server = await serve({
      lender,
      pages: {
        '/blank': '<!doctype html><title>Blank</title>',
        '/auto': page('<script type="module" src="/loan-elements.js"></script>'),
        '/one': page('<script type="module" src="/elements/loan-confirm.js"></script>'),
        '/classic': page('<script src="/loan-elements.iife.js"></script>'),
      },
    });
  });
  after(() => server.close());
  const installed = async (command: readonly string[]) =>
    existsSync(path.join(FOLDER, command[1] ?? '')) && (await run(command, `${server.origin}/blank`, ['--eval', '1'])).ok;

  for (const [name, command] of Object.entries(engines)) {
    it(`${name} takes a loan on a host page and on partner pages`, async (test) => {
      if (!(await installed(command))) return test.skip(`${name} is not installed`);
      for (const address of [`loanConfirm?${QUERY}${DEMO.products.retention}`, 'auto', 'one', 'classic']) {
        const seen = await run(command, `${server.origin}/${address}`, ['--timeout', '60', '--eval', sent(takeLoan)]);
        assert.deepEqual(
          { address, ...seen, eval: seen.eval, pageErrors: seen.pageErrors ?? [] },
          { address, ...seen, ok: true, eval: 'true true true 1', pageErrors: [] },
        );
      }
    });

    it(`${name} shows other screens, which answer`, async (test) => {
      if (!(await installed(command))) return test.skip(`${name} is not installed`);
      const world = name.replace(' ', '-');
      for (const [address, pressed, times, answered, told] of others) {
        const url = `${server.origin}/${address}merchantNumber=${world}&${QUERY}${DEMO.products.main}`;
        const seen = await run(command, url, ['--timeout', '60', '--eval', sent(press, pressed, times, answered)]);
        assert.deepEqual(
          { address, ...seen, eval: seen.eval, pageErrors: seen.pageErrors ?? [] },
          { address, ...seen, ok: true, eval: told, pageErrors: [] },
        );
      }
      assert.equal(lender.state.world(world).log.filter(({ endpoint }) => endpoint === 'pay').length, 1);
    });
  }
});
