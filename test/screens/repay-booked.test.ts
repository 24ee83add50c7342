import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import card from '../../elements/repay-card.js';
import deferral from '../../elements/repay-deferral.js';
import installment from '../../elements/repay-installment.js';
import { DEMO } from '../../demo/lender/demo.js';
import type { Scenario } from '../../demo/lender/scenarios.js';
import { setHash } from '../../src/navigation/go.js';
import { lenderInPage, type LenderInPage } from '../kit/lender-page.js';
import { mount, type Screen } from '../kit/screen.js';

const order = DEMO.orders.overdueDeferrable;
const ids = { 'user-id': DEMO.users.asha, 'product-id': DEMO.products.main, 'order-id': order };

/** How a way to pay is filled in, up to the button that sends. */
interface Way {
  readonly name: string;
  readonly contract: Contract;
  readonly endpoint: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly fill: (screen: Screen, lender: LenderInPage) => Promise<void>;
  /** The button; `undefined` when it cannot be pressed. */
  readonly button: (screen: Screen) => HTMLElement | undefined;
}

const live = (screen: Screen, name: string) =>
  screen.buttons(name).find((one) => !one.hasAttribute('disabled') && !one.hasAttribute('aria-busy'));
const pick = (screen: Screen, value: string) => screen.root.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();

const wallet = (name: string, contract: Contract, code: string): Way => ({
  name: `${name} from ${code}`,
  contract,
  endpoint: 'pay',
  attributes: {},
  async fill(screen) {
    // The page has paid this order to another test's lender: it tells so, and leaves the choice to the borrower.
    const due = screen.root.querySelector<HTMLInputElement>('.installments__row input');
    if (due && !due.checked) due.click();
    screen.root.querySelector<HTMLElement>('#wallet')?.click();
    await nextFrame();
    pick(screen, code);
    await nextFrame();
    screen.button('Confirm').click();
    screen.type('account', '0712345678');
    await nextFrame();
  },
  button: (screen) => live(screen, 'Pay Now'),
});

const byCard = (id: string): Way => ({
  name: `card ${id}`,
  contract: card,
  endpoint: 'repaymentCommit',
  attributes: { amount: '100000' },
  async fill(screen) {
    pick(screen, id);
    await nextFrame();
  },
  button: (screen) => live(screen, 'Pay Now'),
});

const coded: Way = {
  ...byCard(DEMO.cards.coded),
  name: 'card with a code',
  endpoint: 'repaymentConfirm',
  async fill(screen, { lender }) {
    if (!screen.root.querySelector('dialog')) {
      pick(screen, DEMO.cards.coded);
      await nextFrame();
      screen.button('Pay Now').click();
      await screen.until(() => screen.root.querySelector('dialog') !== null);
    }
    const { messages } = lender.state.world('main');
    screen.type('sms-code', messages[messages.length - 1]?.code ?? '');
    await nextFrame();
  },
  button: (screen) => live(screen, 'Confirm'),
};

const ways: readonly Way[] = [
  wallet('installment', installment, DEMO.wallets.push),
  wallet('installment', installment, DEMO.wallets.code),
  wallet('deferral', deferral, DEMO.wallets.push),
  wallet('deferral', deferral, DEMO.wallets.page),
  byCard(DEMO.cards.plain),
  coded,
  {
    ...byCard(''),
    name: 'third party',
    endpoint: 'repaymentThirdParty',
    fill: () => nextFrame().then(() => {}),
    button: (screen) => live(screen, 'Pay with Alipay'),
  },
];

const faults: Readonly<Record<string, Omit<Scenario, 'endpoint'> | undefined>> = {
  none: undefined,
  'the answer is lost': { drop: 'after', times: 1 },
  'the answer breaks off': { drop: 'body', times: 1 },
  'a gateway answers instead': { act: true, status: 504, raw: { body: '<html>', type: 'text/html' }, times: 1 },
  'nothing arrives': { drop: 'before', times: 1 },
  'lost twice': { drop: 'after', times: 2 },
};

/** What the borrower does: many taps at once, and every further press that the screen allows until it says that it was done. */
async function press(way: Way, screen: Screen): Promise<void> {
  for (let round = 0; round < 5 && screen.heard('loan-repaid').length === 0; round += 1) {
    await screen.until(() => screen.root.querySelector('[aria-busy]') === null);
    const button = way.button(screen);
    if (!button) return;
    for (let tap = 0; tap < 5; tap += 1) button.click();
    await nextFrame();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }));
    button.click();
    await nextFrame();
    await screen.until(() => screen.root.querySelector('[aria-busy]') === null);
    // What was paid is no longer due: another press would be another payment, which nobody makes without looking.
    if (screen.text().includes('We do not know') && (changed(screen) || !way.button(screen))) return;
  }
}

const seen = new WeakMap<Screen, string>();
const shown = (screen: Screen) =>
  Array.from(screen.root.querySelectorAll('.installments, .rows'))
    // What a dialog says of a payment is no state of the order.
    .filter((part) => !part.closest('dialog'))
    .map((part) => part.textContent)
    .join();
const changed = (screen: Screen) => seen.get(screen) !== shown(screen);

describe('what the lender books', () => {
  let there: LenderInPage;
  beforeEach(() => {
    localStorage.clear();
    setHash('', true);
    there = lenderInPage();
  });
  afterEach(async () => {
    fixtureCleanup();
    await nextFrame();
    there.restore();
  });

  const booked = () => there.lender.state.world('main').bookings.filter((booking) => booking.orderId === order);
  const open = async (way: Way) => {
    const screen = await mount(way.contract, { ...ids, ...way.attributes });
    seen.set(screen, shown(screen));
    return screen;
  };

  for (const way of ways) {
    for (const [fault, scenario] of Object.entries(faults)) {
      it(`${way.name}: once, when ${fault}`, async () => {
        if (scenario) await there.lender.control('PUT', 'scenarios', { endpoint: way.endpoint, ...scenario });
        const screen = await open(way);
        await way.fill(screen, there);
        await press(way, screen);
        expect(booked()).to.have.length(1);
        expect(there.lender.state.world('main').log.flatMap((entry) => entry.problems)).to.deep.equal([]);
      }).timeout(15_000);
    }

    it(`${way.name}: once, when the page gives another token while it is under way`, async () => {
      await there.lender.control('PUT', 'scenarios', { endpoint: way.endpoint, latency: 1500, times: 1 });
      const screen = await open(way);
      await way.fill(screen, there);
      way.button(screen)?.click();
      await there.api.called(way.endpoint);
      screen.element.setAttribute('session-id', 's2');
      await screen.until(() => there.api.all.some(({ query }) => query.sessionId === 's2'));
      // What was booked meanwhile may not be offered any more.
      await screen.until(() => screen.state() !== 'loading');
      const asked = there.api.all.length;
      // What is being paid cannot be changed either.
      const held = screen.root.querySelector('#wallet[aria-disabled]') !== null;
      if (screen.state() === 'ready' && way !== coded && !held) await way.fill(screen, there);
      for (const name of ['Pay Now', 'Pay with Alipay']) for (const button of screen.buttons(name)) button.click();
      await screen.until(() => there.api.all.length > asked);
      await screen.until(() => booked().length === 1 && screen.root.querySelector('[aria-busy]') === null);
      expect(there.api.calls(way.endpoint).map(({ query }) => query.sessionId)).to.deep.equal(['s1']);
      // What it came to is fetched under the new token.
      expect(there.api.all.slice(asked).map(({ query }) => query.sessionId)).to.include('s2');
      expect(there.lender.state.world('main').log.flatMap((entry) => entry.problems)).to.deep.equal([]);
    }).timeout(15_000);

    it(`${way.name}: once, when the page is killed in between`, async () => {
      await there.lender.control('PUT', 'scenarios', { endpoint: way.endpoint, drop: 'after', times: 1 });
      const first = await open(way);
      await way.fill(first, there);
      const kept = Object.entries(localStorage);
      const before = shown(first);
      way.button(first)?.click();
      await there.api.called(way.endpoint);
      await first.until(() => booked().length === 1);
      const intents = Object.entries(localStorage).filter(([key]) => key.startsWith('loan-intent:'));
      first.element.remove();
      await nextFrame();
      for (const [key, value] of [...kept, ...intents]) localStorage.setItem(key, value);
      const second = await open(way);
      if (second.state() === 'ready') {
        expect(second.text()).to.match(/We do not know yet whether it went through|It may have gone through/);
        // Whoever presses at once pays nothing that was booked already, nor what stands in its place now.
        for (const button of second.buttons('Pay Now')) button.click();
        await nextFrame();
        await second.until(() => second.root.querySelector('[aria-busy]') === null);
        expect(booked()).to.have.length(1);
      }
      if (second.state() === 'ready' && shown(second) === before && second.heard('loan-repaid').length === 0) {
        await way.fill(second, there);
        await press(way, second);
        await second.until(() => second.heard('loan-repaid').length === 1);
      }
      expect(booked()).to.have.length(1);
      expect(there.lender.state.world('main').log.flatMap((entry) => entry.problems)).to.deep.equal([]);
    }).timeout(15_000);
  }

  it('books what was shown, to the cent', async () => {
    const screen = await mount(installment, { ...ids, 'product-id': DEMO.products.cents, 'order-id': DEMO.orders.cents });
    await wallet('', installment, DEMO.wallets.code).fill(screen, there);
    screen.root.querySelector<HTMLInputElement>('#select-all')?.click();
    await nextFrame();
    const total = screen.root.querySelector('.total .money__value')?.textContent ?? '';
    screen.button('Pay Now').click();
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    const [booking] = there.lender.state.world('main').bookings;
    const [units = '', cents = ''] = total.split(',');
    expect(booking?.amount).to.equal(Number(units.replace(/\./g, '')) * 100 + Number(cents.padEnd(2, '0')));
  });
});
