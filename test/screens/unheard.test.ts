import { aTimeout, expect, nextFrame, fixtureCleanup } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import installment from '../../elements/repay-installment.js';
import deferralC from '../../elements/repay-deferral.js';
import card from '../../elements/repay-card.js';
import loanC from '../../elements/loan-confirm.js';
import { $config, configure } from '../../src/config/config.js';
import { setHash } from '../../src/navigation/go.js';
import { resetClock, setClock } from '../kit/clock.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const due = [2, 3, 4].map((periodNo) => ({ periodNo, totalAmount: 84500, dueTime: '2026-11-15', canClick: 1 }));
const plan = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712345678' },
  bankList: [{ name: 'Kesho Pesa', type: 'KESHO' }],
  repayPlanDetail: { repayWaitDetail: due, repayYetDetail: [] as object[] },
};
const booked = { ...plan, repayPlanDetail: { repayWaitDetail: due.slice(1), repayYetDetail: due.slice(0, 1) } };
const deferral = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712345678' },
  bankList: [{ name: 'Kesho Pesa', type: 'KESHO' }],
  detail: [{ text: 'Moved by', value: '14 days' }],
  repayDetail: [{ text: '2026-12-05', value: 'TZS 84.500' }],
  delayShouldPayAmount: '8450.55',
};
const cards = [
  { id: 'c1', bankName: 'Benki ya Savana', cardNo: '4417123456784417', bankCode: 'SAV' },
  { id: 'c2', bankName: 'Pwani Bank', cardNo: '5500000000000082', bankCode: 'PWA' },
];
const done = ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' });

describe('what was sent and never heard of', () => {
  let server: MockApi;
  const realNow = Date.now;
  beforeEach(() => {
    localStorage.clear();
    setHash('', true);
    server = mockApi()
      .on('installmentPlan', ok(plan))
      .on('deferralDetail', ok(deferral))
      .on('pay', done)
      .on('repaymentWay', ok({ alipay: 1, repayToken: 'rt-1', bankCards: cards }))
      .on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }))
      .on('repaymentConfirm', ok())
      .on('loanDetails', ok({ orderStatus: 200, noticeStatusText: 'Open' }))
      .on('loanConfirm', ok({ productName: 'P', amount: '450000' }))
      .on('contracts', ok({ list: [] }))
      .on('loanPush', dropped);
  });
  afterEach(async () => {
    resetClock();
    $config.set({});
    fixtureCleanup();
    await nextFrame();
    server.restore();
    setHash('', true);
  });
  const ids = { 'product-id': 'p-1', 'order-id': 'o-1' };
  const keys = (name = 'pay') => server.calls(name).map((call) => call.headers['idempotency-key']);
  const idle = (screen: Screen) => screen.until(() => screen.root.querySelector('[aria-busy]') === null);
  const payNow = (screen: Screen) => screen.button('Pay Now');
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  /** A page that paid, heard nothing, and is gone. */
  async function unheard(contract: Contract): Promise<void> {
    server.on('pay', dropped);
    const first = await mount(contract, ids);
    payNow(first).click();
    await first.until(() => first.text().includes('do not see it yet'));
    await idle(first);
    first.element.remove();
    await nextFrame();
  }
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('is told anew when the plan shows it: nothing is selected, and one tap pays nothing', async () => {
    await unheard(installment);
    const screen = await mount(installment, ids);
    expect(screen.text()).to.contain('do not see it yet');
    server.on('installmentPlan', ok(booked)).on('pay', done);
    comeBack();
    await server.called('installmentPlan', 3);
    await screen.until(() => screen.text().includes('1 paid installment'));
    await aTimeout(1000);
    payNow(screen).click();
    await aTimeout(200);
    expect(keys()).to.have.length(1);
  });

  it('is told on the other ways to pay the same order, and on no other order', async () => {
    await unheard(installment);
    for (const other of [deferralC, card]) {
      const screen = await mount(other, { ...ids, amount: '8450000' });
      expect(screen.text(), other.tag).to.contain('You may have paid this already');
      screen.element.remove();
    }
    const elsewhere = await mount(card, { ...ids, 'order-id': 'o-2', amount: '8450000' });
    expect(elsewhere.text()).not.to.contain('You may have paid this already');
  });

  it('is not promised to be safe where no key is sent', async () => {
    configure({ idempotencyHeader: '' });
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('It may have gone through'));
    await idle(screen);
    expect(keys()).to.deep.equal([undefined]);
    screen.element.remove();
    await nextFrame();
    const next = await mount(installment, ids);
    expect(next.text()).to.contain('It may have gone through').and.not.to.contain('never done twice');
  });

  it('has its key under the name that the configuration gives it', async () => {
    configure({ idempotencyHeader: 'X-Intent' });
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    await idle(screen);
    server.on('pay', done);
    payNow(screen).click();
    await server.called('pay', 1);
    const [first, second] = server.calls('pay').map(({ headers }) => headers['x-intent']);
    expect(first).to.match(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(second).to.equal(first);
    expect(keys()).to.deep.equal([undefined, undefined]);
  });

  it('is asked about before another deferral is paid in its place', async () => {
    await unheard(deferralC);
    server.on('deferralDetail', ok({ ...deferral, repayDetail: [{ text: '2026-12-19', value: 'TZS 84.500' }] })).on('pay', done);
    const screen = await mount(deferralC, ids);
    payNow(screen).click();
    await screen.until(() => screen.heard('loan-toast').some(({ text }) => /another payment/.test(String(text))));
    await aTimeout(200);
    expect(keys()).to.have.length(1);
  });

  async function coded(screen: Screen, id = 'c1') {
    screen.root.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
    await nextFrame();
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
  }
  async function confirmed(screen: Screen, code = '135246') {
    const sent = server.calls('repaymentConfirm').length;
    screen.type('sms-code', code);
    await nextFrame();
    screen.button('Confirm').click();
    await server.called('repaymentConfirm', sent);
  }
  const openCard = async (attributes: Record<string, string> = {}) => {
    const screen = await mount(card, { ...ids, amount: '8450055', ...attributes });
    screen.element.addEventListener('loan-navigate', (event) => {
      if (event instanceof CustomEvent && String(event.detail.url).startsWith('#')) setHash(event.detail.url, event.detail.replace);
    });
    return screen;
  };

  /** A card whose code went out, and nothing was heard. */
  async function codeUnheard(): Promise<Screen> {
    server.on('repaymentConfirm', dropped);
    const screen = await openCard();
    await coded(screen);
    await confirmed(screen);
    await screen.until(() => screen.text().includes('We do not know yet'));
    await idle(screen);
    return screen;
  }

  it('has its code asked for again where the page was killed while it was under way', async () => {
    const first = await openCard();
    await coded(first);
    server.hold('repaymentConfirm');
    await confirmed(first);
    const kept = Object.entries(localStorage);
    (await server.called('repaymentConfirm')).answer(dropped);
    await idle(first);
    first.element.remove();
    await nextFrame();
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const screen = await openCard();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await coded(screen);
    expect(server.calls('repaymentCommit')).to.have.length(1);
  });

  it('is not said to have gone through because the page was at another place', async () => {
    const first = await codeUnheard();
    first.element.remove();
    await nextFrame();
    setHash('#/borrowDetail/o-1', true);
    const screen = await openCard();
    await screen.until(() => screen.text().includes('Open'));
    setHash('', true);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await screen.until(() => screen.text().includes('Pay Now'));
    expect(screen.text()).not.to.include('It may have gone through');
  });

  it('is told until money has moved: a code that is asked for with another card has moved none', async () => {
    const first = await codeUnheard();
    first.button('Cancel').click();
    await first.until(() => dialog(first) === null);
    server.on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-2' }));
    await coded(first, 'c2');
    await idle(first);
    first.button('Cancel').click();
    await first.until(() => dialog(first) === null);
    first.element.remove();
    await nextFrame();
    const screen = await openCard();
    await coded(screen, 'c1');
    expect(screen.text()).to.include('We do not know yet');
  });

  it('is promised to be safe as long as its key is kept, no longer', async () => {
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    screen.type('account', '0799999999');
    await nextFrame();
    payNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    await idle(screen);
    server.on('pay', refused(77, 'In progress'));
    payNow(screen).click();
    await server.called('pay', 1);
    await idle(screen);
    await aTimeout(100);
    const t = realNow() + 6 * 60_000;
    setClock(() => t);
    server.on('pay', done);
    expect(screen.text()).to.include('never done twice');
    payNow(screen).click();
    await aTimeout(200);
    expect(server.calls('pay')).to.have.length(2);
    expect(screen.text()).not.to.include('never done twice');
    payNow(screen).click();
    await server.called('pay', 2);
    expect(new Set(keys()).size).to.equal(2);
  });

  async function loanUnheard(): Promise<Screen> {
    const screen = await mount(loanC, { 'product-id': 'p-1' });
    screen.button('Loan Now').click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    await idle(screen);
    server.on('loanPush', ok({ lendDetailsUrl: '/x' }));
    return screen;
  }

  for (const [when, change] of [
    ['its key is kept no longer', () => setClock(() => realNow() + 25 * 60 * 60_000)],
    ['another page has heard of it meanwhile', () => localStorage.clear()],
  ] as const)
    it(`is a loan that is looked for instead of taken where ${when}`, async () => {
      const screen = await loanUnheard();
      change();
      const asked = server.calls('loanConfirm').length;
      screen.button('Loan Now').click();
      await server.called('loanConfirm', asked);
      await idle(screen);
      expect(keys('loanPush')).to.have.length(1);
    });

  it('is nothing of another product that comes while the loan is looked for', async () => {
    const screen = await mount(loanC, { 'product-id': 'p-1' });
    server.hold('loanConfirm');
    screen.button('Loan Now').click();
    await server.called('loanConfirm', 1);
    screen.element.setAttribute('product-id', 'p-2');
    (await server.called('loanConfirm', 2)).answer(ok({ productName: 'Q', amount: '99000' }));
    await screen.until(() => screen.text().includes('99.000'));
    await aTimeout(1000);
    expect(screen.text()).not.to.match(/gone through|do not see it|do not know/);
    expect(screen.button('Loan Now').matches(':disabled')).to.equal(false);
  });

  it('is nobody else’s where a page names no user', async () => {
    const first = await mount(loanC, { 'product-id': 'p-1', 'user-id': '', 'session-id': 'sA' });
    first.button('Loan Now').click();
    await first.until(() => first.text().includes('do not see it yet'));
    await idle(first);
    first.element.remove();
    await nextFrame();
    const screen = await mount(loanC, { 'product-id': 'p-1', 'user-id': '', 'session-id': 'sB' });
    expect(screen.text()).not.to.include('see it yet');
  });

  it('is the same loan in another language', async () => {
    server
      .on('loanConfirm', ok({ productName: 'P', amount: '450000', details: [{ text: 'Term', value: '91 days' }] }))
      .on('contracts', ok({ list: [] }))
      .on('loanPush', dropped);
    const first = await mount(loanC, { 'product-id': 'p-1' });
    first.button('Loan Now').click();
    await first.until(() => first.text().includes('do not see it yet'));
    await idle(first);
    first.element.remove();
    await nextFrame();
    server
      .on('loanConfirm', ok({ productName: 'P', amount: '450000', details: [{ text: 'Muda', value: 'siku 91' }] }))
      .on('loanPush', ok({ lendDetailsUrl: '/x' }));
    const screen = await mount(loanC, { 'product-id': 'p-1' });
    screen.button('Loan Now').click();
    await server.called('loanPush', 1);
    expect(keys('loanPush')).to.have.length(2);
    expect(new Set(keys('loanPush')).size).to.equal(1);
  });

  it('has a place of its own for each order: what leaves takes away its own', async () => {
    const other = await openCard({ 'order-id': 'o-2' });
    await codeUnheard();
    other.element.remove();
    await nextFrame();
    expect(Object.keys(localStorage).some((k) => k.includes('repay-record'))).to.equal(true);
  });

  it('is there again when its order is', async () => {
    const first = await codeUnheard();
    first.element.setAttribute('order-id', 'o-2');
    await aTimeout(200);
    first.element.setAttribute('order-id', 'o-1');
    await aTimeout(200);
    await coded(first);
    expect(server.calls('repaymentCommit')).to.have.length(1);
  });

  it('is not what an answer for another order takes away', async () => {
    const other = await codeUnheard();
    other.element.remove();
    await nextFrame();
    const screen = await openCard({ 'order-id': 'o-2' });
    await coded(screen);
    server.hold('repaymentConfirm');
    await confirmed(screen);
    screen.element.setAttribute('order-id', 'o-1');
    await aTimeout(200);
    (await server.called('repaymentConfirm', 1)).answer(refused(9, 'No'));
    await screen.until(() => dialog(screen) !== null);
    await aTimeout(200);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await coded(screen);
    expect(server.calls('repaymentCommit')).to.have.length(2);
  });

  it('waits for its code no longer where the clock was set back', async () => {
    setClock(() => realNow() + 86_400_000);
    const first = await codeUnheard();
    first.element.remove();
    await nextFrame();
    resetClock();
    const screen = await openCard();
    setClock(() => realNow() + 11 * 60_000);
    await screen.until(() => dialog(screen) !== null);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await coded(screen);
    expect(server.calls('repaymentCommit')).to.have.length(2);
  });

  it('is not told while it is still under way', async () => {
    const screen = await mount(installment, ids);
    server.hold('pay');
    payNow(screen).click();
    const sent = await server.called('pay');
    comeBack();
    await server.called('installmentPlan', 1);
    await aTimeout(200);
    expect(screen.text()).not.to.contain('see it yet');
    sent.answer(done);
    await screen.until(() => dialog(screen) !== null);
  });

  it('looks instead of paying where another page has heard of it meanwhile', async () => {
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    await idle(screen);
    // Another tab has sent the same, and it was done there; this one is told nothing of it.
    localStorage.clear();
    server.on('installmentPlan', ok(booked)).on('pay', done);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('1 paid installment'));
    expect(keys()).to.have.length(1);
  });

  it('is not promised to be safe where the plan shows less due than before', async () => {
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    const part = due.map((period, at) => (at === 0 ? { ...period, totalAmount: 34500 } : period));
    server.on('installmentPlan', ok({ ...plan, repayPlanDetail: { repayWaitDetail: part, repayYetDetail: [] } }));
    payNow(screen).click();
    await screen.until(() => screen.text().includes('It may have gone through'));
    expect(screen.text()).not.to.contain('do not see it yet');
  });

  it('is not promised to be safe where another page has heard of it while the order is looked at', async () => {
    server.on('pay', dropped);
    const screen = await mount(installment, ids);
    server.hold('installmentPlan');
    payNow(screen).click();
    const look = await server.called('installmentPlan', 1);
    localStorage.clear();
    look.answer(ok(plan));
    await screen.until(() => screen.text().includes('It may have gone through'));
    expect(screen.text()).not.to.contain('never done twice');
  });

  it('is over when another page has heard of it', async () => {
    server.on('pay', dropped);
    const first = await mount(installment, ids);
    payNow(first).click();
    await first.until(() => first.text().includes('do not see it yet'));
    await idle(first);
    // another tab sends the same, it is done there
    localStorage.clear();
    first.element.setAttribute('order-id', 'o-2');
    await aTimeout(200);
    server.on('installmentPlan', ok(booked));
    first.element.setAttribute('order-id', 'o-1');
    await aTimeout(300);
    expect(first.text()).not.to.match(/know yet|may have/);
  });
});
