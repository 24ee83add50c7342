import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

const who = `userId=${DEMO.users.asha}&sessionId=s-1&productId=${DEMO.products.main}`;

/** What is done to the drawing before React comes. */
const changes: Readonly<Record<string, (element: Element) => void>> = {
  'a card is gone': ({ shadowRoot }) => shadowRoot?.querySelector('.card')?.remove(),
  'something was put in': ({ shadowRoot }) => shadowRoot?.querySelector('.loan')?.prepend(document.createElement('div')),
  'a translator wrote over the words': ({ shadowRoot }) => {
    const loan = shadowRoot?.querySelector('.loan');
    if (!loan) return;
    const walker = document.createTreeWalker(loan, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `${text.nodeValue ?? ''}!`;
      text.parentNode?.replaceChild(font, text);
    }
  },
};

describe('React as the pages have it, without what nothing reaches', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender() });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const words = (tab: Page, tag: string) =>
    tab.locator(tag).evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>('.loan')?.innerText.replace(/\s+/g, ' ') ?? '');

  for (const [name, change] of Object.entries(changes))
    it(`goes on where ${name}`, async () => {
      const { page: tab, close } = await phone(browser);
      let free = () => {};
      const held = new Promise<void>((resolve) => (free = resolve));
      await tab.route(/\/chunks\/react-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await tab.goto(`${server.url}loanConfirm?${who}`);
      const button = tab.getByRole('button', { name: 'Loan Now' });
      await button.waitFor();
      const drawn = await words(tab, 'loan-confirm');
      const element = tab.locator('loan-confirm');
      const markup = () => element.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML);
      const before = await markup();
      await element.evaluate(change);
      assert.notEqual(await markup(), before);
      free();
      await tab.waitForFunction(() => customElements.get('loan-confirm'));
      await tab.waitForFunction((text) => {
        const loan = document.querySelector('loan-confirm')?.shadowRoot?.querySelector<HTMLElement>('.loan');
        return loan?.innerText.replace(/\s+/g, ' ') === text;
      }, drawn);
      await tab.getByRole('checkbox').click();
      await tab.waitForFunction(
        () => document.querySelector('loan-confirm')?.shadowRoot?.querySelector<HTMLButtonElement>('[part~=primary]')?.disabled === true,
      );
      await close();
    });

  for (const how of ['by its button', 'for another order'])
    it(`says that a screen broke while it was drawn, and draws it anew ${how}`, async () => {
      const { page: tab, close } = await phone(browser);
      await tab.goto(`${server.url}repayByPeriod?orderId=${DEMO.orders.repaying}&${who}`);
      await tab.locator('repay-installment[data-state=ready]').waitFor();
      await tab.waitForFunction(() => customElements.get('repay-installment'));
      await tab.evaluate(() => {
        const { createElement } = Document.prototype;
        Reflect.set(window, 'mend', () => Reflect.set(Document.prototype, 'createElement', createElement));
        Reflect.set(Document.prototype, 'createElement', function (this: Document, tag: string, ...more: unknown[]) {
          if (tag === 'dialog') throw new Error('no dialogs here');
          return Reflect.apply(createElement, this, [tag, ...more]) as unknown;
        });
        document.addEventListener('loan-error', (event) => {
          Reflect.set(window, 'told', event instanceof CustomEvent ? event.detail : undefined);
        });
      });
      await tab.locator('#wallet').click();
      await tab.locator('repay-installment[data-state=error]').waitFor();
      assert.deepEqual(await tab.evaluate(() => Reflect.get(window, 'told')), {
        kind: 'contract',
        code: 'render',
        message: '',
        endpoint: 'repay-installment',
      });
      await tab.evaluate(() => Reflect.apply(Reflect.get(window, 'mend'), undefined, []));
      if (how === 'by its button') await tab.getByRole('button', { name: 'Retry' }).click();
      else
        await tab
          .locator('repay-installment')
          .evaluate((element, order) => element.setAttribute('order-id', order), DEMO.orders.dueDeferrable);
      await tab.locator('repay-installment[data-state=ready]').waitFor();
      await tab.locator('#wallet').click();
      await tab.getByRole('dialog').waitFor();
      await close();
    });
});
