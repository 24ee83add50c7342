import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { createLender } from '../../demo/lender/app.js';
import { launch, phone } from '../kit/browser.js';
import { one } from '../kit/effort.js';
import { serve, type Served } from '../kit/serve.js';
import { subjects } from './subjects.js';

/**
 * Guards against accidents: a chosen set of screens looks as it did, give or take. The pictures are made anew on purpose only:
 * `UPDATE_LOOKS=1 npm run test:e2e -- test/looks/reference`. Typeface and clock are pinned, so that machines agree.
 */
const chosen = [
  'loan-confirm',
  'order-due-deferrable',
  'repay-installment',
  'repay-code',
  'bind-bank',
  'complaint-start',
  'loan-confirm-error',
];
const folder = path.resolve('test/looks/reference');
const now = Date.parse('2026-06-15T09:00:00Z');
/** How many of a hundred pixels may differ. */
const TOLERANCE = 2;

const face = (weight: number) =>
  readFileSync(
    createRequire(path.resolve('package.json')).resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`),
  ).toString('base64');

/** In the page: the pinned typeface, from memory, which no policy forbids. */
function pinned(faces: readonly (readonly [number, string])[]): void {
  for (const [weight, data] of faces) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const font = new FontFace('Pinned', bytes.buffer, { weight: String(weight) });
    document.fonts.add(font);
    void font.load();
  }
  document.addEventListener('readystatechange', () => document.documentElement.style.setProperty('--loan-font', 'Pinned'));
}

describe('the looks of chosen screens', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender({ now: () => now }) });
    mkdirSync(folder, { recursive: true });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const [at, subject] of subjects.filter(({ name }) => chosen.includes(name)).entries()) {
    for (const colorScheme of one(['light', 'dark'] as const, at)) {
      it(`${subject.name}, ${colorScheme}`, async () => {
        const { page, close } = await phone(browser, { colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 });
        await page.addInitScript(
          pinned,
          [400, 700].map((weight) => [weight, face(weight)] as const),
        );
        const world = `looks-${subject.name}-${colorScheme}`;
        if (subject.lender) await serverControl(server.origin, { world, ...subject.lender });
        await page.goto(`${server.origin}${subject.path}&merchantNumber=${world}`);
        await page.locator('[data-state]:not([data-state=loading])').first().waitFor();
        await page.waitForTimeout(800);
        const shot = await page.screenshot();
        await close();
        const file = path.join(folder, `${subject.name}-${colorScheme}.png`);
        if (process.env['UPDATE_LOOKS'] || !existsSync(file)) {
          assert.ok(process.env['UPDATE_LOOKS'], `there is no picture ${path.basename(file)}: make it on purpose, with UPDATE_LOOKS=1`);
          writeFileSync(file, shot);
          return;
        }
        const [seen, wanted] = [PNG.sync.read(shot), PNG.sync.read(readFileSync(file))];
        assert.deepEqual([seen.width, seen.height], [wanted.width, wanted.height]);
        const off = pixelmatch(seen.data, wanted.data, undefined, seen.width, seen.height, { threshold: 0.2 });
        const share = (off / (seen.width * seen.height)) * 100;
        if (share > TOLERANCE) {
          mkdirSync(path.resolve('shots'), { recursive: true });
          writeFileSync(path.resolve('shots', `${subject.name}-${colorScheme}-seen.png`), shot);
        }
        assert.ok(share <= TOLERANCE, `${share.toFixed(2)} % of the pixels differ; what was seen lies in shots/`);
      });
    }
  }
});

async function serverControl(origin: string, scenario: object): Promise<void> {
  const answer = await fetch(`${origin}/__lender/scenarios`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario),
  });
  assert.ok(answer.ok, await answer.text());
}
