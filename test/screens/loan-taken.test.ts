import { aTimeout, expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import classic from '../../elements/loan-confirm-classic.js';
import confirm from '../../elements/loan-confirm.js';
import order from '../../elements/order-detail.js';
import { anyIntent } from '../../src/session/intents.js';
import { $returns } from '../../src/session/page.js';
import { resetClock, setClock } from '../kit/clock.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const ids = { 'product-id': 'p-1' };
const page = '/loanDetail?orderId=o-77&phone=0712345678&name=Asha';

interface Variant {
  readonly name: string;
  readonly contract: Contract;
  readonly push: string;
  readonly answer: (url: string) => object;
}
const variants: readonly Variant[] = [
  { name: 'loan-confirm', contract: confirm, push: 'loanPush', answer: (lendDetailsUrl) => ({ lendDetailsUrl }) },
  { name: 'loan-confirm-classic', contract: classic, push: 'classicPush', answer: (url) => ({ url }) },
];

for (const { name, contract, push, answer } of variants) {
  describe(`a loan that was taken on <${name}>`, () => {
    let server: MockApi;
    beforeEach(() => {
      localStorage.clear();
      server = mockApi()
        .on('loanConfirm', ok({ amount: 450000, periods: 3, termUnit: 30 }))
        .on('classicConfirm', ok({ amount: 450000 }))
        .on('contracts', ok({ list: [] }))
        .on('classicAgreements', ok({ list: [] }))
        .on('loanDetails', ok({ orderStatus: 21 }))
        .on(push, ok(answer(page)));
    });
    afterEach(async () => {
      resetClock();
      fixtureCleanup();
      await nextFrame();
      server.restore();
    });
    const loanNow = (screen: Screen) => screen.button('Loan Now');
    const pushes = () => server.calls(push);
    const told = (screen: Screen) =>
      Array.from(screen.root.querySelectorAll('.notice[role="status"]')).map(({ textContent }) => textContent);

    /** A page on which the loan was taken, and whose next page does not come. */
    async function taken(): Promise<Screen> {
      const screen = await mount(contract, ids);
      loanNow(screen).click();
      await screen.until(() => screen.heard('loan-navigate').length === 1);
      await nextFrame();
      return screen;
    }
    /** The same page once more: what the first one knew is gone. */
    async function again(first: Screen): Promise<Screen> {
      first.element.remove();
      await nextFrame();
      return mount(contract, ids);
    }

    it('is told at once, and its page can be opened once more as long as it is not there', async () => {
      const screen = await taken();
      expect(told(screen).join()).to.contain('The loan was taken').and.to.contain('Its page is opening.');
      expect(loanNow(screen)).to.have.property('disabled', true);
      screen.button('View the order').click();
      const [first, second] = screen.heard('loan-navigate');
      expect(second).to.deep.equal(first);
      expect(screen.heard('loan-confirmed')).to.have.length(1);
      expect(pushes()).to.have.length(1);
      await expect(screen.element).to.be.accessible();
    });

    it('is told by the next page, with the way to its order; the first tap on another one sends nothing', async () => {
      const screen = await again(await taken());
      expect(told(screen).join()).to.contain('You took this loan a moment ago');
      screen.button('View the order').click();
      expect(screen.heard('loan-navigate')[0]).to.deep.include({
        route: 'order',
        replace: true,
        params: { productId: 'p-1', orderId: 'o-77' },
      });
      loanNow(screen).click();
      loanNow(screen).click();
      await aTimeout(300);
      expect(pushes()).to.have.length(1);
      expect(screen.heard('loan-toast')[0]?.text).to.contain('Press again only if you want another one.');
      await aTimeout(700);
      loanNow(screen).click();
      await screen.until(() => screen.heard('loan-confirmed').length === 1);
      expect(new Set(pushes().map(({ headers }) => headers['idempotency-key'])).size).to.equal(2);
      screen.element.reload();
      await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
      loanNow(screen).click();
      await aTimeout(100);
      expect(pushes(), 'the second one is told too').to.have.length(2);
    });

    it('is told to who comes back from another page, and who had it open beside', async () => {
      const beside = await mount(contract, ids);
      const screen = await taken();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
      expect(told(screen).join()).to.contain('You took this loan a moment ago');
      loanNow(screen).click();
      await aTimeout(100);
      expect(pushes()).to.have.length(1);
      await beside.until(() => beside.buttons('View the order').length === 1);
    });

    it('is asked about when another page of the borrower has taken it meanwhile', async () => {
      const screen = await taken();
      const kept = Object.entries(localStorage);
      localStorage.clear();
      const late = await again(screen);
      expect(told(late)).to.deep.equal([]);
      for (const [key, value] of kept) localStorage.setItem(key, value);
      loanNow(late).click();
      await late.until(() => told(late).join().includes('You took this loan a moment ago'));
      expect(pushes()).to.have.length(1);
    });

    it('keeps nothing of it but the order', async () => {
      await taken();
      expect(anyIntent()).to.equal(true);
      expect(JSON.stringify(Object.entries(localStorage)))
        .to.contain('o-77')
        .and.not.to.match(/0712345678|Asha|450000/);
    });

    it('is no more to be told once its order was seen, and that of no other', async () => {
      const first = await taken();
      first.element.remove();
      const see = async (id: string) => {
        const seen = await mount(order, { ...ids, 'order-id': id });
        seen.element.remove();
        await nextFrame();
      };
      await see('o-76');
      const still = await mount(contract, ids);
      expect(told(still)).not.to.deep.equal([]);
      still.element.remove();
      await see('o-77');
      $returns.set(0);
      // As an old shim of `performance` has it, or jsdom.
      const had = Object.getOwnPropertyDescriptor(Performance.prototype, 'navigation');
      Reflect.deleteProperty(Performance.prototype, 'navigation');
      const screen = await mount(contract, ids);
      if (had) Object.defineProperty(Performance.prototype, 'navigation', had);
      expect(told(screen)).to.deep.equal([]);
      loanNow(screen).click();
      await screen.until(() => pushes().length === 2);
    });

    it('is told some minutes, of the same product, to the same borrower', async () => {
      const first = await taken();
      first.element.remove();
      for (const attributes of [{ 'product-id': 'p-2' }, { ...ids, 'user-id': 'u2' }]) {
        const other = await mount(contract, attributes);
        expect(told(other)).to.deep.equal([]);
      }
      const now = Date.now();
      setClock(() => now + 16 * 60 * 1000);
      const late = await mount(contract, ids);
      expect(told(late)).to.deep.equal([]);
      expect(anyIntent()).to.equal(false);
    });

    it('is told without a way where the answer had no order, or none that may be opened', async () => {
      for (const url of ['/loanDetail', '/loanDetail?orderId=../etc', 'https://user:pw@evil.example/?orderId=o-1']) {
        localStorage.clear();
        server.on(push, ok(answer(url)));
        const first = await mount(contract, ids);
        loanNow(first).click();
        await first.until(() => told(first).join().includes('The loan was taken'));
        const screen = await again(first);
        expect(told(screen).join(), url).to.contain('You took this loan a moment ago');
        expect(screen.buttons('View the order'), url).to.have.length(0);
      }
    });
  });
}

describe('an agreement that is cancelled', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi()
      .on('loanConfirm', ok({ amount: 450000, isPopType: 1, popAgreementUrl: `${window.location.origin}/nothing` }))
      .on('contracts', ok({ list: [] }))
      .on('loanPush', ok({ lendDetailsUrl: page }));
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'LoanShell');
    Reflect.deleteProperty(window.history, 'length');
    server.restore();
  });
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  /** The page leaves the shell to the element. */
  async function open(): Promise<Screen> {
    const screen = await mount(confirm, ids);
    screen.element.addEventListener('loan-native', (event) => event.stopPropagation());
    return screen;
  }
  const shells: readonly (readonly [string, () => void, boolean])[] = [
    [
      'there is no shell and nothing to go back to',
      () => Object.defineProperty(window.history, 'length', { configurable: true, value: 1 }),
      true,
    ],
    ['the shell does nothing', () => void Reflect.set(window, 'LoanShell', { closeWebview: () => {} }), false],
  ];

  for (const [what, prepare, byHand] of shells) {
    it(`gives way where ${what}; it is asked for again before a loan is taken`, async () => {
      prepare();
      const screen = await open();
      screen.button('Cancel').click();
      await screen.until(() => dialog(screen) === null);
      expect(screen.heard('loan-declined')).to.have.length(1);
      expect(screen.text()).to.contain('No loan was taken').and.to.contain('You can close this page yourself.');
      expect(screen.heard('loan-toast').some(({ text }) => text === 'You can close this page yourself.')).to.equal(byHand);
      await expect(screen.element).to.be.accessible();
      screen.button('Loan Now').click();
      await screen.until(() => dialog(screen) !== null);
      expect(server.calls('loanPush')).to.have.length(0);
      screen.button('Agree').click();
      await screen.until(() => dialog(screen) === null);
      expect(screen.text()).not.to.contain('No loan was taken');
      Reflect.apply(Reflect.get(window, 'nativeBack'), window, []);
      await screen.until(() => dialog(screen) !== null);
      screen.button('Cancel').click();
      await screen.until(() => dialog(screen) === null);
      expect(screen.text()).to.contain('No loan was taken');
      screen.button('Loan Now').click();
      await screen.until(() => screen.heard('loan-confirmed').length === 1);
      expect(screen.text()).not.to.contain('No loan was taken');
    });
  }
});
