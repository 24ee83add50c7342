import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAGES } from '../kit/host-addresses.js';
import { visits } from '../kit/visits.js';

const swahili = (tag: 'repay-installment' | 'complaint-submit') => `${PAGES[tag]}&userId=20011&sessionId=s-1&locale=sw`;

describe('a host page whose language comes late', () => {
  const visit = visits();

  it('keeps what was typed until then', async () => {
    const { page, server, wrongs } = await visit();
    // Later than React would be fetched without a sketch.
    await page.route(/\/chunks\/sw-\w+-[^/]+\.js/, (route) =>
      new Promise((resolve) => setTimeout(resolve, 6500)).then(() => route.continue()),
    );
    await page.goto(`${server.origin}/${swahili('complaint-submit')}`);
    await page.locator('textarea').fill('Simu mbili leo');
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.locator('textarea').inputValue(), 'Simu mbili leo');
    assert.equal(await page.getByRole('button', { name: 'Tuma' }).count(), 1);
    assert.deepEqual(wrongs, []);
  });

  it('asks again for one that was lost on the way, and never speaks another meanwhile', async () => {
    const { page, server } = await visit();
    const lost = new Set<string>();
    await page.route(/\/chunks\/sw-\w+-[^/]+\.js/, (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (search) return route.continue();
      lost.add(pathname);
      return route.abort();
    });
    await page.goto(`${server.origin}/${swahili('repay-installment')}`);
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(lost.size, 2);
    assert.equal(await page.getByRole('button', { name: 'Lipa sasa' }).count(), 1);
  });
});
