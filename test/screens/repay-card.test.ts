import { aTimeout, expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import contract from '../../elements/repay-card.js';
import { setHash } from '../../src/navigation/go.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { knowsParts } from '../kit/parts.js';
import { mount, type Screen } from '../kit/screen.js';

const cards = [
  { id: 'c1', bankName: 'Benki ya Savana', cardNo: '4417123456784417', bankCode: 'SAV' },
  { id: 'c2', bankName: 'Pwani Bank', cardNo: '5500000000000082', bankCode: 'PWA' },
];
const way = { alipay: 1, repayToken: 'rt-1', bankCards: cards };
const order = {
  orderStatus: 200,
  noticeStatusText: 'Settled',
  noticeDesText: 'All is paid.',
  productName: 'Haraka Mkopo',
  userOrderDetail: { detail: [{ text: 'Loan amount', value: 'TZS 300.000' }] },
};

describe('<repay-card>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    setHash('', true);
    server = mockApi()
      .on('repaymentWay', ok(way))
      .on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }))
      .on('repaymentConfirm', ok())
      .on('repaymentThirdParty', ok({ redirectUrl: 'https://third.example/pay' }))
      .on('loanDetails', ok(order));
  });
  afterEach(async () => {
    fixtureCleanup();
    await nextFrame();
    server.restore();
    setHash('', true);
  });

  /** Hash routes are the element's own navigation: they happen, unless a test prevents them. */
  const open = async (attributes: Record<string, string> = {}, go = true): Promise<Screen> => {
    const screen = await mount(contract, { 'order-id': 'o-1', amount: '8450055', 'product-id': 'p-1', ...attributes });
    screen.element.addEventListener('loan-navigate', (event) => {
      if (go && event instanceof CustomEvent && String(event.detail.url).startsWith('#')) setHash(event.detail.url, event.detail.replace);
    });
    return screen;
  };
  const choose = async (screen: Screen, id = 'c1') => {
    screen.root.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
    await nextFrame();
  };
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  const toasts = (screen: Screen) => screen.heard('loan-toast').map(({ text }) => text);
  const keys = (name: string) => server.calls(name).map((call) => call.headers['idempotency-key']);
  const idle = (screen: Screen) => screen.until(() => screen.root.querySelector('[aria-busy]') === null);

  async function coded(screen: Screen): Promise<void> {
    await choose(screen);
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
  }
  async function confirmed(screen: Screen, code = '135246'): Promise<void> {
    const sent = server.calls('repaymentConfirm').length;
    screen.type('sms-code', code);
    await nextFrame();
    screen.button('Confirm').click();
    await server.called('repaymentConfirm', sent);
  }

  it('shows the amount in minor units, the cards without their numbers, and asks with the order in the query', async () => {
    const screen = await open();
    expect(screen.text()).to.contain('TZS 84500.55').and.to.contain('Benki ya Savana').and.to.contain('•••• 0082');
    expect(screen.element.shadowRoot?.innerHTML).not.to.contain('4417123456784417');
    expect(server.calls('repaymentWay')[0]?.query).to.deep.include({ orderId: 'o-1' });
  });

  it('pays nothing where the amount that was given cannot be paid', async () => {
    for (const amount of ['0', '-5', '12.5']) {
      const screen = await open({ amount });
      expect(screen.state(), amount).to.equal('error');
      expect(screen.text(), amount).to.contain('amount');
      fixtureCleanup();
    }
    expect(server.all).to.have.length(0);
  });

  it('wants a card first', async () => {
    const screen = await open();
    screen.button('Pay Now').click();
    expect(toasts(screen)).to.deep.equal(['Please choose a bank card first.']);
    expect(server.calls('repaymentCommit')).to.have.length(0);
  });

  it('pays at once where no code is needed, and shows the order', async () => {
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
    const screen = await open({ 'coupon-id': 'cp-1' });
    await choose(screen, 'c2');
    for (let n = 0; n < 5; n += 1) screen.button('Pay Now').click();
    await screen.until(() => screen.text().includes('Settled'));
    expect(server.calls('repaymentCommit').map((call) => call.body)).to.deep.equal([
      {
        amount: 8450055,
        bankName: 'Pwani Bank',
        cardId: 'c2',
        cardNo: '5500000000000082',
        couponId: 'cp-1',
        orderId: 'o-1',
        bankCode: 'PWA',
        sendMsg: 0,
        repayToken: 'rt-1',
      },
    ]);
    expect(window.location.hash).to.equal('#/borrowDetail/o-1');
    expect(server.calls('loanDetails')[0]?.body).to.deep.equal({ productId: 'p-1', orderId: 'o-1' });
    expect(screen.text()).to.contain('The card payment was accepted.').and.to.contain('TZS 300.000');
    expect(screen.heard('loan-repaid')).to.deep.equal([{ tradeNo: 'r-9', repayType: 'CARD', amount: 8450055 }]);
    expect(JSON.stringify(screen.events)).not.to.match(/4417123456784417|5500000000000082/);
  });

  for (const [what, answer, words] of [
    ['is refused', refused(7, 'Order is being booked'), 'Order is being booked'],
    ['gets no answer', dropped, 'The service could not be reached.'],
    ['cannot be read', ok({}), 'an answer that cannot be shown'],
  ] as const) {
    it(`says that the payment was accepted when the look at the order ${what}, and looks again`, async () => {
      server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' })).on('loanDetails', answer);
      const screen = await open();
      await choose(screen);
      screen.button('Pay Now').click();
      await screen.until(() => screen.text().includes(words));
      expect(screen.text()).to.contain('The card payment was accepted.');
      server.on('loanDetails', ok(order));
      screen.button('Check again').click();
      await screen.until(() => screen.text().includes('Settled'));
      expect(screen.text()).to.contain('The card payment was accepted.').and.not.to.contain(words);
      expect(server.calls('repaymentCommit')).to.have.length(1);
    });
  }

  it('asks for the code, of at least six characters, and confirms once', async () => {
    const screen = await open();
    await coded(screen);
    const field = screen.input('sms-code');
    expect([field.getAttribute('autocomplete'), field.inputMode]).to.deep.equal(['one-time-code', 'numeric']);
    expect(screen.root.activeElement).to.equal(field);
    expect(screen.button(/^Send again in (60|59) s$/)).to.have.property('disabled', true);
    screen.type('sms-code', '13524');
    await nextFrame();
    screen.button('Confirm').click();
    await nextFrame();
    expect(toasts(screen)).to.deep.equal(['enter correct code']);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    screen.type('sms-code', ' 135 246 ');
    await nextFrame();
    for (let n = 0; n < 5; n += 1) screen.button('Confirm').click();
    await screen.until(() => screen.text().includes('Settled'));
    expect(server.calls('repaymentConfirm').map((call) => call.body)).to.deep.equal([
      { orderId: 'o-1', verifyCode: '135246', repaymentRecordId: 'r-1' },
    ]);
    expect(dialog(screen)).to.equal(null);
    expect(screen.heard('loan-repaid')).to.deep.equal([{ tradeNo: 'r-1', repayType: 'CARD', amount: 8450055 }]);
    expect(JSON.stringify(screen.events)).not.to.contain('135246');
    expect(Object.values(localStorage).join()).not.to.contain('135246');
  });

  it('takes Enter in the code’s field for Confirm: once, and not while text is composed or the key is held', async () => {
    const screen = await open();
    await coded(screen);
    expect(screen.input('sms-code').getAttribute('enterkeyhint')).to.equal('done');
    screen.enter('sms-code');
    await nextFrame();
    expect(toasts(screen)).to.deep.equal(['enter correct code']);
    screen.type('sms-code', '135246');
    await nextFrame();
    for (const no of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }, { key: 'a' }]) screen.enter('sms-code', no);
    await nextFrame();
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    // What comes up with it would be answered by what the browser does next.
    expect(screen.enter('sms-code')).to.equal(false);
    screen.enter('sms-code');
    screen.button('Confirm').click();
    await nextFrame();
    if (dialog(screen)) screen.enter('sms-code');
    await screen.until(() => screen.text().includes('Settled'));
    expect(server.calls('repaymentConfirm')).to.have.length(1);
  });

  describe('where the borrower is', () => {
    const focused = (screen: Screen) => screen.root.activeElement?.textContent ?? '';
    const pressed = (screen: Screen, name: string) => {
      screen.button(name).focus();
      screen.button(name).click();
    };

    for (const code of [false, true])
      it(`is told after a payment ${code ? 'with' : 'without'} a code: the focus is on its words`, async () => {
        if (!code) server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
        const screen = await open();
        await choose(screen);
        pressed(screen, 'Pay Now');
        if (code) {
          await screen.until(() => dialog(screen) !== null);
          screen.type('sms-code', '135246');
          await nextFrame();
          pressed(screen, 'Confirm');
        }
        await screen.until(() => screen.text().includes('Settled'));
        expect(focused(screen)).to.contain('The card payment was accepted.');
        expect(screen.element.screenTitle).to.equal('Order Details');
      });

    it('is told at the form of a new card, and back at the cards', async () => {
      server.on('cardInit', ok({ items: [{ cate: 'text', code: 'name', title: 'Owner' }] }));
      const screen = await open();
      expect(screen.element.screenTitle).to.equal('Card repayment');
      pressed(screen, 'Add a bank card');
      await screen.until(() => screen.buttons('Back').length === 1);
      expect(screen.root.activeElement?.getAttribute('aria-label')).to.equal('Add a bank card');
      expect(screen.element.screenTitle).to.equal('Add a bank card');
      pressed(screen, 'Back');
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      expect(focused(screen)).to.equal('Choose a card');
      expect(screen.element.screenTitle).to.equal('Card repayment');
    });

    it('is left alone while the focus is elsewhere on the page, and where it begins', async () => {
      const screen = await open();
      expect(screen.root.activeElement).to.equal(null);
      const elsewhere = document.createElement('input');
      screen.element.before(elsewhere);
      elsewhere.focus();
      setHash('#/borrowDetail/o-1', false);
      window.dispatchEvent(new Event('hashchange'));
      await screen.until(() => screen.text().includes('Settled'));
      expect(document.activeElement).to.equal(elsewhere);
    });
  });

  it('says what is wrong with a code, and lets another one be tried', async () => {
    server.on('repaymentConfirm', refused('800006', 'whatever'));
    const screen = await open();
    await coded(screen);
    await confirmed(screen);
    await screen.until(() => toasts(screen).includes('verification code error'));
    expect(dialog(screen)?.textContent).to.contain('verification code error');
    // The next one can be typed at once.
    await screen.until(() => screen.root.activeElement?.id === 'sms-code');
    server.on('repaymentConfirm', refused(42, 'The bank is closed.'));
    await confirmed(screen, '222222');
    await screen.until(() => toasts(screen).includes('The bank is closed.'));
    server.on('repaymentConfirm', refused(43));
    await confirmed(screen, '222222');
    await screen.until(() => toasts(screen).includes('The payment could not be processed.'));
    await idle(screen);
    server.on('repaymentConfirm', refused(800005, 'whatever'));
    await confirmed(screen, '222222');
    await screen.until(() => toasts(screen).includes('do not submit payment twice'));
    await screen.until(() => dialog(screen) === null);
    expect(screen.heard('loan-repaid')).to.have.length(0);
    expect(new Set(keys('repaymentConfirm')).size).to.equal(4);
  });

  for (const [what, answer, words] of [
    ['a refusal', refused(800001, 'Please wait.'), 'Please wait.'],
    ['an outcome nobody knows', raw('gateway', 502), 'We do not know yet'],
  ] as const)
    it(`leaves nothing at the field of the code that was wrong before ${what}`, async () => {
      server.on('repaymentConfirm', refused('800006', ''));
      const screen = await open();
      await coded(screen);
      await confirmed(screen);
      await screen.until(() => screen.root.querySelector('#sms-code-error') !== null);
      await idle(screen);
      server.on('repaymentConfirm', answer);
      screen.button('Confirm').click();
      await server.called('repaymentConfirm', 1);
      await screen.until(() => toasts(screen).includes(words) || screen.text().includes(words));
      expect(screen.root.querySelector('#sms-code-error') === null).to.equal(true);
      expect(screen.input('sms-code').getAttribute('aria-invalid')).to.equal(null);
    });

  it('shows of every way to pay that another one is under way', async () => {
    const off = (screen: Screen, name: string) =>
      screen.button(name).getAttribute('aria-busy') === 'true' || screen.button(name).hasAttribute('disabled');
    server.hold('repaymentCommit').hold('repaymentThirdParty');
    const screen = await open({}, false);
    await choose(screen);
    expect(off(screen, 'Pay with Alipay')).to.equal(false);
    screen.button('Pay Now').click();
    const commit = await server.called('repaymentCommit');
    await nextFrame();
    expect([off(screen, 'Pay Now'), off(screen, 'Pay with Alipay')]).to.deep.equal([true, true]);
    commit.answer(refused(7, 'Not today.'));
    await idle(screen);
    await screen.until(() => !off(screen, 'Pay with Alipay'));
    screen.button('Pay with Alipay').click();
    const redirect = await server.called('repaymentThirdParty');
    await nextFrame();
    expect([off(screen, 'Pay Now'), off(screen, 'Pay with Alipay')]).to.deep.equal([true, true]);
    redirect.answer(refused(7, 'Not today.'));
    await screen.until(() => !off(screen, 'Pay with Alipay'));
  });

  it('sends another code once the countdown is over, by the clock', async () => {
    const screen = await open();
    await coded(screen);
    screen.button(/^Send again in/).click();
    expect(server.calls('repaymentCommit')).to.have.length(1);
    const real = Date.now;
    Date.now = () => real() + 60_500;
    try {
      await screen.until(() => screen.buttons('Send again').length === 1);
      server.on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-2' }));
      for (let n = 0; n < 3; n += 1) screen.button('Send again').click();
      await screen.until(() => screen.buttons(/^Send again in/).length === 1);
    } finally {
      Date.now = real;
    }
    expect(server.calls('repaymentCommit').map((call) => Object(call.body).sendMsg)).to.deep.equal([0, 1]);
    expect(new Set(keys('repaymentCommit')).size).to.equal(2);
    await confirmed(screen);
    expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal('r-2');
  });

  it('asks for the code of what was on its way when it was taken out and put back; an open dialog comes back, too', async () => {
    server.hold('repaymentCommit');
    const screen = await open();
    const { element } = screen;
    const again = async () => {
      const { parentNode } = element;
      element.remove();
      await nextFrame();
      parentNode?.append(element);
      await screen.until(() => screen.text().includes('Pwani Bank'));
    };
    await choose(screen);
    screen.button('Pay Now').click();
    const call = await server.called('repaymentCommit');
    await again();
    await aTimeout(50);
    expect(dialog(screen)).to.equal(null);
    call.answer(ok({ needValid: 1, repayRecordId: 'r-7' }));
    await screen.until(() => dialog(screen) !== null);
    expect(screen.buttons(/^Send again in (60|59) s$/)).to.have.length(1);
    await again();
    await screen.until(() => dialog(screen) !== null);
    await confirmed(screen);
    await screen.until(() => screen.text().includes('Settled'));
    expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal('r-7');
    expect(server.calls('repaymentCommit')).to.have.length(1);
  });

  it('starts over after Cancel: the countdown too', async () => {
    const screen = await open();
    await coded(screen);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('loan-rest'))).to.deep.equal([]);
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(screen.buttons(/^Send again in (60|59) s$/)).to.have.length(1);
    expect(screen.input('sms-code').value).to.equal('');
  });

  it('lets another order’s element send, choose and cancel without a new code coming early here', async () => {
    const [screen, other] = [await open(), await open({ 'order-id': 'o-2' })];
    await coded(screen);
    await idle(other);
    await coded(other);
    other.button('Cancel').click();
    await other.until(() => dialog(other) === null);
    expect(screen.buttons(/^Send again in/)).to.have.length(1);
    const same = await open();
    same.element.setAttribute('order-id', 'o-3');
    await idle(same);
    expect(screen.buttons(/^Send again in/)).to.have.length(1);
  });

  it('pays nothing with a code that was sent for another amount or coupon', async () => {
    const screen = await open({ amount: '12345600' });
    for (const [name, value] of [
      ['amount', '50000'],
      ['coupon-id', 'k-1'],
    ] as const) {
      await coded(screen);
      screen.type('sms-code', '135246');
      screen.element.setAttribute(name, value);
      await screen.until(() => dialog(screen) === null);
      await idle(screen);
    }
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    await coded(screen);
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    expect(server.calls('repaymentCommit').map(({ body }) => [Object(body).amount, Object(body).couponId])).to.deep.equal([
      [12345600, null],
      [50000, null],
      [50000, 'k-1'],
    ]);
    expect(new Set(keys('repaymentCommit')).size).to.equal(3);
    expect(screen.heard('loan-repaid')[0]).to.deep.include({ amount: 50000 });
  });

  it('asks for no code of another amount after a reload, nor after a confirmation that nobody heard of', async () => {
    const first = await open({ amount: '50000' });
    await coded(first);
    const kept = Object.entries(localStorage);
    first.element.remove();
    await nextFrame();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const screen = await open({ amount: '70000' });
    expect(dialog(screen)).to.equal(null);
    await coded(screen);
    server.on('repaymentConfirm', dropped);
    await confirmed(screen);
    await server.called('repaymentConfirm');
    await idle(screen);
    screen.button('Cancel').click();
    screen.element.setAttribute('amount', '90000');
    await screen.until(() => screen.text().includes('900.00'));
    await idle(screen);
    for (let n = 0; n < 40 && server.calls('repaymentCommit').length < 3; n += 1) {
      await choose(screen);
      screen.button('Pay Now').click();
      await aTimeout(100);
    }
    const commit = await server.called('repaymentCommit', 2);
    expect(commit.body).to.deep.include({ amount: 90000 });
  });

  it('goes on to no page of a third party that was made for another amount', async () => {
    const screen = await open({ amount: '50000' });
    screen.button('Pay with Alipay').click();
    await screen.until(() => screen.buttons('Continue to payment').length === 1);
    screen.element.setAttribute('amount', '70000');
    await screen.until(() => screen.text().includes('700.00'));
    await idle(screen);
    expect(screen.buttons('Continue to payment')).to.have.length(0);
  });

  it('brings the dialog back after the clock was set back too, for the minutes a code works and no longer', async () => {
    const real = Date.now;
    const killed = async (screen: Screen) => {
      const kept = Object.entries(localStorage);
      screen.element.remove();
      await nextFrame();
      for (const [key, value] of kept) localStorage.setItem(key, value);
    };
    try {
      Date.now = () => real() + 400 * 24 * 60 * 60_000;
      const ahead = await open();
      await coded(ahead);
      await killed(ahead);
      Date.now = real;
      const back = await open();
      await back.until(() => dialog(back) !== null);
      await killed(back);
      Date.now = () => real() + 10 * 60_000 + 1000;
      const late = await open();
      expect(dialog(late)).to.equal(null);
    } finally {
      Date.now = real;
    }
  });

  it('brings the dialog back after the page was killed, with the seconds that are left and no new code', async () => {
    const screen = await open();
    await coded(screen);
    const kept = Object.entries(localStorage);
    screen.element.remove();
    await nextFrame();
    expect(localStorage.getItem('loan-rest:u1:repay-record')).to.equal(null);
    // A killed page cleans nothing up.
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const real = Date.now;
    Date.now = () => real() + 40_000;
    try {
      const again = await open();
      await again.until(() => dialog(again) !== null);
      expect(again.buttons(/^Send again in (20|19) s$/)).to.have.length(1);
      expect(server.calls('repaymentCommit')).to.have.length(1);
      await confirmed(again);
      expect(server.calls('repaymentConfirm')[0]?.body).to.deep.equal({ orderId: 'o-1', verifyCode: '135246', repaymentRecordId: 'r-1' });
      await again.until(() => again.text().includes('Settled'));
      again.element.remove();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      setHash('', true);
      const other = await open({ 'order-id': 'o-2' });
      expect(dialog(other)).to.equal(null);
    } finally {
      Date.now = real;
    }
  });

  it('does not know what became of a commit: looks anew and sends the very same again', async () => {
    server.on('repaymentCommit', dropped);
    const screen = await open();
    await choose(screen);
    server.on('repaymentWay', ok({ ...way, repayToken: 'rt-2' }));
    screen.button('Pay Now').click();
    await server.called('repaymentWay', 1);
    await screen.until(() => screen.text().includes('We do not know yet whether it went through'));
    await idle(screen);
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-1' }));
    screen.button('Pay Now').click();
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    const [first, second] = server.calls('repaymentCommit');
    expect(second?.body).to.deep.equal(first?.body);
    expect(new Set(keys('repaymentCommit')).size).to.equal(1);
  });

  it('does not know what became of a confirmation: says so in the dialog, and the same code goes with the same key', async () => {
    server.on('repaymentConfirm', dropped);
    const screen = await open();
    await coded(screen);
    await confirmed(screen);
    await screen.until(() => toasts(screen).includes('error'));
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    await idle(screen);
    await confirmed(screen, '999999');
    await idle(screen);
    server.on('repaymentConfirm', ok());
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    const [first, other, again] = keys('repaymentConfirm');
    expect(first).to.equal(again);
    expect(first).not.to.equal(other);
  });

  it('sends another code with another key after the page was killed, too', async () => {
    server.on('repaymentConfirm', dropped);
    const first = await open();
    await coded(first);
    await confirmed(first, '111111');
    await first.until(() => dialog(first)?.textContent.includes('We do not know yet') ?? false);
    await idle(first);
    first.element.remove();
    await nextFrame();
    const screen = await open();
    await screen.until(() => dialog(screen) !== null);
    await confirmed(screen, '135246');
    await idle(screen);
    await confirmed(screen, '111111');
    const [lost, other, again] = keys('repaymentConfirm');
    expect(other).not.to.equal(lost);
    expect(again).to.equal(lost);
  });

  it('keeps the key where only the cards are other ones', async () => {
    server.on('repaymentCommit', dropped);
    const screen = await open();
    await choose(screen);
    const more = [{ id: 'c3', bankName: 'Ziwa Bank', cardNo: '4000000000000002', bankCode: 'ZIW' }, ...cards].reverse();
    server.on('repaymentWay', ok({ ...way, repayToken: 'rt-2', bankCards: more }));
    screen.button('Pay Now').click();
    await screen.until(() => screen.text().includes('Ziwa Bank') && screen.text().includes('cannot see here'));
    await idle(screen);
    await choose(screen);
    server.on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }));
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(new Set(keys('repaymentCommit')).size).to.equal(1);
    // It is known now that no money has moved yet.
    expect(screen.text()).not.to.contain('You may have paid this already');
  });

  it('takes nothing that cannot be read for a payment', async () => {
    for (const needValid of [true, 'Y', '', {}, [1]]) {
      server.on('repaymentCommit', ok({ needValid, repayRecordId: 'r-1' }));
      const screen = await open();
      await choose(screen);
      screen.button('Pay Now').click();
      await screen.until(() => screen.text().includes('We do not know yet'));
      await idle(screen);
      expect(screen.heard('loan-repaid'), JSON.stringify(needValid)).to.deep.equal([]);
      expect(location.hash).to.equal('');
      screen.element.remove();
    }
  });

  it('asks for the same code again where nobody knows, also after Cancel: no second repayment, and no word that it is safe', async () => {
    server.on('repaymentConfirm', dropped);
    const screen = await open();
    await coded(screen);
    await confirmed(screen);
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    await idle(screen);
    expect(screen.text()).not.to.match(/safely|see it yet/);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect(screen.text()).to.include('cannot see here whether it went through');
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    server.on('repaymentConfirm', ok());
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    expect(server.calls('repaymentCommit')).to.have.length(1);
    expect(new Set(keys('repaymentConfirm')).size).to.equal(1);
  });

  it('asks for it in the next page too, says that nobody knows, and lets another card be chosen', async () => {
    server.on('repaymentConfirm', dropped);
    const first = await open();
    await coded(first);
    await confirmed(first);
    await first.until(() => dialog(first)?.textContent.includes('We do not know yet') ?? false);
    await idle(first);
    first.element.remove();
    await nextFrame();
    const screen = await open();
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await choose(screen);
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(server.calls('repaymentCommit')).to.have.length(1);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    server.on('repaymentCommit', refused(9, 'Your bank said no.'));
    await choose(screen, 'c2');
    screen.button('Pay Now').click();
    await screen.until(() => toasts(screen).includes('Your bank said no.'));
    await idle(screen);
    // It was another payment's refusal: what was not known before is not known now.
    await screen.until(() => screen.text().includes('We do not know yet'));
  });

  it('leaves the code in sight when the shell goes back while it is under way', async () => {
    const nativeBack = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const screen = await open();
    await coded(screen);
    server.hold('repaymentConfirm');
    await confirmed(screen);
    expect(nativeBack()).to.equal(true);
    await nextFrame();
    expect(dialog(screen)).not.to.equal(null);
    (await server.called('repaymentConfirm')).answer(refused(800006, 'No'));
    await idle(screen);
    expect(nativeBack()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(nativeBack()).to.equal(false);
  });

  it('leads to the third party, once', async () => {
    const screen = await open();
    for (let n = 0; n < 5; n += 1) screen.button('Pay with Alipay').click();
    await screen.until(() => screen.heard('loan-navigate').some(({ url }) => url === 'https://third.example/pay'));
    expect(server.calls('repaymentThirdParty').map((call) => call.body)).to.deep.equal([{ userId: 'u1', orderId: 'o-1', amount: 8450055 }]);
    expect(window.location.hash).to.equal('#/alipayrepayment');
    expect(server.calls('repaymentWay')).to.have.length(1);
    expect(screen.button('Pay Now')).to.have.property('disabled', true);
    screen.element.remove();
    const without = await open({ 'order-id': 'o-3' });
    server.on('repaymentWay', ok({ ...way, alipay: 0 }));
    without.element.reload();
    await without.until(() => without.text().includes('Choose a card'));
    expect(without.text()).not.to.contain('Alipay');
  });

  it('comes back to the cards when the third party takes nothing, with the same key while nobody knows', async () => {
    server.on('repaymentThirdParty', refused(7, 'Not today.'));
    const screen = await open();
    screen.button('Pay with Alipay').click();
    await screen.until(() => toasts(screen).includes('Not today.'));
    await screen.until(() => screen.buttons('Pay with Alipay').length === 1);
    expect(window.location.hash).to.equal('');
    // An address that leads nowhere else.
    expect(screen.heard('loan-navigate').map(({ url }) => url)).to.deep.equal(['#/alipayrepayment', '#']);
    await idle(screen);
    server.on('repaymentThirdParty', dropped);
    screen.button('Pay with Alipay').click();
    await screen.until(() => screen.text().includes('We do not know yet'));
    await screen.until(() => screen.buttons('Pay with Alipay').length === 1);
    await idle(screen);
    server.on('repaymentThirdParty', ok({ redirectUrl: 'https://third.example/pay' }));
    screen.button('Pay with Alipay').click();
    await screen.until(() => screen.heard('loan-navigate').some(({ url }) => url === 'https://third.example/pay'));
    const [first, second, third] = keys('repaymentThirdParty');
    expect(second).to.equal(third);
    expect(first).not.to.equal(second);
  });

  it('does not follow a hostile redirect', async () => {
    server.on('repaymentThirdParty', ok({ redirectUrl: 'javascript:alert(1)' }));
    setHash('#/alipayrepayment', true);
    const screen = await open();
    screen.button('Pay Now').click();
    await screen.until(() => screen.heard('loan-error').length === 1);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'redirectUrl' });
    expect(screen.heard('loan-navigate')).to.have.length(0);
    const said = 'The payment was started, but its page cannot be opened safely. Please contact us.';
    await screen.until(() => screen.text().includes(said));
    expect(screen.text()).not.to.contain('You may have paid this already');
    // It is there as long as the page, wherever the element is.
    const home = screen.element.parentElement;
    screen.element.remove();
    await nextFrame();
    home?.append(screen.element);
    await screen.until(() => screen.text().includes(said) && screen.buttons('Pay Now').length === 1);
    // What is done next says what became of it.
    server.on('repaymentThirdParty', refused(7, 'Not today.'));
    await idle(screen);
    screen.button('Pay Now').click();
    await screen.until(() => toasts(screen).includes('Not today.'));
    expect(screen.text()).not.to.contain(said);
  });

  it('shows the form of a new card at its hash, and the cards again once it was saved', async () => {
    server.on('cardInit', ok({ items: [{ cate: 'text', code: 'name', title: 'Owner', value: 'Asha' }] })).on('saveBankInfo', ok());
    const screen = await open();
    screen.button('Add a bank card').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'repayCard', url: '#/addnormalcard' });
    const form = () => screen.root.querySelector('bind-bank');
    await screen.until(() => form()?.getAttribute('data-state') === 'ready');
    expect(form()?.shadowRoot?.textContent).to.contain('You pay from this account or card.').and.not.to.contain('Your money is sent');
    expect(server.calls('cardInit')[0]?.body).to.deep.equal({ product_id: 'p-1' });
    expect(server.calls('cardInit')[0]?.query).to.deep.include({ userId: 'u1', sessionId: 's1' });
    expect(screen.heard('loan-ready')).to.have.length(1);
    const next = Array.from(form()?.shadowRoot?.querySelectorAll('button') ?? []).find((button) => button.textContent === 'Next');
    next?.click();
    await screen.until(() => screen.buttons('Pay Now').length === 1);
    expect(screen.heard('loan-bank-bound')).to.have.length(1);
    expect(screen.heard('loan-native').map(({ action }) => action)).to.deep.equal(['startBindBank', 'endBindBank']);
    expect(window.location.hash).to.equal('');
    expect(server.calls('repaymentWay')).to.have.length(2);
  });

  describe('the form of a new card', () => {
    const items = [{ cate: 'text', code: 'name', title: 'Owner' }];
    const form = (screen: Screen) => screen.root.querySelector('bind-bank');
    const inForm = (screen: Screen, selector: string) => form(screen)?.shadowRoot?.querySelector<HTMLElement>(selector);
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('loan-draft'));
    const natives = (screen: Screen) => screen.heard('loan-native').map(({ action }) => action);

    async function atForm(attributes: Record<string, string> = {}): Promise<Screen> {
      server.on('cardInit', ok({ items }));
      setHash('#/addnormalcard', true);
      const screen = await open(attributes);
      await screen.until(() => form(screen)?.getAttribute('data-state') === 'ready');
      return screen;
    }
    async function saving(screen: Screen) {
      const field = inForm(screen, '#name');
      if (!(field instanceof HTMLInputElement)) throw new Error('no field');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Asha');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await screen.until(() => drafts().length === 1);
      server.hold('saveBankInfo');
      inForm(screen, '.button--primary')?.click();
      return server.called('saveBankInfo');
    }

    it('follows the language and the theme of the screen around it, and lets a page dress it', async () => {
      const sheet = document.createElement('style');
      sheet.textContent = 'repay-card::part(field) { outline: 7px solid rgb(1, 2, 3); }';
      document.head.append(sheet);
      const screen = await atForm({ theme: 'light', locale: 'en' });
      const field = inForm(screen, '.field');
      if (knowsParts) expect(field && getComputedStyle(field).outlineWidth).to.equal('7px');
      sheet.remove();
      screen.element.setAttribute('theme', 'dark');
      await screen.until(() => inForm(screen, '.loan')?.getAttribute('data-theme') === 'dark');
      screen.element.setAttribute('locale', 'sw');
      await screen.until(() => inForm(screen, '.loan')?.lang === 'sw');
      expect(inForm(screen, '#name') === field?.querySelector('#name')).to.equal(true);
      expect(server.calls('cardInit')).to.have.length(1);
    });

    it('saves to the end when it is left before the answer, and the cards are fetched anew', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      expect(form(screen)?.getClientRects()).to.have.length(0);
      save.answer(ok());
      await screen.until(() => screen.heard('loan-bank-bound').length === 1);
      await server.called('repaymentWay', 1);
      await screen.until(() => form(screen) === null);
      expect(natives(screen)).to.deep.equal(['startBindBank', 'endBindBank']);
      expect(drafts()).to.deep.equal([]);
    });

    it('says on the cards that it was not saved, and keeps what was typed', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      window.history.pushState(null, '', '#');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      save.answer(refused(7, 'No such account.'));
      await screen.until(() => toasts(screen).includes('No such account.'));
      expect(screen.root.querySelector('.toast')?.textContent).to.contain('No such account.');
      expect(toasts(screen)).to.have.length(1);
      await screen.until(() => form(screen) === null);
      expect(drafts()).to.have.length(1);
      expect(screen.heard('loan-bank-bound')).to.have.length(0);
    });

    it('is the same one, still busy, when it is opened again meanwhile', async () => {
      const screen = await atForm();
      const [save, before] = [await saving(screen), form(screen)];
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Add a bank card').length === 1);
      screen.button('Add a bank card').click();
      await screen.until(() => screen.root.querySelector('.nested bind-bank') !== null);
      expect(form(screen) === before).to.equal(true);
      expect(inForm(screen, '.button--primary')?.getAttribute('aria-busy')).to.equal('true');
      save.answer(ok());
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      await screen.until(() => form(screen) === null);
      expect(natives(screen)).to.deep.equal(['startBindBank', 'endBindBank']);
      expect(server.calls('saveBankInfo')).to.have.length(1);
    });

    it('goes with the element, whatever is under way', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      screen.element.remove();
      await nextFrame();
      expect(form(screen) === null).to.equal(true);
      save.answer(ok());
    });
  });

  it('finds amount and product of an order that the page does not name', async () => {
    server
      .on('orderList', ok({ list: [{ orderId: 'o-1', productId: 'p-7', productName: 'X', status: 170 }] }))
      .on(
        'installmentPlan',
        ok({ repayPlanDetail: { repayWaitDetail: [{ totalAmount: '99.05' }, { totalAmount: 7 }], repayYetDetail: [] } }),
      );
    const screen = await open({ amount: '', 'product-id': '' });
    expect(screen.text()).to.contain('TZS 99.05');
    expect(server.calls('installmentPlan')[0]?.body).to.deep.equal({ productId: 'p-7', orderId: 'o-1' });
    await coded(screen);
    expect(Object(server.calls('repaymentCommit')[0]?.body).amount).to.equal(9905);
  });

  it('pays nothing where nothing of the order is due', async () => {
    for (const repayWaitDetail of [[], [{ totalAmount: 0 }], [{ totalAmount: '-5' }]]) {
      server.on('installmentPlan', ok({ repayPlanDetail: { repayWaitDetail, repayYetDetail: [] } }));
      const screen = await open({ amount: '' });
      expect(screen.state()).to.equal('error');
      // Of what was never due nobody says that it is paid.
      expect(screen.text()).to.contain('Nothing to repay').and.not.to.contain('paid');
      screen.element.remove();
    }
  });

  it('shows the order of the hash, and its own where that is none', async () => {
    server.on('orderList', ok({ list: [{ orderId: 'o-5', productId: 'p-5', productName: 'X', status: 170 }] }));
    for (const [hash, wanted] of [
      ['#/borrowDetail/o-5', { orderId: 'o-5', productId: 'p-5' }],
      ['#/borrowDetail/', { orderId: 'o-1', productId: 'p-1' }],
      ['#/borrowDetail/%3Cscript%3E', { orderId: 'o-1', productId: 'p-1' }],
    ] as const) {
      setHash(hash, true);
      const screen = await open();
      expect(screen.text()).to.contain('Settled');
      const calls = server.calls('loanDetails');
      expect(calls[calls.length - 1]?.body).to.deep.equal(wanted);
      screen.element.remove();
    }
    expect(server.calls('repaymentWay')).to.have.length(0);
  });

  it('does not ask for an order whose product nobody knows, and says why', async () => {
    server.on('orderList', ok({ list: [] }));
    setHash('#/borrowDetail/o-1', true);
    const screen = await open({ 'product-id': '' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('This order is not in your list of orders.');
    screen.element.remove();
    setHash('', true);
    const unpriced = await open({ 'product-id': '', amount: '' });
    expect(unpriced.text()).to.contain('This order is not in your list of orders.');
    unpriced.element.remove();
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
    const paying = await open({ 'product-id': '' });
    await choose(paying);
    paying.button('Pay Now').click();
    await paying.until(() => paying.text().includes('The card payment was accepted.'));
    expect(paying.text()).to.contain('This order is not in your list of orders.');
    expect([...server.calls('loanDetails'), ...server.calls('installmentPlan')]).to.have.length(0);
    server.on('orderList', ok({ list: [{ orderId: 'o-1', productId: 'p-7', productName: 'X', status: 200 }] }));
    paying.button('Check again').click();
    await paying.until(() => paying.text().includes('Settled'));
    expect(server.calls('loanDetails')[0]?.body).to.deep.equal({ productId: 'p-7', orderId: 'o-1' });
  });

  it('says what the server has no words for in the language of now', async () => {
    server.on('orderList', ok({ list: [] })).on('repaymentWay', refused('05', ''));
    const screen = await open({ locale: 'sw' });
    await screen.until(() => screen.text().includes('Kadi zako za benki hazikuweza kupatikana.'));
    screen.element.setAttribute('locale', 'en');
    await screen.until(() => screen.text().includes('Your bank cards could not be loaded.'));
    screen.element.remove();
    setHash('#/borrowDetail/o-9', true);
    const order = await open({ locale: 'sw', 'product-id': '' });
    await order.until(() => order.text().includes('Ukurasa huu'));
    expect(order.text()).not.to.contain('This order is not in your list');
  });

  it('says in words that the cards cannot be loaded', async () => {
    server.on('repaymentWay', refused('05', ''));
    const screen = await open();
    expect(screen.text()).to.contain('Your bank cards could not be loaded.');
    server.on('repaymentWay', json({ code: '00', data: { bankCards: [] } }));
    const broken = await open({ 'order-id': 'o-4' });
    expect(broken.state()).to.equal('error');
    server.on('repaymentWay', ok({ repayToken: 't', bankCards: null }));
    const none = await open({ 'order-id': 'o-5' });
    expect(none.text()).to.contain('There is no bank card yet.');
  });

  describe('two on one page', () => {
    const other = { 'user-id': 'u2', 'session-id': 's2', 'order-id': 'o-2', 'product-id': 'p-2' };
    const onCards = (screen: Screen) => screen.buttons('Pay Now').length === 1;
    const atForm = (screen: Screen) => screen.root.querySelector('.nested') !== null;
    const asked = () => server.calls('loanDetails').map(({ query, body }) => [query['userId'], Object(body).orderId]);

    it('stay where they are when the other one goes on', async () => {
      server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' })).on('cardInit', ok({ items: [] }));
      const [one, two] = [await open(), await open(other)];
      one.button('Add a bank card').click();
      await one.until(() => atForm(one));
      await nextFrame();
      expect([onCards(two), atForm(two)]).to.deep.equal([true, false]);
      two.button('Add a bank card').click();
      await two.until(() => atForm(two));
      one.button('Back').click();
      await one.until(() => onCards(one));
      expect(atForm(two)).to.equal(true);
      await choose(one);
      one.button('Pay Now').click();
      await one.until(() => one.text().includes('Settled'));
      await nextFrame();
      expect(atForm(two)).to.equal(true);
      expect(asked()).to.deep.equal([['u1', 'o-1']]);
      two.button('Back').click();
      await two.until(() => onCards(two));
      expect(one.text()).to.contain('Settled');
    });

    it('go back with the browser, each from its own place', async () => {
      // What the browser's own back does to the address.
      const back = (hash: string) => setHash(hash, true);
      server.on('cardInit', ok({ items: [] }));
      const [one, two] = [await open(), await open(other)];
      one.button('Add a bank card').click();
      await one.until(() => !onCards(one));
      two.button('Pay with Alipay').click();
      await two.until(() => window.location.hash === '#/alipayrepayment' && two.buttons('Pay by bank card instead').length === 1);
      back('#/addnormalcard');
      await two.until(() => two.buttons('Pay by bank card instead').length === 0);
      expect(atForm(one)).to.equal(true);
      back('');
      await one.until(() => onCards(one));
      back('#/addnormalcard');
      await one.until(() => !onCards(one));
      expect(onCards(two)).to.equal(true);
    });

    it('opened at an order, only the one whose it is shows it', async () => {
      setHash('#/borrowDetail/o-2', true);
      const [one, two] = await Promise.all([open(), open(other)]);
      await two.until(() => two.text().includes('Settled'));
      await one.until(() => onCards(one));
      expect(asked()).to.deep.equal([['u2', 'o-2']]);
    });

    it('one that is put in its own place stays where it was', async () => {
      setHash('#/borrowDetail/o-1', true);
      const before = await open();
      await before.until(() => before.text().includes('Settled'));
      const opening = open();
      before.element.remove();
      const after = await opening;
      await after.until(() => after.text().includes('Settled'));
      expect(onCards(after)).to.equal(false);
    });

    it('opened at a new card, the first one shows the form', async () => {
      server.on('cardInit', ok({ items: [] }));
      setHash('#/addnormalcard', true);
      const [one, two] = await Promise.all([open(), open(other)]);
      await two.until(() => onCards(two));
      expect(atForm(one)).to.equal(true);
    });
  });

  it('goes on in the page that keeps the borrower: what is left is fetched anew', async () => {
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
    const screen = await open({}, false);
    await choose(screen);
    screen.button('Pay Now').click();
    await server.called('repaymentWay', 1);
    await screen.until(() => screen.text().includes('Your payment was sent'));
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'repayCard', url: '#/borrowDetail/o-1', params: { orderId: 'o-1' } });
  });

  it('pays nothing by a tap that comes late, where the page keeps the borrower: the next payment begins with a card', async () => {
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
    const screen = await open({}, false);
    await choose(screen);
    screen.button('Pay Now').click();
    await screen.until(() => screen.text().includes('Your payment was sent'));
    // What is left is fetched anew until then.
    await screen.until(() => screen.root.querySelector('[aria-busy]') === null && !screen.button('Pay Now').matches(':disabled'));
    screen.button('Pay Now').click();
    expect(toasts(screen)).to.deep.equal(['Please choose a bank card first.']);
    expect(server.calls('repaymentCommit')).to.have.length(1);
  });

  describe('beside another element of the session, for the same order', () => {
    const told = 'Your payment was sent';

    it('a code that is waited for is so no more once the order was paid', async () => {
      const [one, two] = [await open({}, false), await open({}, false)];
      await coded(two);
      server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
      await choose(one, 'c2');
      one.button('Pay Now').click();
      await two.until(() => two.text().includes(told));
      expect(dialog(two) === null).to.equal(true);
    });

    it('nobody is told that it was paid where it has yet to be, at a third party', async () => {
      const [one, two] = [await open({}, false), await open({}, false)];
      one.button('Pay with Alipay').click();
      await one.until(() => one.heard('loan-repaid').length === 1);
      await server.called('repaymentWay', 2);
      await idle(two);
      expect(two.text()).not.to.contain(told);
    });
  });

  it('is accessible, light and dark, in every place', async () => {
    for (const theme of ['light', 'dark']) {
      const screen = await open({ theme });
      await expect(screen.element).to.be.accessible();
      await coded(screen);
      await expect(screen.element).to.be.accessible();
      screen.element.remove();
      for (const hash of ['#/alipayrepayment', '#/borrowDetail/o-1']) {
        setHash(hash, true);
        const place = await open({ theme });
        await expect(place.element).to.be.accessible();
        place.element.remove();
      }
      setHash('', true);
    }
  }).timeout(20_000);
});
