import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { visits } from '../kit/visits.js';

/** What libraries of old put in place of what the language has since: Prototype before 1.7 and 1.7, MooTools with its compatibility. */
const LIBRARIES = {
  'Prototype 1.6': 'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };',
  'Prototype 1.7': 'Array.from = (all) => [].slice.call(all); Array.prototype.entries = function () { return this.slice() };',
  MooTools: `
    Array.from = (one) => (one === null || one === undefined ? [] : Array.isArray(one) ? one : typeof one === 'object' && 'length' in one ? [].slice.call(one) : [one]);
    Function.prototype.bind = function (that, given) {
      const self = this;
      return function () { return self.apply(that, given === undefined ? arguments : Array.from(given)) };
    };
    window.Document = function () {};`,
};
const WAYS = {
  module: '<script type="module" src="/loan-elements.js"></script>',
  'classic script': '<script src="/loan-elements.iife.js" defer></script>',
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const given = `user-id="${DEMO.users.asha}" session-id="s-1" product-id="${DEMO.products.main}" order-id="${DEMO.orders.repaying}"`;

describe('on a page of an old library', () => {
  const visit = visits();

  for (const [library, script] of Object.entries(LIBRARIES))
    for (const [way, ours] of Object.entries(WAYS)) {
      const show = async (element: string) => {
        const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"><script>${script}</script>${ours}</head><body>${element}</body></html>`;
        const shown = await visit({ lender: createLender(), pages: { '/page': body } });
        await shown.page.goto(`${shown.server.origin}/page`);
        await shown.page.locator('[data-state="ready"]').waitFor();
        return shown;
      };

      it(`${library}, ${way}: a loan is taken`, async () => {
        const { page, wrongs } = await show(`<loan-confirm ${given}></loan-confirm>`);
        const sent = page.waitForRequest(/loan-detail-push/);
        await page.getByRole('button', { name: 'Loan Now' }).click();
        assert.match((await sent).headers()['idempotency-key'] ?? '', UUID);
        await page.waitForURL(/from=confirm/);
        assert.deepEqual(wrongs, []);
      });

      it(`${library}, ${way}: what is due is paid`, async () => {
        const { page, wrongs } = await show(`<repay-installment ${given}></repay-installment>`);
        const sent = page.waitForRequest(/generate-vcode/);
        await page.getByRole('button', { name: 'Pay Now' }).click();
        const request = await sent;
        assert.match(request.headers()['idempotency-key'] ?? '', UUID);
        assert.match(request.postData() ?? '', /"amount":84500[,}]/);
        await page.getByRole('dialog').getByText('TZS 84.500').waitFor();
        assert.deepEqual(wrongs, []);
      });
    }
});
