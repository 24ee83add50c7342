import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

const who = `userId=${DEMO.users.asha}&sessionId=s-1&system=1&building=b%20%C3%BC`;
const order = `productId=${DEMO.products.main}&orderId=${DEMO.orders.dueDeferrable}`;
const pages: readonly (readonly [path: string, calls: readonly string[]])[] = [
  [`/loanConfirm?product_id=${DEMO.products.main}`, ['/v3/loan-confirm/loan-detail-confirm', '/v3/contract/contract']],
  [`/loanDetail?${order}`, ['/v3/loan-details/loan-details']],
  [`/repayChoose?${order}`, ['/v3/loan-details/loan-details']],
  [`/repayByPeriod?${order}`, ['/v3/installment/loan-play-detail-yd']],
  [`/repayDelay?${order}`, ['/v3/loan-details/delay-detail-yd']],
  [`/complainPage?${order}`, ['/user-problem/problem-init']],
  ['/complainPage?a=1', ['/user-problem/problem-init']],
  ['/recommendList?a=1', ['/service/new/union-error-info']],
  [`/repayCard?${order}`, ['/api/v1/lender/lender-api/service/loan/repayment-way', '/v3/installment/loan-play-detail-yd']],
  [`/repayCard?amount=5000&${order}`, ['/api/v1/lender/lender-api/service/loan/repayment-way']],
];

describe('what a host page asks before its code is there', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender({}) });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const [path, calls] of pages) {
    it(`${path} asks each thing once`, async () => {
      const { page, close } = await phone(browser);
      const asked: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname.startsWith('/roof')) asked.push(url.pathname.slice('/roof'.length));
      });
      let early = true;
      await page.route(/\/chunks\/(?!first-)/, async (route) => {
        await setTimeout(300);
        early &&= asked.length === calls.length;
        // The page may be closed while its later chunks are on the way.
        await route.continue().catch(() => undefined);
      });
      await page.goto(`${server.origin}${path}&${who}`);
      await page.locator('[data-state=ready]').first().waitFor();
      await page.waitForTimeout(300);
      assert.deepEqual(asked.sort(), [...calls].sort());
      assert.ok(early, 'asked while the code was on the way');
      await close();
    });
  }
});
