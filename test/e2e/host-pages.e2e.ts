import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO } from '../../demo/lender/demo.js';
import type { ServeOptions } from '../kit/serve.js';
import { visits } from '../kit/visits.js';

const session = `userId=${DEMO.users.asha}&sessionId=s-1`;

describe('the address of a host page', () => {
  const visit = visits();

  async function show(address: string, options: ServeOptions = {}) {
    const shown = await visit(options);
    const { page, server } = shown;
    await page.goto(`${server.origin}${address}`);
    await page.locator('[data-state=ready]').first().waitFor();
    const now = async () => {
      await page.locator('[data-state=ready]').first().waitFor();
      const id = await page.locator('.host-title + *').getAttribute('session-id');
      return `${page.url().replace(server.origin, '')} ${id ?? ''}`;
    };
    return { ...shown, now };
  }
  const hidden: ServeOptions = { config: { session: { hide: true } } };

  it('stays as it came', async () => {
    const address = `/loanConfirm?productId=${DEMO.products.main}&${session}&x=1#h`;
    const { now } = await show(address);
    assert.equal(await now(), `${address} s-1`);
  });

  it('names no place that calls or links lead to', async () => {
    const elsewhere = ['apiBase', 'api-base', 'api_base', 'apibase', 'h5Base', 'h5-base', 'h5_base', 'h5base'];
    const bases = elsewhere.map((name) => `${name}=https://elsewhere.example`).join('&');
    const { page, server } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`${server.origin}/loanConfirm?productId=${DEMO.products.main}&${session}&${bases}`);
    const element = page.locator('loan-confirm[data-state=ready]');
    await element.waitFor();
    assert.deepEqual(await element.evaluate((host) => host.getAttributeNames().filter((name) => name.includes('base'))), []);
    const links = await page.locator('a[href*="bindBank"]').evaluateAll((all) => all.map((link) => Reflect.get(link, 'origin')));
    assert.deepEqual(links, [server.origin]);
    await page.getByText('Bank card').click();
    await page.locator('bind-bank[data-state=ready]').waitFor();
    assert.deepEqual([...new Set(asked)], [server.origin]);
  });

  it('loses a session that is to be hidden, which reload, links and back keep', async () => {
    const { page, now } = await show(`/loanConfirm?product_id=${DEMO.products.main}&user_id=${DEMO.users.asha}&session_id=s-1&x=1`, hidden);
    const here = await now();
    assert.match(here, /^\/loanConfirm\?[^ ]*x=1[^ ]* s-1$/);
    assert.doesNotMatch(here, /session.*s-1.* |user/i);
    await page.reload();
    assert.equal(await now(), here);
    await page.getByText('Bank card').click();
    await page.waitForURL(/bindBank/);
    assert.match(await now(), /^\/bindBank\?[^ ]*source=confirmUrl[^ ]* s-1$/);
    await page.goBack();
    assert.equal(await now(), here);
  });

  it('goes on with a session that is renewed at once, whatever was asked for early', async () => {
    for (const route of ['loanConfirm', 'loanConfirmClassic']) {
      const { page, server } = await visit({ config: { session: { expiredCode: DEMO.codes.expired } } });
      await page.addInitScript(() =>
        window.addEventListener('loan-session-expired', (event) => {
          event.preventDefault();
          if (event instanceof CustomEvent) event.detail.renew({ sessionId: 'fresh' });
        }),
      );
      await page.goto(
        `${server.origin}/${route}?productId=${DEMO.products.main}&userId=${DEMO.users.asha}&sessionId=${DEMO.expiredSession}`,
      );
      await page.locator('[data-state=ready]').waitFor();
    }
  });

  it('keeps it in the address where the history takes no more entries, and opens all the same', async () => {
    const { page, server } = await visit(hidden);
    await page.addInitScript(() => {
      window.history.replaceState = () => {
        throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
      };
    });
    await page.goto(`${server.origin}/loanConfirm?productId=${DEMO.products.main}&${session}`);
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.locator('.host-title + *').getAttribute('session-id'), 's-1');
    assert.match(page.url(), /s-1/);
  });

  it('loses it also where it cannot be read whether it is to be hidden', async () => {
    const { now } = await show(`/loanConfirm?productId=${DEMO.products.main}&${session}`, { config: { session: { hide: 'true' } } });
    assert.equal(await now(), `/loanConfirm?productId=${DEMO.products.main}&product_id=${DEMO.products.main} s-1`);
  });

  it('keeps it hidden through hashes of any origin', async () => {
    const { page, now } = await show(`/repayCard?orderId=${DEMO.orders.dueDeferrable}&amount=10000&${session}#/addnormalcard`, hidden);
    await page.evaluate((id) => {
      window.location.hash = `#/borrowDetail/${id}`;
    }, DEMO.orders.dueDeferrable);
    await page.getByText('Due soon').waitFor();
    await page.reload();
    assert.match(await now(), /#\/borrowDetail\/\d+ s-1$/);
    await page.goBack();
    await page.reload();
    assert.match(await now(), /#\/addnormalcard s-1$/);
  });

  it('is left for a number as it is dialled, where no shell calls it', async () => {
    const { page, context } = await show(`/loanDetail?productId=${DEMO.products.main}&orderId=${DEMO.orders.dueDeferrable}&${session}`);
    const cdp = await context.newCDPSession(page);
    const asked = new Promise<string>((resolve) => cdp.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)));
    await cdp.send('Page.enable');
    await page.locator('a[href^="tel:"]').click();
    assert.equal(await asked, 'tel:+255800110033');
  });

  it('is left alone, with its title and language, by what is typed', async () => {
    const { page } = await show(`/repayByPeriod?productId=${DEMO.products.main}&orderId=${DEMO.orders.dueDeferrable}&${session}`);
    await page.waitForFunction(() => document.querySelector('repay-installment:defined'));
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      // An engine styles the whole page anew, also for a language that is the same.
      new MutationObserver((changes) => seen.push(...changes.map(({ target, type }) => `${target.nodeName} ${type}`))).observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    const account = page.locator('#account');
    await account.fill('');
    await account.pressSequentially('0712345678');
    await page.locator('#select-all').check();
    await page.getByText('Modify').click();
    await page.locator('#amount').waitFor();
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'seen')), []);
  });

  it('may go on below its route', async () => {
    const { now, wrongs, page } = await show(
      `/order/${DEMO.orders.dueDeferrable}/x?productId=${DEMO.products.main}&orderId=${DEMO.orders.dueDeferrable}&${session}`,
    );
    await page.locator('order-detail:defined').waitFor();
    assert.match(await now(), / s-1$/);
    assert.deepEqual(wrongs, []);
  });
});
