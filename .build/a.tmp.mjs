import { load } from './node.mjs';
const { launch, phone } = await load('test/kit/browser.ts');
const { serve } = await load('test/kit/serve.ts');
const { createLender } = await load('demo/lender/app.ts');
const { DEMO } = await load('demo/lender/demo.ts');
const server = await serve({ lender: createLender() });
const b = await launch();
const q = (o) => new URLSearchParams({ userId: DEMO.users.asha, sessionId: 's', productId: DEMO.products.main, ...o });
for (const [w,h] of [[360,740],[320,640],[320,568]]) for (const locale of ['en','sw','fil','hi'])
  for (const path of ['/loanConfirm','/loanDetail','/repayByPeriod','/repayDelay','/de-account','/loanConfirmClassic']) {
    const { page, close } = await phone(b, { viewport: { width: w, height: h } });
    await page.goto(`${server.origin}${path}?${q({ locale, orderId: DEMO.orders.repaying, amount:'100000' })}`);
    await page.locator('[data-state="ready"]').first().waitFor({timeout:6000}).catch(()=>{});
    await page.waitForTimeout(300);
    const r = await page.evaluate(() => { const d = document.querySelector('[data-state]')?.shadowRoot.querySelector('.dock, [part~=dock]'); return d && [Math.round(d.getBoundingClientRect().height), d.hasAttribute('data-tall')]; });
    console.log(w, h, locale, path, JSON.stringify(r));
    await close();
  }
await b.close(); await server.close();
