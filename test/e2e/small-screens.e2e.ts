import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { shortened } from '../../.build/short-names.mjs';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone, type Watched } from '../kit/browser.js';
import { cutWords } from '../kit/cut-words.js';
import { some } from '../kit/effort.js';
import { serve, type Served } from '../kit/serve.js';

const { users, orders, products, cards, complaints } = DEMO;
const LYING = { width: 740, height: 360 };
const SMALL = { width: 320, height: 640 };

describe('phones that are small, or lie on their side', () => {
  let browser: Browser;
  let lender: Lender;
  let server: Served;
  let opened: Watched;
  let worlds = 0;
  let world = '';

  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  afterEach(() => opened.close());
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string, viewport: { width: number; height: number }, query: Record<string, string> = {}, scenario?: object) {
    worlds += 1;
    world = `small-${worlds}`;
    if (scenario) await lender.control('PUT', 'scenarios', { world, ...scenario });
    opened = await phone(browser, { viewport });
    const all = new URLSearchParams({ userId: users.asha, sessionId: 's', merchantNumber: world, ...query });
    await opened.page.goto(`${server.origin}${path}?${all.toString()}`);
    await opened.page.locator('[data-state="ready"]').first().waitFor();
    return opened.page;
  }
  /** Another answer of one call. */
  async function openAnswered(path: string, viewport: { width: number; height: number }, call: string, data: object) {
    opened = await phone(browser, { viewport });
    await opened.page.route(`**/${call}?*`, (route) => route.fulfill({ json: { code: 0, message: '', data } }));
    const all = new URLSearchParams({ userId: users.asha, sessionId: 's', productId: products.main });
    await opened.page.goto(`${server.origin}${path}?${all.toString()}`);
    await opened.page.locator('[data-state="ready"]').first().waitFor();
    return opened.page;
  }
  async function openRefused(path: string, viewport: { width: number; height: number }, scenario: object) {
    worlds += 1;
    world = `small-${worlds}`;
    await lender.control('PUT', 'scenarios', { world, ...scenario });
    opened = await phone(browser, { viewport });
    const all = new URLSearchParams({ userId: users.asha, sessionId: 's', merchantNumber: world, productId: products.main });
    await opened.page.goto(`${server.origin}${path}?${all.toString()}`);
    return opened.page;
  }
  const boxOf = async (locator: Locator) => {
    await locator.waitFor();
    // The screen's own may take the place of what was drawn first, just then.
    const box = (await locator.boundingBox()) ?? (await locator.boundingBox());
    assert.ok(box);
    return { ...box, bottom: box.y + box.height, right: box.x + box.width };
  };

  /** Text as a reader has it, in px. */
  const large = (page: Page, size: number) =>
    page.evaluate((px) => {
      const root = document.querySelector('[data-state]')?.shadowRoot;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.loan { font-size: ${px}px !important }`);
      root?.adoptedStyleSheets.push(sheet);
    }, size);

  for (const [viewport, locale] of [
    [LYING, 'en'],
    [SMALL, 'sw'],
  ] as const) {
    it(`the code dialog keeps its actions in sight, and the toast covers nothing of it, at ${viewport.width} in ${locale}`, async () => {
      const page = await open('/repayCard', viewport, { orderId: orders.repaying, amount: '100000', locale });
      await page.locator(`input[value="${cards.coded}"]`).check({ force: true });
      await page.locator('.dock .button--primary').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('12');
      const buttons = await dialog.locator('.actions .button').all();
      assert.equal(buttons.length, 2);
      await dialog.locator('.button--primary').click();
      const toast = await boxOf(page.locator('.toast'));
      const error = dialog.locator(shortened('.field__error'));
      for (const piece of [...buttons, error, dialog.getByRole('textbox')]) {
        const box = await boxOf(piece);
        assert.ok(box.bottom <= viewport.height, `${box.bottom} of ${viewport.height}`);
        assert.ok(toast.bottom <= box.y || toast.y >= box.bottom, 'the toast lies on it');
      }
    });
  }

  it('a toast leaves a bar of several rows free', async () => {
    const page = await open('/loanConfirm', SMALL, { productId: products.refused, locale: 'sw' });
    await page.locator('.dock .button--primary').click();
    const [toast, bar] = [await boxOf(page.locator('.toast')), await boxOf(page.locator('.dock'))];
    assert.ok(toast.bottom <= bar.y || toast.y >= bar.bottom, 'the toast lies on it');
  });

  for (const locale of ['en', 'hi'])
    it(`what the keyboard reaches lies under no bar, in ${locale}`, async () => {
      const page = await open('/loanConfirm', SMALL, { productId: products.main, locale });
      // A bar of the partner's lies below.
      await page.evaluate(() => document.documentElement.style.setProperty('--loan-inset-bottom', '48px'));
      const reached: string[] = [];
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const { name, bottom, top, bar } = await page.evaluate(() => {
          const root = document.querySelector('[data-state]')?.shadowRoot;
          const focused = root?.activeElement;
          const dock = root?.querySelector('.dock');
          if (!focused || !dock) return { name: '', bottom: 0, top: 0, bar: 0 };
          const box = focused.getBoundingClientRect();
          return {
            name: focused.closest('.page') ? focused.textContent : '',
            bottom: box.bottom,
            top: box.top,
            bar: dock.getBoundingClientRect().top,
          };
        });
        if (name === '') continue;
        reached.push(name);
        assert.ok(top >= 0 && bottom <= bar, `${name}: ${top} to ${bottom}, the bar is at ${bar}`);
      }
      assert.ok(reached.length > 0, 'nothing of the page was reached');
    });

  it('a telephone number and its button stand in one line at 320', async () => {
    for (const locale of ['sw', 'zh-Hans']) {
      const page = await open('/customerService', SMALL, { locale });
      const [number, call] = [
        await boxOf(page.locator(shortened('.service-way__value')).first()),
        await boxOf(page.locator('.service-way .button')),
      ];
      assert.ok(number.height < 30 && call.y < number.bottom && call.x >= number.right);
      await opened.close();
    }
  });

  it('a telephone number with its country is whole in its field at 320', async () => {
    for (const locale of ['sw', 'fil', 'hi', 'en']) {
      const page = await open('/de-account', SMALL, { locale });
      const field = page.locator('input').first();
      await field.fill('+255712345678');
      const [wide, room] = await field.evaluate((input) => [input.scrollWidth, input.clientWidth]);
      assert.ok(wide !== undefined && wide <= (room ?? 0), `${locale}: ${wide} in ${room}`);
      await opened.close();
    }
  });

  it('a sum of twelve digits is whole at 320, its currency no smaller than text', async () => {
    const page = await open(
      '/loanConfirm',
      SMALL,
      { productId: products.main },
      { endpoint: 'loanConfirm', patch: { amount: '999999999999' } },
    );
    const [sum, symbol] = [
      page.locator(shortened('.money--large .money__value')).first(),
      page.locator(shortened('.money--large .money__symbol')).first(),
    ];
    const { fontSize, lineHeight } = await sum.evaluate((node) => {
      const { fontSize, lineHeight } = getComputedStyle(node);
      return { fontSize, lineHeight };
    });
    assert.ok(parseFloat(fontSize) > 20 && (await boxOf(sum)).height < 1.5 * parseFloat(lineHeight), fontSize);
    assert.equal(await symbol.evaluate((node) => getComputedStyle(node).fontSize), '16px');
  });

  it('a sum keeps its digits together in a wide typeface, where a phone is enlarged to 200 %', async () => {
    const query = { showType: '1', payCode: '991200457781', repayAmount: '163500' };
    const page = await open('/repaymentOfCode', { width: 180, height: 370 }, query);
    await page.evaluate(() => document.documentElement.style.setProperty('--loan-font', 'monospace'));
    const sum = page.locator(shortened('.money--large .money__value')).first();
    const lineHeight = await sum.evaluate((node) => parseFloat(getComputedStyle(node).lineHeight));
    assert.ok((await boxOf(sum)).height < 1.5 * lineHeight, `${lineHeight}`);
  });

  it('the bar of a phone that lies on its side ends where its cards end, and most of it is the main action', async () => {
    const page = await open('/loanDetail', LYING, { orderId: orders.dueDeferrable, productId: products.main });
    const [card, main, other] = [
      await boxOf(page.locator('.page .card').first()),
      await boxOf(page.locator('.dock .button--primary')),
      await boxOf(page.locator(shortened('.dock__inner > :last-child'))),
    ];
    assert.deepEqual([Math.round(main.x), Math.round(other.right)], [Math.round(card.x), Math.round(card.right)]);
    assert.ok(main.width > 0.4 * card.width, `${main.width} of ${card.width}`);
    assert.ok(other.x >= main.right);
  });

  it('an enlarged picture has air beside it, as every dialog has', async () => {
    const page = await open('/paymentInstructions', SMALL);
    await page.locator(shortened('.instruction__open')).first().click();
    const dialog = await boxOf(page.getByRole('dialog'));
    assert.deepEqual([dialog.x, dialog.right], [16, SMALL.width - 16]);
  });

  it('types of complaints have whole words and air beside them, and an order’s status keeps away from its name', async () => {
    const page = await open('/complainPage', SMALL, { orderId: orders.overdue });
    const titles = await page.locator(shortened('.complaint-choices__title')).all();
    assert.ok(titles.length > 0);
    for (const title of titles) {
      const tile = await boxOf(title.locator('xpath=..'));
      const [words, line] = [await boxOf(title), await title.evaluate((node) => parseFloat(getComputedStyle(node).lineHeight))];
      const most = ((await title.textContent()) ?? '').split(' ').length;
      assert.ok(words.height < (most + 0.5) * line, (await title.textContent()) ?? '');
      assert.ok(words.x - tile.x >= 6 && tile.right - words.right >= 6);
    }
    const [name, status] = [
      await boxOf(page.locator(shortened('.brand__name')).first()),
      await boxOf(page.locator(shortened('.complaint-order__status')).first()),
    ];
    assert.ok(status.x - name.right >= 8 || status.y >= name.bottom);
  });

  it('what closes an offer stays as high as a button, however long the offer’s own is', async () => {
    const NewButtonMsg = 'Take the second loan of this week without any fee for its first period';
    const patch = { endpoint: 'classicConfirm', patch: { NewButtonMsg } };
    const page = await open('/loanConfirmClassic', SMALL, { productId: products.promo }, patch);
    const close = await boxOf(page.getByRole('dialog').locator('.button').first());
    assert.ok(close.height <= 60, `${close.height}`);
  });

  it('a picker shows what the arrow keys choose above its buttons, also where they stand one upon the other', async () => {
    const page = await open('/bindBank', { width: 320, height: 480 }, { productId: products.main, locale: 'fil' });
    await page.locator(shortened('button.field__input')).nth(2).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    const chosen = new Set<string>();
    for (let n = 0; n < 13; n += 1) {
      const [name, shown] = await page.locator('bind-bank').evaluate((element) => {
        const option = element.shadowRoot?.activeElement?.closest('label');
        const box = option?.getBoundingClientRect();
        const at = (y: number) => option?.contains(element.shadowRoot?.elementFromPoint((box?.left ?? 0) + 30, y) ?? null);
        return [option?.textContent ?? '', at((box?.top ?? 0) + 4) === true && at((box?.bottom ?? 0) - 4) === true] as const;
      });
      assert.ok(shown, `${name} is covered`);
      chosen.add(name);
      await page.keyboard.press('ArrowDown');
    }
    assert.ok(chosen.size > 8 && !chosen.has(''));
  });

  const openPicker = async (viewport: { width: number; height: number }, which: number, size?: number) => {
    const page = await open('/bindBank', viewport, { productId: products.main });
    if (size) await large(page, size);
    await page.locator(shortened('button.field__input')).nth(which).press('Enter');
    await page.getByRole('dialog').waitFor();
    return page;
  };

  it('the names in a picker never lie one over the other, however many lines they take', async () => {
    const page = await openPicker(SMALL, 1, 32);
    const options = await page.locator(shortened('.picker__option')).evaluateAll(
      (all, named) =>
        all.map((option) => {
          const name = option.querySelector(named)?.getBoundingClientRect();
          const { top, bottom } = option.getBoundingClientRect();
          return { top, bottom, nameTop: name?.top ?? NaN, nameBottom: name?.bottom ?? NaN };
        }),
      shortened('.picker__name'),
    );
    assert.ok(options.length > 2);
    assert.ok(
      options.some(({ top, bottom }) => bottom - top > 80),
      'none takes several lines',
    );
    for (const [at, { top, bottom, nameTop, nameBottom }] of options.entries()) {
      assert.ok(nameTop >= top && nameBottom <= bottom, `name ${at} sticks out of its row`);
      assert.ok(at === 0 || top >= (options[at - 1]?.bottom ?? NaN) - 0.5, `row ${at} lies on the one before`);
    }
  });

  it('the last of a long list is reached by scrolling the list alone, on a low page', async () => {
    const page = await openPicker(LYING, 2);
    const list = await boxOf(page.locator('.picker'));
    await page.mouse.move(list.x + 60, list.y + 20);
    for (let turns = 0; turns < 12; turns += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(60);
    }
    const [last, actions] = [
      await boxOf(page.locator(shortened('.picker__option')).last()),
      await boxOf(page.locator(shortened('.dialog__actions'))),
    ];
    assert.ok(last.bottom <= actions.y + 1, `${last.bottom} under ${actions.y}`);
  });

  it('a field of a dialog that has the focus is whole, with large text on a low page', async () => {
    const page = await open('/repayCard', LYING, { orderId: orders.repaying, amount: '100000' });
    await large(page, 32);
    await page.locator(`input[value="${cards.coded}"]`).check({ force: true });
    await page.locator('.dock .button--primary').click();
    const [dialog, field] = [await boxOf(page.getByRole('dialog')), await boxOf(page.getByRole('dialog').getByRole('textbox'))];
    assert.ok(field.y >= dialog.y && field.bottom <= dialog.bottom, `${field.y} to ${field.bottom}`);
  });

  it('a bar that many agreements make tall ends in its button on a low page', async () => {
    const agreements = Array.from({ length: 9 }, (_, at) => ({ title: `Agreement about something, number ${at + 1}`, position: at }));
    const page = await openAnswered('/loanConfirm', LYING, 'contract', { list: agreements });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [bar, button] = [await boxOf(page.locator('.dock').last()), await boxOf(page.locator('.dock .button--primary').last())];
    assert.ok(bar.height > LYING.height / 2, `${bar.height}`);
    assert.ok(bar.bottom - button.bottom < 16 && button.bottom <= LYING.height, `${button.bottom} of ${bar.bottom}`);
  });

  it('a toast leaves Retry free where a first load is refused on a low page', async () => {
    const refuse = {
      endpoint: 'loanConfirm',
      refuse: { code: 5, message: 'The service is being mended just now. Please come back later.' },
    };
    const page = await openRefused('/loanConfirm', LYING, refuse);
    const [toast, retry] = [await boxOf(page.locator('.toast')), await boxOf(page.getByRole('button', { name: 'Retry' }))];
    assert.ok(toast.bottom <= retry.y || toast.y >= retry.bottom, 'the toast lies on it');
  });

  it('a long refusal takes a few lines, and ends in an ellipsis', async () => {
    const message = 'Your bank could not confirm the account. '.repeat(30);
    const refuse = { endpoint: 'loanPush', refuse: { code: 5, message } };
    const page = await open('/loanConfirm', SMALL, { productId: products.main }, refuse);
    await page.locator('.dock .button--primary').click();
    const toast = page.locator('.toast');
    assert.ok((await boxOf(toast)).height < SMALL.height / 4);
    assert.ok(message.startsWith((await toast.textContent()) ?? '-'));
    assert.equal(await toast.locator(shortened('.toast__long')).evaluate((text) => getComputedStyle(text).webkitLineClamp), '5');
  });

  it('a step of the instructions breaks no word beside its picture', async () => {
    const page = await open('/paymentInstructions', SMALL, { locale: 'sw' });
    const folds = page.locator('payment-instructions details');
    await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
    const steps = await page.locator(shortened('.instruction__text')).all();
    assert.ok(steps.length > 0);
    const broken = await Promise.all(steps.map((step) => step.evaluate(cutWords)));
    assert.deepEqual(broken.flat(), []);
  });

  it('the bar of the confirmation leaves most of the height to the loan', async () => {
    const page = await open('/loanConfirm', LYING, { productId: products.main });
    assert.ok((await boxOf(page.locator('.dock:has(.checkbox)').last())).height < LYING.height * 0.36);
    assert.ok((await boxOf(page.locator('.dock:has(.checkbox) .button--primary').last())).bottom <= LYING.height);
  });

  for (const [at, viewport, text, position] of [
    ['a small phone', { width: 360, height: 640 }, 16, 'sticky'],
    ['text of 200 %', { width: 360, height: 640 }, 32, 'static'],
    ['a zoom of 400 %', { width: 320, height: 256 }, 16, 'static'],
  ] as const) {
    it(`the bar of the confirmation is ${position} with ${at}`, async () => {
      for (const path of ['/loanConfirm', '/loanConfirmClassic']) {
        const page = await open(path, viewport, { productId: products.main, locale: 'sw' });
        await large(page, text);
        await page.waitForFunction(
          (wanted) => {
            const dock = document.querySelector('[data-state]')?.shadowRoot?.querySelector('.dock');
            return dock && getComputedStyle(dock).position === wanted;
          },
          position,
          { timeout: 2000 },
        );
        await opened.close();
      }
    });
  }

  it('text of 200 % leaves no comma alone, and the tick grows with it', async () => {
    const page = await open('/loanConfirm', { width: 360, height: 640 }, { productId: products.main });
    await large(page, 32);
    const alone = await page.locator(shortened('.checkbox__text a')).evaluateAll((links) =>
      links.flatMap((link) => {
        const [range, text] = [document.createRange(), link.nextSibling];
        if (!text?.textContent?.startsWith(',')) return [];
        range.setStart(text, 0);
        range.setEnd(text, 1);
        const name = [...link.getClientRects()].pop();
        const comma = range.getBoundingClientRect();
        return name && comma.left >= name.right - 1 && comma.top < name.bottom && comma.bottom > name.top ? [] : [link.textContent];
      }),
    );
    assert.deepEqual(alone, []);
    assert.equal((await boxOf(page.locator(shortened('.checkbox__mark')))).height, 48);
  });

  it('a title for who listens does not widen the page, and no dialog leaves it, with text of 200 %', async () => {
    const page = await open('/complainDetails', SMALL, { problemId: complaints.toRate, locale: 'sw' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.getByRole('dialog').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), SMALL.width);
    assert.ok((await boxOf(page.getByRole('dialog'))).right <= SMALL.width);
  });

  /** What of an element's text is not to be seen: beyond the element, or beyond what clips it. */
  const cut = (locator: Locator) =>
    locator.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const wrong: string[] = [];
      for (let box: Element | null = element; box && box.localName !== 'main'; box = box.parentElement) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1 || text.top < top - 4 || text.bottom > bottom + 4)
          wrong.push(`“${element.textContent ?? ''}” leaves ${box.className}`);
      }
      return wrong;
    });

  it('the range of an amount is whole with text of 200 %, and what is typed takes its place', async () => {
    const page = await open('/repayByPeriod', SMALL, { productId: products.main, orderId: orders.overdueDeferrable });
    await large(page, 32);
    await page.locator('#modify').click();
    const amount = page.locator('#amount');
    const range = page.locator(shortened('.field__entry'), { has: amount }).locator(shortened('.field__placeholder'));
    assert.equal(await range.textContent(), await amount.getAttribute('placeholder'));
    assert.deepEqual(await cut(range), []);
    const before = await boxOf(amount);
    assert.ok((await boxOf(range)).bottom <= before.bottom);
    await amount.pressSequentially('5');
    assert.equal(await range.isVisible(), false);
    assert.equal((await boxOf(amount)).height, before.height);
  });

  it('a telephone number that is an example is whole with text of 200 %', async () => {
    const page = await open('/register', SMALL, { templateId: DEMO.templates.main });
    await large(page, 32);
    assert.deepEqual(await cut(page.locator(shortened('.field__placeholder'))), []);
  });

  it('a date that is wider than its field breaks, with text of 200 %', async () => {
    const page = await open('/bindBank', SMALL, { productId: products.main, userId: users.juma });
    const date = page.locator('input[type=date]');
    const { height } = await boxOf(date);
    await large(page, 32);
    assert.ok((await boxOf(date)).height > height * 1.8);
  });

  it('a complaint with text of 200 % says whole what to write, to add and to try again, whatever the language', async () => {
    for (const locale of some(['sw', 'en', 'id', 'hi', 'fil', 'zh-Hans'], 0)) {
      const page = await open('/complainPageNext', SMALL, { problemType: '1', locale }, { endpoint: 'problemUpload', status: 500 });
      await large(page, 32);
      await page.locator('input[type=file]').setInputFiles('demo/screens.png');
      await page.locator(shortened('.upload__retry')).waitFor();
      const toast = page.locator('.toast');
      assert.equal(
        await toast
          .locator('span')
          .last()
          .evaluate((text) => text.scrollHeight > text.clientHeight + 1),
        false,
        locale,
      );
      for (const words of ['.field__placeholder', '.upload__face', '.upload__retry', '.upload__count'].map(shortened))
        assert.deepEqual(await cut(page.locator(words)), [], locale);
      for (const words of ['.upload__face', '.upload__retry'].map(shortened))
        assert.ok((await boxOf(page.locator(words))).right <= SMALL.width - 16, locale);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), SMALL.width);
      await opened.close();
    }
  });

  it('photos stand three a row, square', async () => {
    for (const width of [320, 360]) {
      const page = await open('/complainPageNext', { width, height: 740 }, { problemType: '1', locale: 'fil' });
      for (const count of [1, 2]) {
        await page.locator('input[type=file]').setInputFiles('demo/screens.png');
        await page
          .locator(shortened('.upload__tile--sent'))
          .nth(count - 1)
          .waitFor();
      }
      const boxes = await Promise.all((await page.locator(shortened('.upload__tile, .upload__add')).all()).map(boxOf));
      assert.equal(new Set(boxes.map(({ y }) => y)).size, 1);
      for (const box of boxes) assert.ok(Math.abs(box.width - box.height) < 1);
      await opened.close();
    }
  });

  it('the names of a plan stand on one line each at 360', async () => {
    const page = await open('/loanConfirm', { width: 360, height: 740 }, { productId: products.main });
    const names = await page.locator(shortened('.plan__fact dt')).all();
    assert.ok(names.length > 0);
    for (const name of names) assert.ok((await boxOf(name)).height < 30);
  });

  for (const [viewport, locale] of [
    [{ width: 360, height: 740 }, 'en'],
    [{ width: 360, height: 740 }, 'sw'],
    [SMALL, 'fil'],
  ] as const) {
    it(`what deletes an account is said in one line, at ${viewport.width} in ${locale}`, async () => {
      const page = await open('/de-account', viewport, { locale });
      const dialog = page.getByRole('dialog');
      await page.locator('#phone').fill('0712345678');
      await page.locator('.field .button').click();
      await dialog.locator('.button').click();
      await page.locator('#code').fill('123456');
      await page.locator('.dock .button').click();
      await dialog.locator('.actions').waitFor();
      const buttons = await dialog.locator('.actions .button').all();
      assert.equal(buttons.length, 2);
      for (const button of buttons) {
        const { height, bottom } = await boxOf(button);
        assert.ok(height < 56 && bottom <= viewport.height, `${height} high, down to ${bottom}`);
      }
    });
  }
});
