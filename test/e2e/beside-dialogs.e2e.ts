import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { DEMO } from '../../demo/lender/demo.js';
import { until } from '../kit/until.js';
import { visits } from '../kit/visits.js';

const { orders, products, users } = DEMO;
const who = `userId=${users.asha}&sessionId=s-1`;

const dialogs = (page: Page) => page.locator('dialog[open]').count();

/** A press in the dialog’s mask, above it, and inside it, beside its buttons. */
async function pressBeside(page: Page, how: 'mouse' | 'finger'): Promise<void> {
  const box = await page.locator('dialog[open]').boundingBox();
  assert.ok(box && box.y > 40, JSON.stringify(box));
  const at = [box.x + box.width / 2, box.y / 2] as const;
  await (how === 'mouse' ? page.mouse.click(...at) : page.touchscreen.tap(...at));
}

/** From inside the dialog to its mask. */
async function markText(page: Page): Promise<void> {
  const box = await page.locator('dialog[open]').boundingBox();
  assert.ok(box && box.y > 40);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y / 2, { steps: 3 });
  await page.mouse.up();
}

async function pressInside(page: Page): Promise<void> {
  const box = await page.locator('dialog[open]').boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + 4, box.y + box.height / 2);
}

describe('a press beside a dialog', () => {
  const visit = visits();

  for (const how of ['mouse', 'finger'] as const)
    it(`closes what the borrower may leave: ${how}`, async () => {
      const { page, server, wrongs } = await visit();
      await page.goto(`${server.origin}/bindBank?productId=${products.main}&${who}`);
      await page.locator('bind-bank[data-state="ready"]').waitFor();
      const bank = page.getByRole('button', { name: /choose your bank/i });
      await bank.click();
      await page.locator('dialog[open]').waitFor();
      await pressInside(page);
      assert.equal(await dialogs(page), 1);
      await markText(page);
      assert.equal(await dialogs(page), 1, 'marking text ends where it ends');
      await pressBeside(page, how);
      await until(async () => (await dialogs(page)) === 0, 'the banks to close');
      assert.match(await bank.innerText(), /choose your bank/i);

      await page.goto(`${server.origin}/de-account?${who}`);
      await page.locator('delete-account[data-state="ready"]').waitFor();
      const send = await page.getByRole('button', { name: 'Send code' }).boundingBox();
      assert.ok(send);
      const twice = [send.x + send.width / 2, send.y + send.height / 2] as const;
      for (let press = 0; press < 2; press += 1) await (how === 'mouse' ? page.mouse.click(...twice) : page.touchscreen.tap(...twice));
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      await page.waitForTimeout(200);
      const box = await dialog.boundingBox();
      assert.ok(box && (box.y > twice[1] || box.y + box.height < twice[1]), 'the button is beside the dialog');
      assert.equal(await dialogs(page), 1, 'whoever taps twice means once');
      await page.waitForTimeout(1000);
      await (how === 'mouse' ? page.mouse.click(...twice) : page.touchscreen.tap(...twice));
      await until(async () => (await dialogs(page)) === 0, 'the message to close');
      assert.deepEqual(wrongs, []);
    });

  it('leaves what has to be answered', async () => {
    const { page, server, wrongs } = await visit();
    await page.goto(`${server.origin}/loanDetail?productId=${products.consent}&orderId=${orders.rating}&${who}`);
    await page.locator('order-detail[data-state="ready"] dialog[open]').waitFor();
    for (const how of ['mouse', 'finger'] as const) await pressBeside(page, how);
    await page.waitForTimeout(300);
    assert.equal(await dialogs(page), 1);
    assert.deepEqual(wrongs, []);
  });
});
