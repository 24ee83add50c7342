import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO } from '../../demo/lender/demo.js';
import { PAGES } from '../kit/host-addresses.js';
import { visits } from '../kit/visits.js';

const swahili = (tag: 'repay-installment' | 'complaint-submit') => `${PAGES[tag]}&userId=20011&sessionId=s-1&locale=sw`;

describe('the language of a host page', () => {
  const visit = visits();

  it('keeps what was typed until it comes, though late', async () => {
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

  it('says that it is loading in it, before there is a screen', async () => {
    const { page, server } = await visit();
    // No answer ever.
    await page.route(/loan-play-detail/, () => undefined);
    await page.goto(`${server.origin}/${swahili('repay-installment')}`);
    await page.locator('main [role=status]', { hasText: /^Inapakia$/ }).waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-state=ready]').count(), 0);
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

  it('leads on in the language and theme it was opened in, by its own links and by an address of the lender', async () => {
    const { page, server, wrongs } = await visit();
    const seen = async (path: string, words: string) => {
      await page.waitForURL(new RegExp(`/${path}\\?`));
      await page.locator('[data-state=ready]').waitFor();
      assert.equal(await page.locator('[data-state] .loan[lang]').getAttribute('data-theme'), 'dark');
      return page.getByRole('button', { name: words, exact: true });
    };
    await page.goto(`${server.origin}/${PAGES['order-detail']}&userId=20011&sessionId=s-1&merchantNumber=onward&locale=sw&theme=dark`);
    await (await seen('loanDetail', 'LIPA MKOPO')).click();
    const pay = await seen('repayByPeriod', 'Lipa sasa');
    await page.locator('#wallet').click();
    await page.locator(`input[value="${DEMO.wallets.code}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Thibitisha' }).click();
    await pay.click();
    await (await seen('repaymentOfCode', 'Nakili')).waitFor();
    const query = new URL(page.url()).searchParams;
    assert.deepEqual([query.get('locale'), query.get('theme'), query.get('sessionId')], ['sw', 'dark', 's-1']);
    assert.deepEqual(wrongs, []);
  });
});
