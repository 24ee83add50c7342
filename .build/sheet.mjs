import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from './node.mjs';
import { inside } from './paths.mjs';

/** How each screen is looked at. `font` is the reader's own text size in pixels. */
const LOOKS = {
  light: {},
  dark: { context: { colorScheme: 'dark' } },
  narrow: { context: { viewport: { width: 320, height: 640 } } },
  large: { font: 32 },
  sw: { locale: 'sw' },
  hi: { locale: 'hi' },
  rtl: { dir: 'rtl' },
};

/** Every screen in every look, as PNGs in one folder with a page that shows them all: `npm run shots`. */
export async function sheet(folder, { only = '', looks = Object.keys(LOOKS) } = {}) {
  const [{ launch, phone }, { serve }, { createLender }, { subjects }] = await Promise.all([
    load('test/kit/browser.ts'),
    load('test/kit/serve.ts'),
    load('demo/lender/app.ts'),
    load('test/looks/subjects.ts'),
  ]);
  await mkdir(inside(folder), { recursive: true });
  const lender = createLender({});
  const server = await serve({ lender });
  const browser = await launch();
  const rows = [];
  try {
    for (const subject of subjects.filter(({ name }) => name.includes(only))) {
      const cells = [];
      for (const look of looks) {
        const { context: options = {}, font, locale, dir } = LOOKS[look];
        const { page, context, wrongs, close } = await phone(browser, { ...options, reducedMotion: 'reduce' });
        const world = `shots-${subject.name}-${look}`;
        if (subject.lender) await lender.control('PUT', 'scenarios', { world, ...subject.lender });
        if (font)
          await (
            await context.newCDPSession(page)
          ).send('Page.setFontSizes', { fontSizes: { standard: font, fixed: Math.round(font * 0.8) } });
        await page.addInitScript(
          ([stored, direction]) => {
            for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
            if (direction) document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', direction));
          },
          [subject.stored ?? {}, dir],
        );
        const [address, hash] = subject.path.split('#');
        const query = `&merchantNumber=${world}${locale ? `&locale=${locale}` : ''}`;
        await page.goto(`${server.origin}${address}${query}${hash ? `#${hash}` : ''}`);
        const settled = page.locator('[data-state]:not([data-state=loading])').first();
        if (subject.name.endsWith('-loading')) await page.waitForTimeout(600);
        else await settled.waitFor({ timeout: 6000 }).catch(() => wrongs.push('never settled'));
        if (!locale)
          for (const name of subject.press ?? [])
            await page
              .getByRole('button', { name })
              .first()
              .click({ timeout: 3000 })
              .catch((error) => wrongs.push(String(error).slice(0, 200)));
        await page.waitForTimeout(250);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) wrongs.push(`${wide} px too wide`);
        const file = `${subject.name}-${look}.png`;
        await page.screenshot({ path: inside(path.join(folder, file)) });
        if (wrongs.length > 0) console.log(file, ...wrongs);
        cells.push(
          `<figure><img src="${file}" loading="lazy" width="180" alt="${subject.name}, ${look}"><figcaption>${look}</figcaption></figure>`,
        );
        await close();
      }
      rows.push(`<h2>${subject.name}</h2><div>${cells.join('')}</div>`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const style =
    'body{font:14px system-ui;margin:24px;background:#e9edeb}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{display:block;border-radius:8px;box-shadow:0 2px 12px #0002}';
  await writeFile(
    inside(path.join(folder, 'index.html')),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`,
  );
}
