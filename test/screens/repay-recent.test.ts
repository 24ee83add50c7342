import { aTimeout, expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import card from '../../elements/repay-card.js';
import deferral from '../../elements/repay-deferral.js';
import installment from '../../elements/repay-installment.js';
import { setHash } from '../../src/navigation/go.js';
import { forgetBegun } from '../kit/begun.js';
import { resetClock, setClock } from '../kit/clock.js';
import { mockApi, ok, refused, type MockApi, type Reply } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const wallet = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712345678' },
  bankList: [{ name: 'Kesho Pesa', type: 'KESHO' }],
};
const due = [{ periodNo: 1, totalAmount: 84500, dueTime: '2026-11-15', canClick: 1 }];
const plan = { ...wallet, repayPlanDetail: { repayWaitDetail: due, repayYetDetail: [] } };
const fee = { ...wallet, detail: [], repayDetail: [], delayShouldPayAmount: 8450 };
const cards = [{ id: 'c1', bankName: 'Benki ya Savana', cardNo: '4417123456784417', bankCode: 'SAV' }];

const toPage = ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/pay?secret=KIPANDE', tradeNo: 'TZ78' });
const accepted = ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' });
const RECENT = 'You may have paid this already';

/** A way to pay an order, and an answer of the lender to it. */
interface Way {
  readonly name: string;
  readonly contract: Contract;
  readonly call: string;
  readonly reply: Reply;
  readonly press: string;
  /** It asks for a code by SMS, whose confirmation pays. */
  readonly coded?: true;
}
const fromWallet: Way = { name: 'from a wallet', contract: installment, call: 'pay', reply: accepted, press: 'Pay Now' };
const ways: readonly Way[] = [
  { name: 'on the page of a wallet', contract: installment, call: 'pay', reply: toPage, press: 'Pay Now' },
  fromWallet,
  { name: 'for a rollover', contract: deferral, call: 'pay', reply: toPage, press: 'Pay Now' },
  { name: 'by card', contract: card, call: 'repaymentCommit', reply: ok({ needValid: 0, repayRecordId: 'r-9' }), press: 'Pay Now' },
  {
    name: 'by card, with a code',
    contract: card,
    call: 'repaymentCommit',
    reply: ok({ needValid: 1, repayRecordId: 'r-9' }),
    press: 'Pay Now',
    coded: true,
  },
  {
    name: 'on the page of a third party',
    contract: card,
    call: 'repaymentThirdParty',
    reply: ok({ redirectUrl: 'https://pay.example/KIPANDE' }),
    press: 'Pay with Alipay',
  },
];

describe('an order that was paid, or its payment begun, a few minutes ago', () => {
  let server: MockApi;
  const now = Date.now;
  beforeEach(() => {
    localStorage.clear();
    setHash('', true);
    server = mockApi()
      .on('installmentPlan', ok(plan))
      .on('deferralDetail', ok(fee))
      .on('repaymentWay', ok({ alipay: 1, repayToken: 'rt-1', bankCards: cards }))
      .on('repaymentConfirm', ok())
      .on('loanDetails', ok({ orderStatus: 200, noticeStatusText: 'Settled' }));
  });
  afterEach(async () => {
    resetClock();
    fixtureCleanup();
    await nextFrame();
    server.restore();
    setHash('', true);
    localStorage.clear();
  });

  async function open(contract: Contract, more: Record<string, string> = {}): Promise<Screen> {
    setHash('', true);
    const ids = { 'product-id': 'p-1', 'order-id': 'o-1' };
    return mount(contract, { ...ids, ...(contract === card ? { amount: '8450055' } : {}), ...more });
  }
  const isTold = (screen: Screen) => screen.text().includes(RECENT);

  async function send({ contract, call, reply, press, coded }: Way): Promise<void> {
    server.on(call, reply);
    const screen = await open(contract);
    screen.root.querySelector<HTMLInputElement>('input[value="c1"]')?.click();
    await nextFrame();
    expect(isTold(screen)).to.equal(false);
    screen.button(press).click();
    await server.called(call);
    if (coded) {
      await screen.until(() => screen.root.querySelector('dialog') !== null);
      screen.type('sms-code', '135246');
      await nextFrame();
      screen.button('Confirm').click();
      await server.called('repaymentConfirm');
    }
    await aTimeout(50);
    screen.element.remove();
    await aTimeout(20);
    forgetBegun();
  }

  it('is not warned of while its own result is on the screen, or was', async () => {
    server.on('pay', accepted);
    const screen = await open(installment);
    screen.button('Pay Now').click();
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    await aTimeout(50);
    expect(isTold(screen)).to.equal(false);
    screen.button('Confirm').click();
    await screen.until(() => screen.text().includes('Your payment was sent'));
    expect(isTold(screen)).to.equal(false);
  });

  it('is not warned of where nothing is left to pay', async () => {
    await send(fromWallet);
    server.on('installmentPlan', ok({ ...plan, repayPlanDetail: { repayWaitDetail: [], repayYetDetail: due } }));
    const screen = await open(installment);
    expect(screen.text()).to.contain('Nothing to repay');
    expect(isTold(screen)).to.equal(false);
    server.on('installmentPlan', ok(plan));
    screen.element.reload();
    await screen.until(() => isTold(screen));
  });

  for (const way of ways)
    it(`is said to be so by a page that is opened anew, in every way to pay, and may be paid: ${way.name}`, async () => {
      await send(way);
      for (const contract of [installment, deferral, card]) {
        const screen = await open(contract);
        await screen.until(() => isTold(screen), `<${contract.tag}> to say it`);
        expect(screen.buttons('View the order')).to.have.length(1);
        expect(screen.button('Pay Now').matches(':disabled')).to.equal(false);
        screen.element.remove();
      }
      for (const storage of [localStorage, sessionStorage])
        expect(JSON.stringify(Object.entries(storage))).not.to.match(/KIPANDE|o-1|8450055/);
    });

  it('is looked at again once, however often that is pressed', async () => {
    await send(ways[0] as Way);
    for (const [contract, reads] of [
      [installment, 'installmentPlan'],
      [card, 'repaymentWay'],
    ] as const) {
      const screen = await open(contract);
      await screen.until(() => isTold(screen));
      const before = server.calls(reads).length;
      server.hold(reads);
      for (let n = 0; n < 3; n += 1) {
        screen.button('Check again').click();
        await nextFrame();
      }
      expect(screen.button('Check again').getAttribute('aria-busy')).to.equal('true');
      expect(server.calls(reads)).to.have.length(before + 1);
      screen.element.remove();
    }
  });

  it('is not another order, nor another borrower’s', async () => {
    await send(ways[0] as Way);
    expect(isTold(await open(installment, { 'order-id': 'o-2' }))).to.equal(false);
    expect(isTold(await open(installment, { 'user-id': 'u2' }))).to.equal(false);
  });

  it('is not one whose payment was refused, or waits for its code', async () => {
    await send({ ...(ways[0] as Way), reply: refused('Not now') });
    await send({ ...(ways[3] as Way), reply: ok({ needValid: 1, repayRecordId: 'r-1' }) });
    expect(isTold(await open(installment))).to.equal(false);
  });

  it('is any order again after a quarter of an hour', async () => {
    await send(ways[0] as Way);
    setClock(() => now() + 16 * 60 * 1000);
    expect(isTold(await open(installment))).to.equal(false);
  });
});
