import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/recommended-products.js';
import { $config, configure } from '../../src/config/config.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const product = (n: number, more: object = {}) => ({
  productId: `p-${n}`,
  logo: 'https://cdn.example/logo.png',
  name: `Mkopo ${n}`,
  buttonText: `Apply ${n}`,
  enabled: 1,
  range: '20.000 – 120.000',
  rangeDesc: 'Amount (TZS)',
  rate: '6 %',
  desc: 'One payment, one month',
  ...more,
});
const settings = $config.get();

describe('<recommended-products>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi()
      .on('productTrack', ok())
      .on('productJump', ok({ url: 'https://partner.example/go' }));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (list: unknown, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('unionError', ok({ list }));
    return mount(contract, attributes);
  };
  const rows = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLElement>('li'));

  it('shows range, rate and description of every product', async () => {
    const screen = await open([product(1), product(2, { range: null, rate: undefined, desc: '', logo: 'javascript:alert(1)' })]);
    expect(rows(screen)).to.have.length(2);
    for (const words of ['Mkopo 1', 'Amount (TZS)', '20.000 – 120.000', '6 %', 'One payment, one month'])
      expect(screen.text()).to.contain(words);
    expect(rows(screen)[1]?.textContent?.replace(/\s+/g, '')).to.equal('MMkopo2Apply2');
    expect(screen.root.querySelectorAll('img')).to.have.length(1);
  });

  it('says once that there are logos it may not show, and names each to the page', async () => {
    const screen = await open([1, 2, 3].map((n) => product(n, { logo: `http://elsewhere.example/${n}.png` })));
    await screen.until(() => screen.text().includes('A picture cannot be shown safely'));
    expect(screen.heard('loan-toast')).to.have.length(1);
    expect(screen.heard('loan-error').map(({ endpoint }) => endpoint)).to.deep.equal(['logo', 'logo', 'logo']);
  });

  it('holds to the origins that are listed while it is shown', async () => {
    const screen = await open([product(1)]);
    expect(screen.root.querySelectorAll('img')).to.have.length(1);
    configure({ urls: { origins: ['https://pay.example'] } });
    await screen.until(() => screen.root.querySelector('img') === null);
    expect(screen.heard('loan-error').map(({ endpoint, code }) => [endpoint, code])).to.deep.equal([['logo', 'url']]);
  });

  it("asks for the order's products with both ids, for the joint-failure call's otherwise", async () => {
    server.on('loanDetails', ok({ orderStatus: 110, recProducts: [product(7)] }));
    const screen = await open([product(1)], { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(screen.text()).to.contain('Mkopo 7').and.not.to.contain('Mkopo 1');
    expect(server.calls('loanDetails')[0]?.body).to.deep.equal({ productId: 'p-1', orderId: 'o-1' });
    const other = await open([product(1)], { 'product-id': 'p-1' });
    expect(other.text()).to.contain('Mkopo 1');
  });

  for (const [what, list] of [
    ['an empty list', []],
    ['no list', null],
    ['nothing that can be read', [null, {}, { productId: '../x' }]],
  ] as const) {
    it(`is empty, in words, with ${what}`, async () => {
      const screen = await open(list);
      expect(screen.state()).to.equal('empty');
      expect(screen.text()).to.contain('No products');
      server.hold('unionError');
      for (let n = 0; n < 3; n += 1) {
        screen.button('Retry').click();
        await nextFrame();
      }
      expect(screen.button('Retry').getAttribute('aria-busy')).to.equal('true');
      expect(server.calls('unionError')).to.have.length(2);
      server.calls('unionError')[1]?.answer(ok({ list: [product(3)] }));
      await screen.until(() => screen.state() === 'ready');
    });
  }

  it('opens its own url without asking anybody', async () => {
    const screen = await open([product(1, { url: 'https://shop.example/p' })]);
    screen.button('Apply 1').click();
    expect(screen.heard('loan-navigate')).to.deep.equal([{ route: null, url: 'https://shop.example/p', params: {}, replace: false }]);
    expect(screen.heard('loan-product')).to.deep.equal([{ productId: 'p-1', url: 'https://shop.example/p' }]);
    expect(server.calls('productTrack').length + server.calls('productJump').length).to.equal(0);
  });

  it('tracks, then jumps, once for many taps on any product', async () => {
    server.hold('productTrack').hold('productJump');
    const screen = await open([product(1), product(2)]);
    for (let n = 0; n < 5; n += 1) screen.button('Apply 1').click();
    screen.button('Apply 2').click();
    const track = await server.called('productTrack');
    await nextFrame();
    expect(screen.button('Apply 1').getAttribute('aria-busy')).to.equal('true');
    expect(server.calls('productJump')).to.have.length(0);
    track.answer(ok());
    const jump = await server.called('productJump');
    expect([track.body, jump.body]).to.deep.equal([{ productId: 'p-1' }, { productId: 'p-1' }]);
    jump.answer(ok({ url: 'https://partner.example/go' }));
    await screen.until(() => screen.heard('loan-product').length > 0);
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ url: 'https://partner.example/go', replace: false });
    // The page takes its time to go.
    screen.button('Apply 1').click();
    await nextFrame();
    expect(server.calls('productTrack').length + server.calls('productJump').length).to.equal(2);
  });

  it('shows a product that it cannot ask for, which goes nowhere unless it has a url', async () => {
    const screen = await open([
      product(1, { productId: null }),
      product(2, { productId: '../x' }),
      product(3, { productId: null, url: 'https://shop.example/p' }),
    ]);
    expect(rows(screen)).to.have.length(3);
    for (const name of ['Apply 1', 'Apply 2']) expect(screen.button(name).hasAttribute('disabled'), name).to.equal(true);
    rows(screen)[1]?.querySelector<HTMLElement>('.product__name')?.click();
    screen.button('Apply 3').click();
    expect(screen.heard('loan-navigate').map(({ url }) => url)).to.deep.equal(['https://shop.example/p']);
    expect(server.calls('productTrack').length + server.calls('productJump').length).to.equal(0);
  });

  it('opens by a tap anywhere on the card', async () => {
    const screen = await open([product(1, { url: '/product' })]);
    rows(screen)[0]?.querySelector<HTMLElement>('.product__name')?.click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({
      route: 'product',
      url: new URL('/product?userId=u1&sessionId=s1', location.href).href,
    });
    expect(screen.heard('loan-product')).to.deep.equal([{ productId: 'p-1', url: new URL('/product', location.href).href }]);
  });

  it('jumps all the same when tracking is refused or fails', async () => {
    server.on('productTrack', refused('01', 'Not counted'));
    const screen = await open([product(1)]);
    screen.button('Apply 1').click();
    await screen.until(() => screen.heard('loan-product').length === 1);
    expect(screen.heard('loan-toast')[0]).to.deep.include({ text: 'Not counted' });
    server.on('productTrack', dropped);
    await screen.until(() => !screen.button('Apply 1').hasAttribute('aria-busy'));
    screen.button('Apply 1').click();
    await screen.until(() => screen.heard('loan-product').length === 2);
  });

  it("shows the refusal of the jump in the old endpoint's own words, and can be tapped again", async () => {
    server.on('productJump', refused('77', 'This product is closed'));
    const screen = await open([product(1)]);
    screen.button('Apply 1').click();
    await screen.until(() => screen.text().includes('This product is closed'));
    expect(screen.heard('loan-product')).to.have.length(0);
    server.on('productJump', ok({ url: 'https://partner.example/go' }));
    screen.button('Apply 1').click();
    await screen.until(() => screen.heard('loan-product').length === 1);
  });

  it('opens another scheme in the shell only when it is listed', async () => {
    server.on('productJump', ok({ url: 'lenderapp://product/1' }));
    const closed = await open([product(1)]);
    closed.button('Apply 1').click();
    await closed.until(() => closed.heard('loan-error').length > 0);
    expect(closed.heard('loan-native').length + closed.heard('loan-navigate').length + closed.heard('loan-product').length).to.equal(0);
    configure({ urls: { schemes: ['lenderapp'] } });
    const screen = await open([product(1)]);
    screen.button('Apply 1').click();
    await screen.until(() => screen.heard('loan-native').length > 0);
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'openUrl', payload: { url: 'lenderapp://product/1' } }]);
    expect(screen.heard('loan-product')).to.deep.equal([{ productId: 'p-1', url: 'lenderapp://product/1' }]);
  });

  for (const url of ['javascript:alert(1)', 'http://evil.example/', 'https://a:b@evil.example/', '//evil.example', 'data:text/html,x']) {
    it(`does not follow ${url}`, async () => {
      configure({ urls: { schemes: ['javascript', 'data'] } });
      const screen = await open([product(1, { url })]);
      screen.button('Apply 1').click();
      expect(screen.heard('loan-navigate').length + screen.heard('loan-native').length + screen.heard('loan-product').length).to.equal(0);
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract' });
    });
  }

  it('leaves products that are not enabled alone', async () => {
    const screen = await open([product(1, { enabled: 0 }), product(2, { enabled: null, url: 'https://shop.example/p', buttonText: null })]);
    expect(screen.button('Apply 1')).to.have.property('disabled', true);
    expect(screen.button('Not available')).to.have.property('disabled', true);
    for (const row of rows(screen)) row.querySelector<HTMLElement>('.product')?.click();
    screen.button('Not available').click();
    await nextFrame();
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(server.calls('productTrack')).to.have.length(0);
  });

  it('goes nowhere once it was removed', async () => {
    server.hold('productTrack');
    const screen = await open([product(1)]);
    screen.button('Apply 1').click();
    const track = await server.called('productTrack');
    screen.element.remove();
    await nextFrame();
    track.answer(ok());
    await nextFrame();
    expect(server.calls('productJump')).to.have.length(0);
    expect(screen.heard('loan-navigate').length + screen.heard('loan-error').length).to.equal(0);
  });

  describe('with 10.000 products', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => product(n, n % 3 ? {} : { desc: 'Twice as long as the others. '.repeat(4) }));
    const seen = (screen: Screen) =>
      rows(screen).filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > 0 && box.top < window.innerHeight;
      });
    const settle = async () => {
      for (let n = 0; n < 4; n += 1) await nextFrame();
    };
    afterEach(() => window.scrollTo(0, 0));

    /** The end of a long list is read after its beginning was drawn. */
    const toItsEnd = (screen: Screen, last: string) =>
      screen.until(() => {
        window.scrollTo(0, 5_000_000);
        return screen.buttons(last).length > 0;
      });

    it('counts what of it can be read', async () => {
      const screen = await open(many.map((one, n) => (n % 1000 === 999 ? { desc: 'neither a name nor an id' } : one)));
      const total = () => Number(rows(screen)[0]?.getAttribute('aria-setsize'));
      await screen.until(() => total() === 9990);
      await toItsEnd(screen, 'Apply 9998');
      expect(rows(screen).pop()?.getAttribute('aria-posinset')).to.equal('9990');
    });

    it('draws only rows near the screen, wherever it is scrolled to, and leaves no hole', async () => {
      const screen = await open(many);
      await toItsEnd(screen, 'Apply 9999');
      for (const y of [0, 4_000, 300_000, 299_000, 5_000_000, 700, 0]) {
        window.scrollTo(0, y);
        await settle();
        expect(rows(screen).length, `rows at ${y}`).to.be.within(5, 120);
        const shown = seen(screen);
        const list = screen.root.querySelector('ul')?.getBoundingClientRect();
        const [top, bottom] = [Math.max(0, list?.top ?? 0), Math.min(window.innerHeight, list?.bottom ?? 0)];
        expect(shown[0]?.getBoundingClientRect().top, `top at ${y}`).to.be.at.most(top + 1);
        expect(shown[shown.length - 1]?.getBoundingClientRect().bottom, `bottom at ${y}`).to.be.at.least(bottom - 1);
      }
      expect(rows(screen)[0]?.getAttribute('aria-posinset')).to.equal('1');
      expect(rows(screen)[0]?.getAttribute('aria-setsize')).to.equal('10000');
      window.scrollTo(0, 5_000_000);
      await settle();
      screen.button('Apply 9999').click();
      await screen.until(() => screen.heard('loan-product').length > 0);
      expect(screen.heard('loan-product')[0]).to.deep.include({ productId: 'p-9999' });
    });

    it('stays where it is scrolled to while its rest is not read yet', async () => {
      const held: (() => void)[] = [];
      const { setTimeout: later } = window;
      const hold = (run: () => void, ms?: number) => (ms === undefined ? held.push(run) : later(run, ms));
      try {
        Object.assign(window, { setTimeout: hold });
        const screen = await open(many);
        window.scrollTo(0, 400_000);
        await settle();
        expect(held).to.not.have.length(0);
        expect(window.scrollY).to.equal(400_000);
        expect(seen(screen)).to.have.length(0);
        expect(rows(screen)[0]?.getAttribute('data-row')).to.equal('0');
        Object.assign(window, { setTimeout: later });
        for (const run of held) run();
        await screen.until(() => seen(screen).length >= 2);
        expect(window.scrollY).to.be.closeTo(400_000, 1000);
        expect(Number(seen(screen)[0]?.getAttribute('data-row'))).to.be.greaterThan(1000);
      } finally {
        Object.assign(window, { setTimeout: later });
      }
    });

    it('scrolls inside a box of the page too', async () => {
      const screen = await open(many);
      const box = screen.element.parentElement;
      if (!box) throw new Error('no box');
      box.style.cssText = 'height:500px;overflow:auto';
      await settle();
      box.scrollTop = 400_000;
      await screen.until(() => seen(screen).length >= 2);
      await settle();
      expect(seen(screen).length).to.be.within(2, 40);
      expect(Number(seen(screen)[0]?.getAttribute('data-row'))).to.be.greaterThan(1000);
    });

    it('keeps the row with the focus', async () => {
      const screen = await open(many);
      await settle();
      const button = screen.button('Apply 2');
      button.focus({ preventScroll: true });
      await settle();
      window.scrollTo(0, 800_000);
      await screen.until(() => Number(seen(screen)[0]?.getAttribute('data-row')) > 1000);
      expect(screen.root.activeElement).to.equal(button);
      expect(rows(screen).length).to.be.below(120);
      button.blur();
      await screen.until(() => screen.buttons('Apply 2').length === 0);
    });

    it('draws a shorter list that took its place', async () => {
      const screen = await open(many);
      await toItsEnd(screen, 'Apply 9999');
      server.on('unionError', ok({ list: many.slice(0, 100) }));
      screen.element.reload();
      await screen.until(() => screen.root.querySelector('[aria-setsize="100"]') !== null);
      await screen.until(() => seen(screen).length > 0);
      await settle();
      expect(seen(screen).length).to.be.within(1, 40);
      server.on('unionError', ok({ list: many.slice(0, 3) }));
      screen.element.reload();
      await screen.until(() => rows(screen).length === 3);
    });

    it('listens to nothing once it is gone', async () => {
      const screen = await open(many);
      await settle();
      screen.element.remove();
      await aTimeout(20);
      window.scrollTo(0, 100);
      window.dispatchEvent(new Event('resize'));
      await settle();
      expect(rows(screen)).to.have.length(0);
    });
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}, full, long and empty`, async () => {
      for (const list of [[product(1), product(2, { enabled: 0 })], Array.from({ length: 200 }, (_, n) => product(n)), []]) {
        const screen = await open(list, { theme });
        await expect(screen.element).to.be.accessible();
        screen.element.remove();
      }
    }).timeout(20_000);
  }
});
