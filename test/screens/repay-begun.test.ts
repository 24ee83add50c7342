import { aTimeout, expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import card from '../../elements/repay-card.js';
import deferral from '../../elements/repay-deferral.js';
import installment from '../../elements/repay-installment.js';
import { setHash } from '../../src/navigation/go.js';
import { dropped, mockApi, ok, refused, type Call, type MockApi, type Reply } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const wallet = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712345678' },
  bankList: [{ name: 'Kesho Pesa', type: 'KESHO' }],
};
const plan = {
  ...wallet,
  repayPlanDetail: {
    repayWaitDetail: [2, 3].map((periodNo) => ({ periodNo, totalAmount: 84500, dueTime: '2026-11-15', canClick: 1 })),
    repayYetDetail: [],
  },
};
const fee = {
  ...wallet,
  detail: [],
  repayDetail: [{ text: '2026-12-05', value: 'TZS 84.500' }],
  delayShouldPayAmount: 8450,
};
const cards = [
  { id: 'c1', bankName: 'Benki ya Savana', cardNo: '4417123456784417', bankCode: 'SAV' },
  { id: 'c2', bankName: 'Pwani Bank', cardNo: '5500000000000082', bankCode: 'PWA' },
];
const way = { alipay: 1, repayToken: 'rt-1', bankCards: cards };
const page = 'https://wallet.example/pay?secret=KIPANDE';

/** A way to pay: what sends, what accepts it, and what leads to a page first. */
interface Way {
  readonly name: string;
  readonly contract: Contract;
  readonly order: string;
  readonly sends: string;
  readonly accepted: Reply;
  readonly pages: string;
  readonly toPage: Reply;
  readonly sum: string;
  send(screen: Screen): Promise<void>;
  sendToPage(screen: Screen): Promise<void>;
  /** The borrower is told that it was paid. */
  isTold(screen: Screen): boolean;
}

const dialog = (screen: Screen) => screen.root.querySelector('dialog');
const payNow = (screen: Screen) => screen.button('Pay Now');
const press = async (screen: Screen) => payNow(screen).click();
const pick = async (screen: Screen, id = 'c1') => {
  screen.root.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
  await nextFrame();
};

const fromWallet = (name: string, contract: Contract, order: string, sum: string): Way => ({
  name,
  contract,
  order,
  sum,
  sends: 'pay',
  accepted: ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }),
  pages: 'pay',
  toPage: ok({ repayType: 'PAY_URL', payUrl: page, tradeNo: 'TZ78' }),
  send: press,
  sendToPage: press,
  isTold: (screen) => /Enter your PIN\..*TZ77/.test(dialog(screen)?.textContent ?? ''),
});

const byCard: Way = {
  name: 'repay-card',
  contract: card,
  order: 'repaymentWay',
  sum: 'TZS 84500.55',
  sends: 'repaymentCommit',
  accepted: ok({ needValid: 0, repayRecordId: 'r-9' }),
  pages: 'repaymentThirdParty',
  toPage: ok({ redirectUrl: page }),
  async send(screen) {
    await pick(screen);
    payNow(screen).click();
  },
  sendToPage: async (screen) => screen.button('Pay with Alipay').click(),
  isTold: (screen) => /Your payment was sent.*r-9/.test(screen.text()),
};

const ways = [
  fromWallet('repay-installment', installment, 'installmentPlan', 'TZS 84.500'),
  fromWallet('repay-deferral', deferral, 'deferralDetail', 'TZS 8.450'),
  byCard,
];

/** Old engines silently stop writing what is written often. */
function bareHash(): void {
  if (window.location.hash) setHash('', true);
}

describe('a payment that was begun', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    bareHash();
    server = mockApi()
      .on('installmentPlan', ok(plan))
      .on('deferralDetail', ok(fee))
      .on('repaymentWay', ok(way))
      .on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }))
      .on('repaymentConfirm', ok())
      .on('loanDetails', ok({ orderStatus: 200, noticeStatusText: 'Settled' }));
  });
  afterEach(async () => {
    fixtureCleanup();
    await nextFrame();
    server.restore();
    bareHash();
  });

  const attributes = { 'product-id': 'p-1', 'order-id': 'o-1', amount: '8450055' };
  const open = async (contract: Contract, more: Record<string, string> = {}): Promise<Screen> => {
    const { amount, ...ids } = { ...attributes, ...more };
    return mount(contract, contract === card ? { ...ids, amount } : ids);
  };
  const ready = (screen: Screen) =>
    screen.until(() => screen.state() === 'ready' && screen.root.querySelector('[aria-busy]') === null, 'it to be ready');
  async function turn(screen: Screen, order: string, asked: string): Promise<void> {
    const before = server.calls(asked).length;
    screen.element.setAttribute('order-id', order);
    await server.called(asked, before);
    await screen.until(() => screen.state() === 'ready');
    await nextFrame();
  }
  const offered = (screen: Screen) => screen.until(() => screen.buttons('Continue to payment').length === 1, 'its page to be offered');
  const tap = async (screen: Screen) => {
    for (const button of screen.buttons('Pay Now')) button.click();
    for (const button of screen.buttons('Pay with Alipay')) button.click();
    await aTimeout(100);
  };
  const away = async (screen: Screen) => {
    screen.element.remove();
    await aTimeout(20);
  };

  for (const one of ways)
    describe(`in ${one.name}`, () => {
      async function begun(reply: 'accepted' | 'toPage'): Promise<{ screen: Screen; call: Call; sends: string }> {
        const sends = reply === 'accepted' ? one.sends : one.pages;
        server.hold(sends);
        const screen = await open(one.contract);
        await (reply === 'accepted' ? one.send(screen) : one.sendToPage(screen));
        return { screen, call: await server.called(sends), sends };
      }

      for (const [when, late] of [
        ['while another order is shown', false],
        ['after its order is back', true],
      ] as const)
        it(`is told on its order, and not paid by one more tap, where it was accepted ${when}`, async () => {
          const { screen, call } = await begun('accepted');
          await turn(screen, 'o-2', one.order);
          if (!late) {
            call.answer(one.accepted);
            await screen.until(() => screen.heard('loan-repaid').length === 1);
            await nextFrame();
          }
          expect(screen.text()).not.to.match(/TZ77|r-9|Your payment was sent/);
          await turn(screen, 'o-1', one.order);
          if (late) call.answer(one.accepted);
          await screen.until(() => one.isTold(screen), 'it to be told');
          await tap(screen);
          expect(server.calls(one.sends)).to.have.length(1);
          expect(screen.heard('loan-repaid')).to.have.length(1);
        });

      it('is told where it was accepted after its element was gone, to the one that stands there then', async () => {
        const { screen, call } = await begun('accepted');
        await away(screen);
        call.answer(one.accepted);
        await aTimeout(50);
        const next = await open(one.contract);
        await next.until(() => one.isTold(next), 'it to be told');
        await tap(next);
        expect(server.calls(one.sends)).to.have.length(1);
      });

      for (const [who, again] of [
        ['the element that was out of the page', async (screen: Screen) => (document.body.append(screen.element), screen)],
        ['another element in its place', () => open(one.contract)],
      ] as const)
        for (const late of [false, true])
          it(`has its page offered by ${who}, ${late ? 'there before' : 'back after'} the answer`, async () => {
            const { screen, call, sends } = await begun('toPage');
            await away(screen);
            const answered = async () => {
              call.answer(one.toPage);
              await aTimeout(50);
            };
            if (!late) await answered();
            const next = await again(screen);
            if (late) {
              await next.until(() => next.state() === 'ready');
              await answered();
            }
            await offered(next);
            expect(next.text()).to.contain(one.sum);
            await tap(next);
            expect(server.calls(sends), 'nothing is begun beside it').to.have.length(1);
            const went = next.heard('loan-navigate').length;
            if (next !== screen) {
              next.button('Continue to payment').click();
              expect(next.heard('loan-navigate')[went]).to.deep.include({ url: page });
            }
            server.on(sends, one.toPage);
            next.button('Check again').click();
            await next.until(() => next.buttons('Continue to payment').length === 0);
            await ready(next);
            next.element.remove();
            expect(JSON.stringify(Object.entries(localStorage))).not.to.contain('KIPANDE');
            expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('KIPANDE');
          });

      it('has its page offered on its order, which was not the one on the screen when the answer came', async () => {
        const { screen, call, sends } = await begun('toPage');
        await turn(screen, 'o-2', one.order);
        call.answer(one.toPage);
        await screen.until(() => screen.heard('loan-repaid').length === 1);
        expect(screen.heard('loan-repaid')[0]).to.deep.include({ repayType: 'PAY_URL' });
        expect(screen.heard('loan-navigate').filter(({ url }) => url === page)).to.deep.equal([]);
        await ready(screen);
        expect(screen.buttons('Continue to payment')).to.have.length(0);
        await turn(screen, 'o-1', one.order);
        await offered(screen);
        await tap(screen);
        expect(server.calls(sends)).to.have.length(1);
        screen.button('Continue to payment').click();
        expect(screen.heard('loan-navigate').filter(({ url }) => url === page)).to.have.length(1);
      });

      it('has its page offered again by who comes after the one that opened it, and by nobody of another session', async () => {
        const { screen, call } = await begun('toPage');
        call.answer(one.toPage);
        await offered(screen);
        await away(screen);
        setHash('', true);
        const other = await open(one.contract, { 'session-id': 's2' });
        await ready(other);
        expect(other.buttons('Continue to payment')).to.have.length(0);
        other.element.remove();
        await offered(await open(one.contract));
      });

      it('has its page offered no more where something else is to be paid', async () => {
        const { screen, call } = await begun('toPage');
        await away(screen);
        call.answer(one.toPage);
        await aTimeout(50);
        server
          .on('installmentPlan', ok({ ...plan, repayPlanDetail: { ...plan.repayPlanDetail, repayWaitDetail: [] } }))
          .on('deferralDetail', ok({ ...fee, delayShouldPayAmount: 9000 }));
        const next = await open(one.contract, { amount: '77' });
        await next.until(() => next.state() !== 'loading');
        expect(next.buttons('Continue to payment')).to.have.length(0);
      });

      it('leaves a page that may not be followed alone', async () => {
        const { screen, call } = await begun('toPage');
        await away(screen);
        call.answer(ok({ repayType: 'PAY_URL', payUrl: 'javascript:alert(1)', redirectUrl: 'javascript:alert(1)', tradeNo: 'TZ78' }));
        await aTimeout(50);
        const next = await open(one.contract);
        expect(next.buttons('Continue to payment')).to.have.length(0);
        if (one !== byCard) expect(dialog(next)?.textContent).to.match(/cannot be opened safely.*TZ78/);
      });
    });

  for (const again of [true, false])
    it(`is told where the lender offers it no more, ${again ? 'on its order' : 'by another element in its place'}`, async () => {
      server.hold('pay');
      const screen = await open(deferral);
      payNow(screen).click();
      const call = await server.called('pay');
      if (again) await turn(screen, 'o-2', 'deferralDetail');
      else await away(screen);
      call.answer(ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
      await aTimeout(50);
      server.on('deferralDetail', refused(2002, 'This order cannot be deferred.'));
      if (again) screen.element.setAttribute('order-id', 'o-1');
      const next = again ? screen : await open(deferral);
      await next.until(() => dialog(next) !== null);
      next.button('Confirm').click();
      await next.until(() => dialog(next) === null);
      await next.until(() => next.text().includes('Nothing more can be paid here now'));
      expect(next.text()).to.contain('Your payment was sent').and.to.contain('TZ77');
      expect([...next.buttons('Pay Now'), ...next.heard('loan-toast'), ...next.heard('loan-error')]).to.deep.equal([]);
    });

  it('by card is told by its order, where that has nothing left to pay', async () => {
    server.hold('repaymentCommit');
    const screen = await open(card);
    await byCard.send(screen);
    const call = await server.called('repaymentCommit');
    await turn(screen, 'o-2', 'repaymentWay');
    call.answer(byCard.accepted);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    server.on('repaymentWay', refused(2001, 'There is nothing to repay on this order.'));
    screen.element.setAttribute('order-id', 'o-1');
    await screen.until(() => screen.text().includes('The card payment was accepted.'));
    expect(screen.text()).to.contain('Settled');
    expect([...screen.heard('loan-toast'), ...screen.heard('loan-error')]).to.deep.equal([]);
    screen.element.setAttribute('order-id', 'o-2');
    await screen.until(() => screen.state() === 'error');
  });

  it('goes on in the element that has begun it, and is offered by another one of its order once that has gone on to another', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: page, tradeNo: 'TZ78' }));
    const [one, two] = [await open(installment), await open(installment)];
    payNow(one).click();
    await offered(one);
    await ready(two);
    expect(two.buttons('Continue to payment')).to.have.length(0);
    await turn(one, 'o-2', 'installmentPlan');
    two.element.reload();
    await offered(two);
    await tap(two);
    expect(server.calls('pay')).to.have.length(1);
  });

  it('is no more to go on with for who comes back from its page', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: page, tradeNo: 'TZ78' }));
    const screen = await open(installment);
    payNow(screen).click();
    await offered(screen);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    await away(screen);
    const next = await open(installment);
    await ready(next);
    expect(next.buttons('Continue to payment')).to.have.length(0);
  });

  it('is forgotten a quarter of an hour after it was read, by who comes then', async () => {
    server.on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
    const screen = await open(installment);
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Confirm').click();
    await screen.until(() => dialog(screen) === null);
    await away(screen);
    const soon = await open(installment);
    expect(soon.text()).to.contain('TradeNo: TZ77');
    await away(soon);
    const real = Date.now;
    Date.now = () => real() + 15 * 60_000 + 1000;
    try {
      const late = await open(installment);
      expect(late.text()).not.to.contain('TZ77');
      late.element.remove();
    } finally {
      Date.now = real;
    }
  });

  it('has its page offered after a quarter of an hour too, where nobody was there', async () => {
    server.hold('pay');
    const screen = await open(installment);
    payNow(screen).click();
    const call = await server.called('pay');
    await away(screen);
    call.answer(ok({ repayType: 'PAY_URL', payUrl: page, tradeNo: 'TZ78' }));
    await aTimeout(50);
    const real = Date.now;
    Date.now = () => real() + 16 * 60_000;
    try {
      const next = await open(installment);
      await offered(next);
      next.button('Check again').click();
      await next.until(() => next.buttons('Continue to payment').length === 0);
      await ready(next);
      next.element.remove();
    } finally {
      Date.now = real;
    }
  });

  it('is told on its order after it was read too, and nothing is selected there', async () => {
    server.on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
    const screen = await open(installment);
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Confirm').click();
    await screen.until(() => dialog(screen) === null);
    await ready(screen);
    await turn(screen, 'o-2', 'installmentPlan');
    expect(screen.text()).not.to.contain('TZ77');
    await turn(screen, 'o-1', 'installmentPlan');
    await ready(screen);
    expect(screen.text()).to.contain('TradeNo: TZ77');
    await tap(screen);
    expect(server.calls('pay')).to.have.length(1);
  });

  for (const [when, read] of [
    ['before it was read', false],
    ['after it was read', true],
  ] as const)
    for (const [who, turnTo] of [
      ['the same element', async (screen: Screen) => (screen.element.setAttribute('session-id', 's2'), screen)],
      [
        'another element',
        async (screen: Screen) => {
          await away(screen);
          return open(installment, { 'user-id': screen.element.getAttribute('user-id') ?? '', 'session-id': 's2' });
        },
      ],
    ] as const)
      it(`is told in another session of the borrower too, in ${who}, ${when}: without its number, and not paid by one more tap`, async () => {
        server.on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
        const screen = await open(installment, { 'user-id': `u-${who.length}-${read}`, 'session-id': 's1' });
        payNow(screen).click();
        await screen.until(() => dialog(screen) !== null);
        if (read) screen.button('Confirm').click();
        await ready(screen);
        const asked = server.calls('installmentPlan').length;
        const next = await turnTo(screen);
        await server.called('installmentPlan', asked);
        await ready(next);
        await next.until(() => next.text().includes('Your payment was sent'), 'it to be told');
        expect(next.text()).not.to.match(/TZ77|Enter your PIN/);
        await tap(next);
        expect(server.calls('pay')).to.have.length(1);
      });

  it('is not told in another session of the borrower where its page cannot be opened', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'javascript:alert(1)', tradeNo: 'TZ78' }));
    const screen = await open(installment, { 'user-id': 'u-blocked', 'session-id': 's1' });
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    await away(screen);
    const next = await open(installment, { 'user-id': 'u-blocked', 'session-id': 's2' });
    await ready(next);
    await aTimeout(100);
    expect(next.text()).not.to.contain('Your payment was sent');
  });

  it('is told to nobody else', async () => {
    server.on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
    const screen = await open(installment, { 'user-id': 'u-told', 'session-id': 's1' });
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    await away(screen);
    const next = await open(installment, { 'user-id': 'u-untold', 'session-id': 's2' });
    await ready(next);
    expect(next.text()).not.to.contain('Your payment was sent');
  });

  describe('with a code, in repay-card', () => {
    const type = async (screen: Screen, code = '135246') => {
      screen.type('sms-code', code);
      await nextFrame();
      screen.button('Confirm').click();
    };
    async function coded(more: Record<string, string> = {}): Promise<Screen> {
      const screen = await open(card, more);
      await byCard.send(screen);
      await screen.until(() => dialog(screen) !== null);
      return screen;
    }

    for (const late of [false, true])
      it(`is told on its order, and not paid by one more tap, where it was confirmed ${late ? 'after' : 'before'} its order is back`, async () => {
        const screen = await coded();
        server.hold('repaymentConfirm');
        await type(screen);
        const call = await server.called('repaymentConfirm');
        await turn(screen, 'o-2', 'repaymentWay');
        expect(dialog(screen)).to.equal(null);
        if (!late) {
          call.answer(ok());
          await screen.until(() => screen.heard('loan-repaid').length === 1);
        }
        await turn(screen, 'o-1', 'repaymentWay');
        if (late) call.answer(ok());
        await screen.until(() => /Your payment was sent.*r-1/.test(screen.text()));
        expect(dialog(screen)).to.equal(null);
        await tap(screen);
        expect(server.calls('repaymentCommit')).to.have.length(1);
        expect(Object.keys(localStorage).filter((key) => key.includes('repay-record'))).to.deep.equal([]);
      });

    for (const [who, again] of [
      ['the element that was out of the page', async (screen: Screen) => (document.body.append(screen.element), screen)],
      ['another element in its place', () => open(card)],
    ] as const)
      it(`is asked for again by ${who}, with the seconds that are left`, async () => {
        const screen = await coded();
        await away(screen);
        expect(Object.keys(localStorage).filter((key) => key.includes('repay-record'))).to.deep.equal([]);
        const real = Date.now;
        Date.now = () => real() + 40_000;
        try {
          const next = await again(screen);
          await next.until(() => dialog(next) !== null);
          expect(next.buttons(/^Send again in (20|19) s$/)).to.have.length(1);
          await type(next);
          await server.called('repaymentConfirm');
          expect(server.calls('repaymentConfirm')[0]?.body).to.deep.equal({
            orderId: 'o-1',
            verifyCode: '135246',
            repaymentRecordId: 'r-1',
          });
          expect(server.calls('repaymentCommit')).to.have.length(1);
          await next.until(() => dialog(next) === null);
          next.element.remove();
        } finally {
          Date.now = real;
        }
      });

    it('is asked for on its order again, which was not the one on the screen meanwhile', async () => {
      const screen = await coded();
      await turn(screen, 'o-2', 'repaymentWay');
      expect(dialog(screen)).to.equal(null);
      await turn(screen, 'o-1', 'repaymentWay');
      await screen.until(() => dialog(screen) !== null);
      expect(screen.buttons(/^Send again in/)).to.have.length(1);
      screen.button('Cancel').click();
      await screen.until(() => dialog(screen) === null);
      await turn(screen, 'o-2', 'repaymentWay');
      await turn(screen, 'o-1', 'repaymentWay');
      await ready(screen);
      expect(dialog(screen)).to.equal(null);
    });

    it('is asked for where the answer that sent it found nobody', async () => {
      server.hold('repaymentCommit');
      const screen = await open(card);
      await byCard.send(screen);
      const call = await server.called('repaymentCommit');
      await away(screen);
      call.answer(ok({ needValid: 1, repayRecordId: 'r-1' }));
      await aTimeout(50);
      const next = await open(card);
      await next.until(() => dialog(next) !== null);
      expect(next.buttons(/^Send again in (60|59) s$/)).to.have.length(1);
      expect(server.calls('repaymentCommit')).to.have.length(1);
    });

    for (const [what, more] of [
      ['another amount', { amount: '50000' }],
      ['another coupon', { 'coupon-id': 'k-1' }],
      ['another order', { 'order-id': 'o-2' }],
      ['another session', { 'session-id': 's2' }],
    ] as const)
      it(`is not asked for with ${what}`, async () => {
        await away(await coded());
        const next = await open(card, more);
        await ready(next);
        await nextFrame();
        expect(dialog(next)).to.equal(null);
      });

    it('is not asked for where its card is gone, nor once it works no longer, nor after Cancel', async () => {
      await away(await coded());
      server.on('repaymentWay', ok({ ...way, bankCards: cards.slice(1) }));
      const without = await open(card);
      await ready(without);
      expect(dialog(without)).to.equal(null);
      await away(without);
      server.on('repaymentWay', ok(way));
      const real = Date.now;
      Date.now = () => real() + 10 * 60_000 + 1000;
      try {
        const late = await open(card);
        await ready(late);
        expect(dialog(late)).to.equal(null);
        await away(late);
      } finally {
        Date.now = real;
      }
      const back = await open(card);
      await back.until(() => dialog(back) !== null);
      back.button('Cancel').click();
      await back.until(() => dialog(back) === null);
      await away(back);
      const after = await open(card);
      await ready(after);
      expect(dialog(after)).to.equal(null);
    });

    it('that was wrong meanwhile is asked for again, and nothing is in doubt', async () => {
      const screen = await coded();
      server.hold('repaymentConfirm');
      await type(screen);
      const call = await server.called('repaymentConfirm');
      await turn(screen, 'o-2', 'repaymentWay');
      call.answer(refused(800006, 'No'));
      await aTimeout(50);
      expect(Object.keys(localStorage).filter((key) => key.includes('repay-record'))).to.deep.equal([]);
      await turn(screen, 'o-1', 'repaymentWay');
      await screen.until(() => dialog(screen) !== null);
      server.on('repaymentConfirm', ok());
      await type(screen, '246135');
      await screen.until(() => screen.heard('loan-repaid').length === 1);
      expect(new Set(server.calls('repaymentConfirm').map((one) => one.headers['idempotency-key'])).size).to.equal(2);
    });

    it('of which nobody heard goes with the same key from the next element, and another one with another', async () => {
      const screen = await coded();
      server.on('repaymentConfirm', dropped);
      await type(screen);
      await screen.until(() => screen.text().includes('We do not know yet'));
      await ready(screen);
      await away(screen);
      const next = await open(card);
      await next.until(() => dialog(next) !== null);
      for (const code of ['999999', '135246']) {
        await next.until(() => next.button('Confirm').getAttribute('disabled') === null);
        const sent = server.calls('repaymentConfirm').length;
        await type(next, code);
        await server.called('repaymentConfirm', sent);
        await ready(next);
      }
      const [first, other, again] = server.calls('repaymentConfirm').map((one) => one.headers['idempotency-key']);
      expect(again).to.equal(first);
      expect(other).not.to.equal(first);
    });
  });
});
