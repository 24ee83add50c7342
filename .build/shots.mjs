import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inside } from './paths.mjs';
import { load } from './node.mjs';
import { sheet } from './sheet.mjs';

/**
 * Looks at pages of the build, as on phones: `npm run shots -- /loanConfirm?productId=1001 --as dark,narrow --name confirm`.
 * Files land in shots/; what went wrong in the page is printed. Without an address: every screen in every look, and an index page
 * (`--only repay` for a part, `--as light,dark` for some looks).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    only: { type: 'string' },
    name: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    wait: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    locale: { type: 'string' },
    config: { type: 'string', default: '{}' },
    full: { type: 'boolean', default: false },
  },
});

if (positionals.length === 0) {
  await sheet(values.out, { ...(values.only ? { only: values.only } : {}), ...(values.as ? { looks: values.as.split(',') } : {}) });
  process.exit(0);
}

const LOOKS = {
  phone: {},
  dark: { colorScheme: 'dark' },
  narrow: { viewport: { width: 320, height: 640 } },
  wide: { viewport: { width: 1024, height: 800 }, isMobile: false },
  still: { reducedMotion: 'reduce' },
};

const [{ launch, phone }, { serve }, lenderModule] = await Promise.all([
  load('test/kit/browser.ts'),
  load('test/kit/serve.ts'),
  load('demo/lender/app.ts'),
]);
/** Without either the pages have the configuration that they were built with. */
const asked = { ...JSON.parse(values.config), ...(values.locale ? { locale: values.locale } : {}) };
const config = Object.keys(asked).length > 0 ? asked : undefined;
const server = await serve({ lender: lenderModule?.createLender(), config });
const browser = await launch();
await mkdir(inside(values.out), { recursive: true });
try {
  for (const address of positionals) {
    for (const look of (values.as ?? 'phone').split(',')) {
      if (!(look in LOOKS)) throw new Error(`There are ${Object.keys(LOOKS).join(', ')}, not ${look}`);
      const { page, wrongs, close } = await phone(browser, LOOKS[look]);
      await page.goto(new URL(address, server.url).href);
      await page
        .locator(values.wait ?? '[data-state]:not([data-state=loading])')
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => wrongs.push('never ready'));
      for (const selector of values.click) await page.locator(selector).first().click();
      await page.waitForTimeout(300);
      const name =
        values.name ??
        address
          .replace(/^\//, '')
          .replace(/[^\w-]+/g, '_')
          .slice(0, 60);
      const file = path.join(values.out, `${name || 'page'}-${look}.png`);
      await page.screenshot({ path: inside(file), fullPage: values.full });
      console.log([file, ...wrongs].join('\n  '));
      await close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
