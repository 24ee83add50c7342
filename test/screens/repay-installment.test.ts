import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/repay-installment.js';
import deferral from '../../elements/repay-deferral.js';
import { configure, $config } from '../../src/config/config.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, online } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';

const due = [
  { periodNo: 2, totalAmount: '84500.10', dueTime: '2026-11-15', periodStatus: 500, canClick: 1 },
  { periodNo: 3, totalAmount: 84500.2, dueTime: '2026-12-15', statusText: 'Due', displayAmount: 'TZS 84,500.20' },
  { periodNo: 4, totalAmount: 0.3, dueTime: '2027-01-14' },
];
const plan = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712 345 678' },
  bankList: [
    { name: 'Kesho Pesa', type: 'KESHO' },
    { name: 'Simba Wallet', type: 'SIMBA' },
  ],
  amountMax: '169000.60',
  amountMin: 1000,
  productName: 'Haraka Mkopo',
  repayPlanDetail: {
    repayWaitDetail: due,
    repayYetDetail: [{ periodNo: 1, totalAmount: 84500, dueTime: '2026-10-16', statusText: 'Paid' }],
  },
  note: 'Booked the same day.',
  telephone: '+255 800 110 033',
};
const settings = $config.get();

describe('<repay-installment>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi()
      .on('installmentPlan', ok(plan))
      .on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (more: object = {}, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('installmentPlan', ok({ ...plan, ...more }));
    return mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1', ...attributes });
  };
  const payNow = (screen: Screen) => screen.button('Pay Now');
  const total = (screen: Screen) => screen.root.querySelector('.total')?.textContent ?? '';
  const boxes = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLInputElement>('.installments input'));
  const all = (screen: Screen) => screen.root.querySelector<HTMLInputElement>('.installments-all input');
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  const body = (at = 0) => Object(server.calls('pay')[at]?.body);
  const keys = () => server.calls('pay').map((call) => call.headers['idempotency-key']);

  async function paid(screen: Screen): Promise<void> {
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
  }

  /** A page that paid from another account, heard nothing, and is gone. */
  async function unheard(): Promise<void> {
    server.on('pay', dropped);
    const first = await open();
    first.type('account', '0799999999');
    await nextFrame();
    payNow(first).click();
    await first.until(() => first.text().includes('do not see it yet'));
    await first.until(() => first.root.querySelector('[aria-busy]') === null);
    first.element.remove();
    await nextFrame();
  }

  it('tells nothing of a payment once it is another borrower’s', async () => {
    server.hold('pay');
    const screen = await open();
    payNow(screen).click();
    const call = await server.called('pay');
    screen.element.setAttribute('user-id', 'u2');
    await server.called('installmentPlan', 1);
    await screen.until(() => screen.state() === 'ready');
    call.answer(ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
    await aTimeout(100);
    expect(screen.heard('loan-repaid')).to.deep.equal([]);
    expect(screen.text()).not.to.contain('TZ77');
  });

  it('shows amount, account, due and paid installments, the overdue one in words too', async () => {
    const screen = await open();
    const text = screen.text();
    for (const words of [
      'Haraka Mkopo',
      'TZS 84.500,10',
      'Kesho Pesa',
      'Installment 2',
      'Overdue',
      'TZS 84,500.20',
      'Due 2026-12-15',
      '1 paid installment',
      'Booked the same day.',
    ])
      expect(text, words).to.contain(words);
    expect(screen.input('account').value).to.equal('0712345678');
    expect(server.calls('installmentPlan')[0]?.body).to.deep.equal({ productId: 'p-1', orderId: 'o-1' });
    expect(screen.root.querySelector('details')?.open).to.equal(false);
  });

  it('starts with the first selected; only that one can be tapped; select-all goes between all and the first', async () => {
    const screen = await open();
    const state = () => [...boxes(screen).map((box) => box.checked), total(screen)];
    expect(state()).to.deep.equal([true, false, false, 'Total TZS 84.500,10']);
    expect(boxes(screen).map((box) => box.disabled)).to.deep.equal([false, true, true]);
    boxes(screen)[0]?.click();
    await nextFrame();
    expect(state()).to.deep.equal([false, false, false, 'Total TZS 0']);
    all(screen)?.click();
    await nextFrame();
    expect(state()).to.deep.equal([true, true, true, 'Total TZS 169.000,60']);
    all(screen)?.click();
    await nextFrame();
    expect(state()).to.deep.equal([true, false, false, 'Total TZS 84.500,10']);
  });

  it('draws few of a thousand installments, others when it is scrolled, and sums all of them', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ periodNo: n + 1, totalAmount: 100, dueTime: '2026-12-15' }));
    const screen = await open({ amountMax: undefined, repayPlanDetail: { repayWaitDetail: lines(1000), repayYetDetail: lines(500) } });
    const numbers = () => boxes(screen).map(({ id }) => Number(id.replace('installment-', '')));
    expect(numbers()[0]).to.equal(0);
    expect(numbers().length).to.be.lessThan(100);
    all(screen)?.click();
    await screen.until(() => total(screen).includes('100.000'));
    window.scrollTo(0, 30_000);
    await screen.until(() => (numbers()[0] ?? 0) > 100);
    expect(numbers().length).to.be.lessThan(100);
    expect(boxes(screen).every((box) => box.checked && box.disabled)).to.equal(true);
    const rows = () => Array.from(screen.root.querySelectorAll('.installments--paid li'));
    expect(rows().length).to.be.lessThan(100);
    screen.root.querySelector('summary')?.click();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await screen.until(() => rows().some((row) => row.textContent?.includes('Installment 500')));
    expect(rows().length).to.be.lessThan(100);
    window.scrollTo(0, 0);
  });

  it('leaves the first alone where the server says so', async () => {
    const screen = await open({ repayPlanDetail: { repayWaitDetail: [{ ...due[0], canClick: 0 }], repayYetDetail: [] } });
    expect(boxes(screen).map((box) => [box.checked, box.disabled])).to.deep.equal([[true, true]]);
    expect(all(screen)).to.equal(null);
  });

  it('shows an installment whose amount the server does not say, and pays no sum it would be part of', async () => {
    const unsaid = [undefined, null, '', 'soon', {}].map((totalAmount, at) => ({ periodNo: at + 3, totalAmount }));
    const screen = await open({
      repayPlanDetail: {
        repayWaitDetail: [due[0], ...unsaid, { periodNo: 9, displayAmount: 'TZS 7' }],
        repayYetDetail: [{ periodNo: 1, statusText: 'Paid' }],
      },
    });
    const amounts = () => Array.from(screen.root.querySelectorAll('.installments__amount'), (amount) => amount.textContent);
    expect(boxes(screen)).to.have.length(7);
    expect(amounts()).to.deep.equal(['TZS 84.500,10', 'TZS 7']);
    expect(screen.text()).to.include('Installment 3').and.include('Paid');
    expect(total(screen)).to.equal('Total TZS 84.500,10');
    all(screen)?.click();
    await nextFrame();
    expect(total(screen)).to.equal('Total TZS --');
    payNow(screen).click();
    await nextFrame();
    expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal(['Please choose an installment or enter an amount.']);
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '500');
    await nextFrame();
    await paid(screen);
    expect(server.calls('pay').map((call) => Object(call.body).amount)).to.deep.equal([500]);
  });

  it('sends exactly what it shows', async () => {
    const screen = await open();
    all(screen)?.click();
    await nextFrame();
    await paid(screen);
    expect(body()).to.deep.equal({
      product_id: 'p-1',
      orderId: 'o-1',
      amount: 169000.6,
      isDelay: 0,
      cardNo: '0712345678',
      bankCode: 'KESHO',
    });
    expect(screen.heard('loan-repaid')).to.deep.equal([{ tradeNo: 'TZ77', repayType: 'PUSH', amount: 169000.6 }]);
  });

  it('pays nothing for Enter at the amount or the account: that is said by the button alone', async () => {
    const screen = await open();
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '5000');
    await nextFrame();
    for (const field of ['amount', 'account']) expect(screen.enter(field), field).to.equal(true);
    await nextFrame();
    expect(screen.input('amount').value).to.equal('5000');
    expect(server.calls('pay')).to.have.length(0);
  });

  it('takes another amount: digits only, no more than the most, no least; a new selection drops it', async () => {
    const screen = await open();
    screen.button('Modify amount').click();
    await nextFrame();
    const field = screen.input('amount');
    expect(field.placeholder).to.equal('1.000 ~ 169.000,60');
    for (const [typed, shown, sum] of [
      ['5a0 0', '500', 'TZS 500'],
      ['007', '7', 'TZS 7'],
      ['169001', '169000.6', 'TZS 169.000,60'],
      ['9'.repeat(40), '169000.6', 'TZS 169.000,60'],
      ['169000', '169000', 'TZS 169.000'],
    ] as const) {
      screen.type('amount', typed);
      await nextFrame();
      expect(field.value, typed).to.equal(shown);
      expect(total(screen), typed).to.contain(sum);
    }
    await paid(screen);
    expect(body().amount).to.equal(169000);
    screen.button('Confirm').click();
    await screen.until(() => dialog(screen) === null);
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '5');
    all(screen)?.click();
    await nextFrame();
    expect(screen.buttons('Modify amount')).to.have.length(1);
    expect(total(screen)).to.contain('169.000,60');
  });

  it('sends the sum its field says, whatever becomes of the most that may be paid', async () => {
    const screen = await open({ amountMax: 338000.75 });
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '9999999');
    await nextFrame();
    const shows = () => [screen.input('amount').value, total(screen)];
    expect(shows()).to.deep.equal(['338000.75', 'Total TZS 338.000,75']);
    server.on('installmentPlan', ok({ ...plan, amountMax: undefined }));
    screen.element.reload();
    await server.called('installmentPlan', 1);
    await screen.until(() => !screen.input('amount').placeholder.includes('338'));
    expect(shows()).to.deep.equal(['338000.75', 'Total TZS 338.000,75']);
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    await paid(screen);
    expect(body().amount).to.equal(338000.75);
  });

  it('lets every digit of a capped amount be deleted', async () => {
    const screen = await open({ amountMax: 338000.75 });
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '9999999');
    await nextFrame();
    for (const left of ['338000.7', '338000', '33800']) {
      screen.type('amount', screen.input('amount').value.slice(0, -1));
      await nextFrame();
      expect(screen.input('amount').value).to.equal(left);
    }
    expect(total(screen)).to.contain('TZS 33.800');
  });

  it('shows no limits where the server names none, or only one', async () => {
    for (const limits of [
      { amountMin: null, amountMax: undefined },
      { amountMin: 1000, amountMax: null },
      { amountMin: null, amountMax: 100_000 },
    ]) {
      const screen = await open(limits);
      screen.button('Modify amount').click();
      await nextFrame();
      expect(screen.input('amount').placeholder, JSON.stringify(limits)).to.equal('');
      screen.element.remove();
    }
  });

  it('takes the digits of other scripts for what they are', async () => {
    const screen = await open();
    screen.type('account', '०७१२ ३४५६७८');
    await nextFrame();
    expect(screen.input('account').value).to.equal('0712345678');
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '५०००');
    await nextFrame();
    expect(screen.input('amount').value).to.equal('5000');
  });

  it('sends nothing without an amount, a wallet or an account number, and says which', async () => {
    const screen = await open({ bankCardInfo: null });
    payNow(screen).click();
    screen.type('account', 'x12-');
    payNow(screen).click();
    boxes(screen)[0]?.click();
    payNow(screen).click();
    await nextFrame();
    expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal([
      'Please choose a wallet account.',
      'Please choose a wallet account.',
      'Please choose an installment or enter an amount.',
    ]);
    expect(screen.root.activeElement).to.equal(boxes(screen)[0]);
    expect(screen.input('account').value).to.equal('12');
    screen.button('Modify amount').click();
    await nextFrame();
    payNow(screen).click();
    screen.type('amount', '0');
    payNow(screen).click();
    await nextFrame();
    expect(
      screen
        .heard('loan-toast')
        .slice(3)
        .map(({ text }) => text),
    ).to.deep.equal(['Please enter an amount.', 'Please enter an amount.']);
    expect(screen.input('amount').getAttribute('aria-invalid')).to.equal('true');
    expect(server.calls('pay')).to.have.length(0);
  });

  it('picks a wallet by Confirm, and keeps the old one by Cancel', async () => {
    const screen = await open();
    const field = screen.root.querySelector<HTMLElement>('#wallet');
    field?.click();
    await nextFrame();
    expect(screen.root.activeElement?.getAttribute('value')).to.equal('KESHO');
    screen.button('Cancel').click();
    await nextFrame();
    field?.click();
    await nextFrame();
    screen.root.querySelector<HTMLInputElement>('input[value="SIMBA"]')?.click();
    await nextFrame();
    screen.button('Confirm').click();
    await nextFrame();
    expect(field?.textContent).to.contain('Simba Wallet');
    screen.type('account', '255700');
    await paid(screen);
    expect(body()).to.deep.include({ cardNo: '255700', bankCode: 'SIMBA' });
  });

  it('pre-fills an account number however the server writes it', async () => {
    for (const cardNo of ['+255 712 345 678', '(255) 712.345-678']) {
      const screen = await open({ bankCardInfo: { bankNode: 'KESHO', cardNo } });
      expect(screen.input('account').value, cardNo).to.equal('255712345678');
    }
  });

  it('does not pre-fill what is no account number', async () => {
    const screen = await open({ bankCardInfo: { bankNode: 'KESHO', cardNo: '0152****1234' } });
    expect(screen.input('account').value).to.equal('');
    const unlisted = await open({ bankList: null, bankCardInfo: { bankName: 'Old bank', bankNode: 'OLD', cardNo: '1' } });
    await paid(unlisted);
    expect(body()).to.deep.include({ cardNo: '1', bankCode: 'OLD' });
  });

  it('has its picker and its result closed by the shell’s back, with nothing lost', async () => {
    const nativeBack = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const screen = await open();
    expect(nativeBack()).to.equal(false);
    screen.type('account', '0712345678');
    screen.root.querySelector<HTMLElement>('#wallet')?.click();
    await screen.until(() => dialog(screen) !== null);
    expect(nativeBack()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    await paid(screen);
    expect(nativeBack()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(screen.text()).to.contain('TradeNo: TZ77');
    expect(screen.input('account').value).to.equal('0712345678');
    expect(nativeBack()).to.equal(false);
  });

  it('sends from the next page what was never heard of, and asks before it sends what only stands there', async () => {
    await unheard();
    const screen = await open();
    expect(screen.text()).to.contain('do not see it yet');
    for (let tap = 0; tap < 3; tap += 1) payNow(screen).click();
    await nextFrame();
    expect(server.calls('pay')).to.have.length(1);
    expect(screen.heard('loan-toast').map(({ text }) => text)[0]).to.match(/another payment/);
    await aTimeout(900);
    payNow(screen).click();
    await server.called('pay', 1);
    await screen.until(() => screen.root.querySelector('[aria-busy]') === null);
    screen.type('account', '0799999999');
    await nextFrame();
    server.on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ77' }));
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    expect(new Set(keys()).size).to.equal(2);
    expect(keys()[2]).to.equal(keys()[0]);
  });

  for (const [what, fill] of [
    ['an account', (screen: Screen) => screen.type('account', '0788888888')],
    [
      'a wallet',
      async (screen: Screen) => {
        screen.root.querySelector<HTMLElement>('#wallet')?.click();
        await nextFrame();
        screen.root.querySelector<HTMLInputElement>('input[value="SIMBA"]')?.click();
        await nextFrame();
        screen.button('Confirm').click();
      },
    ],
    ['an installment', (screen: Screen) => all(screen)?.click()],
  ] as const)
    it(`sends from the next page at once what ${what} was filled in for there`, async () => {
      await unheard();
      const screen = await open();
      await fill(screen);
      await nextFrame();
      payNow(screen).click();
      await server.called('pay', 1);
      expect(new Set(keys()).size).to.equal(2);
      expect(screen.heard('loan-toast').filter(({ text }) => String(text).includes('another payment'))).to.deep.equal([]);
    });

  it('has nothing selected, and promises nothing, once another element has paid', async () => {
    server.on('pay', dropped);
    const one = await open();
    const two = await open();
    payNow(one).click();
    for (const screen of [one, two]) {
      await screen.until(() => screen.text().includes('do not see it yet'));
      await screen.until(() => screen.root.querySelector('[aria-busy]') === null && payNow(screen).getAttribute('disabled') === null);
    }
    server.on('pay', ok({ repayType: 'PUSH', tradeNo: 'T' })).hold('installmentPlan');
    await paid(two);
    await nextFrame();
    expect(one.text()).not.to.contain('see it yet');
    expect(total(one)).to.contain('TZS 0');
  });

  it('tells the result in a dialog that stays until it is confirmed, then fetches anew and selects nothing', async () => {
    const screen = await open();
    await paid(screen);
    expect(screen.root.querySelector('dialog h2')?.textContent).to.equal('Repayment reminder');
    expect(dialog(screen)?.textContent).to.match(/Enter your PIN\..*TradeNo:.*TZ77/);
    expect(screen.root.activeElement?.textContent).to.equal('Enter your PIN.');
    dialog(screen)?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await nextFrame();
    expect(dialog(screen)).not.to.equal(null);
    payNow(screen).click();
    screen.button('Confirm').click();
    await screen.until(() => server.calls('installmentPlan').length === 2);
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    expect(total(screen)).to.contain('TZS 0');
    expect(screen.text()).to.contain('TradeNo: TZ77');
    payNow(screen).click();
    await nextFrame();
    expect(server.calls('pay')).to.have.length(1);
  });

  it('goes to the page to pay at, once, and works again after the return', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/pay?x=1', tradeNo: 'TZ1' }));
    const screen = await open();
    payNow(screen).click();
    await screen.until(() => screen.heard('loan-navigate').length === 1);
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: null, url: 'https://wallet.example/pay?x=1', replace: false });
    expect(dialog(screen)).to.equal(null);
    await nextFrame();
    expect(payNow(screen)).to.have.property('disabled', true);
    screen.button('Continue to payment').click();
    expect(screen.heard('loan-navigate')).to.have.length(2);
    server.hold('installmentPlan');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await nextFrame();
    payNow(screen).click();
    expect(payNow(screen)).to.have.property('disabled', true);
    (await server.called('installmentPlan', 1)).answer(ok(plan));
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    expect(server.calls('pay')).to.have.length(1);
    payNow(screen).click();
    await server.called('pay', 1);
    expect(new Set(keys()).size).to.equal(2);
  });

  it('works again too after a look, where the page to pay at never came', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/pay', tradeNo: 'TZ1' }));
    const screen = await open();
    payNow(screen).click();
    await screen.until(() => screen.buttons('Check again').length === 1);
    expect(payNow(screen)).to.have.property('disabled', true);
    screen.button('Check again').click();
    await server.called('installmentPlan', 1);
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    expect(screen.buttons('Continue to payment')).to.have.length(0);
  });

  it('follows no hostile url: the trade number is what is left', async () => {
    for (const [n, payUrl] of [
      'javascript:alert(1)',
      'http://evil.example/',
      '//evil.example',
      undefined,
      'https://u:p@evil.example/',
    ].entries()) {
      server.on('pay', ok({ repayType: 'PAY_URL', payUrl, tradeNo: 'TZ9' }));
      const screen = await open({}, { 'order-id': `o-${n}` });
      await paid(screen);
      expect(screen.heard('loan-navigate')).to.have.length(0);
      expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'payUrl' }]);
      expect(dialog(screen)?.textContent).to.contain('TZ9');
      screen.element.remove();
    }
  });

  it('opens a listed scheme through the shell', async () => {
    configure({ urls: { schemes: ['mpesa'] } });
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'mpesa://pay?t=1', tradeNo: 'TZ9' }));
    const screen = await open();
    payNow(screen).click();
    await screen.until(() => screen.heard('loan-native').length === 1);
    expect(screen.heard('loan-native')[0]).to.deep.equal({ action: 'openUrl', payload: { url: 'mpesa://pay?t=1' } });
    expect(dialog(screen)).to.equal(null);
  });

  it('changes nothing that is being paid', async () => {
    server.hold('pay');
    const screen = await open();
    const before = [total(screen), screen.input('account').value];
    payNow(screen).click();
    const sent = await server.called('pay');
    await nextFrame();
    expect(screen.input('account').readOnly).to.equal(true);
    screen.root.querySelector<HTMLElement>('#wallet')?.click();
    all(screen)?.click();
    boxes(screen)[0]?.click();
    screen.button('Modify amount').click();
    await nextFrame();
    expect(dialog(screen)).to.equal(null);
    expect([total(screen), screen.input('account').value]).to.deep.equal(before);
    expect([all(screen)?.checked, boxes(screen)[0]?.checked]).to.deep.equal([false, true]);
    sent.answer(refused(5, 'Not now'));
    await screen.until(() => !screen.input('account').readOnly);
    screen.root.querySelector<HTMLElement>('#wallet')?.click();
    await screen.until(() => dialog(screen) !== null);
  });

  it('sends once for five clicks in one turn, held Enter, two elements, and with the deferral of the same order', async () => {
    server.hold('pay').on('deferralDetail', ok({ bankCardInfo: plan.bankCardInfo, bankList: plan.bankList, delayShouldPayAmount: 8450 }));
    const [one, two] = [await open(), await open()];
    const three = await mount(deferral, { 'product-id': 'p-1', 'order-id': 'o-1' });
    for (let n = 0; n < 5; n += 1) payNow(one).click();
    payNow(two).click();
    payNow(three).click();
    await server.called('pay');
    await nextFrame();
    for (const screen of [one, two, three]) expect(payNow(screen).getAttribute('aria-busy')).to.equal('true');
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    payNow(one).dispatchEvent(held);
    expect(held.defaultPrevented).to.equal(true);
    server.calls('pay')[0]?.answer(ok({ repayType: 'PUSH', tradeNo: 'T' }));
    await one.until(() => one.heard('loan-repaid').length === 1);
    await two.until(() => server.calls('installmentPlan').length === 3 && server.calls('deferralDetail').length === 2);
    expect(server.calls('pay')).to.have.length(1);
  });

  it('says what is not known, looks anew, and sends the same key again while nothing changed', async () => {
    const screen = await open();
    for (const reply of [dropped, raw('gateway', 504), raw('<html>wifi login</html>')]) {
      server.on('pay', reply).hold('installmentPlan');
      const [sent, fetched] = [server.calls('pay').length, server.calls('installmentPlan').length];
      payNow(screen).click();
      await server.called('installmentPlan', fetched);
      await nextFrame();
      expect(screen.text()).to.contain('We do not know yet whether it went through');
      expect(screen.text()).not.to.match(/failed/i);
      payNow(screen).click();
      expect(server.calls('pay')).to.have.length(sent + 1);
      server.calls('installmentPlan')[fetched]?.answer(dropped);
      await screen.until(() => screen.buttons('Check again').length === 1 && payNow(screen).getAttribute('aria-busy') === null);
      expect(payNow(screen)).to.have.property('disabled', true);
      expect(screen.text(), 'one word about it is enough').not.to.contain('may be out of date');
      server.on('installmentPlan', ok(plan));
      screen.button('Check again').click();
      await server.called('installmentPlan', fetched + 1);
      await aTimeout(300);
      expect(payNow(screen), 'what was fetched has to stand there for a moment').to.have.property('disabled', true);
      await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    }
    server.on('pay', ok({ repayType: 'PUSH', tradeNo: 'T' }));
    await paid(screen);
    expect(keys()).to.have.length(4);
    expect(new Set(keys()).size).to.equal(1);
    expect(screen.text()).not.to.contain('We do not know');
  });

  it('has looked, once the network is back and the order is there again, or the page asked for it', async () => {
    try {
      for (const look of [(screen: Screen) => screen.element.reload(), () => online(true)]) {
        const screen = await open();
        online(false);
        server.on('pay', dropped).on('installmentPlan', dropped);
        payNow(screen).click();
        await screen.until(() => screen.buttons('Check again').length === 1);
        server.on('installmentPlan', ok(plan));
        look(screen);
        await screen.until(() => screen.text().includes('do not see it yet'));
        expect(screen.buttons('Check again')).to.have.length(0);
        await screen.until(() => payNow(screen).getAttribute('disabled') === null);
        screen.element.remove();
      }
    } finally {
      asItIs();
    }
  });

  it('has a new key once the order changed, and what was entered is not paid again', async () => {
    const screen = await open();
    screen.button('Modify amount').click();
    await nextFrame();
    screen.type('amount', '84500');
    server
      .on('pay', dropped)
      .on('installmentPlan', ok({ ...plan, repayPlanDetail: { repayWaitDetail: due.slice(1), repayYetDetail: [] } }));
    payNow(screen).click();
    await server.called('installmentPlan', 1);
    await screen.until(() => screen.text().includes('It may have gone through'));
    expect(total(screen), 'nothing is chosen for a second payment').to.contain('TZS 0');
    expect(screen.root.querySelector('input[name="amount"]')).to.equal(null);
    await screen.until(() => payNow(screen).getAttribute('disabled') === null && payNow(screen).getAttribute('aria-busy') === null);
    payNow(screen).click();
    await nextFrame();
    expect(server.calls('pay')).to.have.length(1);
    boxes(screen)[0]?.click();
    await nextFrame();
    server.on('pay', ok({}));
    await paid(screen);
    expect(new Set(keys()).size).to.equal(2);
    expect(body(1).amount).to.equal(84500.2);
  });

  it('sends the same key from the next page, when the first one was killed', async () => {
    server.hold('pay');
    const first = await open();
    payNow(first).click();
    await server.called('pay');
    const key = keys()[0];
    first.element.remove();
    server.calls('pay')[0]?.answer(dropped);
    await nextFrame();
    server.on('pay', ok({ repayType: 'PUSH', tradeNo: 'T' }));
    const second = await open();
    await paid(second);
    expect(keys()).to.deep.equal([key, key]);
  });

  it('tells a refusal in the words of the server, keeps every field, and looks anew', async () => {
    server.on('pay', refused(2004, 'Only 100 is left to pay.'));
    const screen = await open();
    screen.type('account', '255711');
    payNow(screen).click();
    await screen.until(() => server.calls('installmentPlan').length === 2 && payNow(screen).getAttribute('aria-busy') === null);
    expect(screen.heard('loan-toast')).to.deep.equal([{ kind: 'fail', text: 'Only 100 is left to pay.' }]);
    expect(screen.heard('loan-error')[0]).to.deep.equal({
      kind: 'refused',
      code: '2004',
      message: 'Only 100 is left to pay.',
      endpoint: 'pay',
    });
    expect(screen.input('account').value).to.equal('255711');
    expect(total(screen)).to.contain('84.500,10');
    expect(payNow(screen)).to.have.property('disabled', false);
  });

  it('has the refusal as the last word where the look after it fails, and promises nothing any more', async () => {
    const screen = await open();
    server.on('pay', dropped);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    await screen.until(() => payNow(screen).getAttribute('aria-busy') === null);
    server.on('pay', refused(2004, 'Only 100 is left to pay.')).on('installmentPlan', dropped);
    payNow(screen).click();
    await screen.until(() => screen.text().includes('This may be out of date'));
    await screen.until(() => payNow(screen).getAttribute('aria-busy') === null);
    expect(screen.text()).not.to.contain('do not see it yet');
    const said = screen.heard('loan-toast').map(({ text }) => text);
    expect(said.filter((text) => text === 'Only 100 is left to pay.')).to.have.length(2);
    expect(said[said.length - 1]).to.equal('Only 100 is left to pay.');
  });

  it('lets the plan that a refusal brought be read before it can be paid, unless something is chosen on it', async () => {
    const less = (count: number) => ok({ ...plan, repayPlanDetail: { repayWaitDetail: due.slice(count), repayYetDetail: [] } });
    const screen = await open();
    server.on('pay', refused(2004, 'This one is paid.')).on('installmentPlan', less(1));
    payNow(screen).click();
    await screen.until(() => total(screen).includes('84.500,20'));
    await screen.until(() => payNow(screen).getAttribute('aria-busy') === null);
    payNow(screen).click();
    await nextFrame();
    expect(server.calls('pay'), 'a late second tap').to.have.length(1);
    await screen.until(() => payNow(screen).getAttribute('disabled') === null);
    server.on('installmentPlan', less(2));
    payNow(screen).click();
    await screen.until(() => total(screen).includes('0,30'));
    await screen.until(() => payNow(screen).getAttribute('aria-busy') === null);
    expect(payNow(screen)).to.have.property('disabled', true);
    for (const chosen of [false, true]) {
      boxes(screen)[0]?.click();
      await nextFrame();
      expect(boxes(screen)[0]?.checked).to.equal(chosen);
    }
    await nextFrame();
    expect(payNow(screen)).to.have.property('disabled', false);
    payNow(screen).click();
    await server.called('pay', 2);
    expect(body(2).amount).to.equal(0.3);
  });

  it('never sends more than the most that may be paid by now', async () => {
    const screen = await open({ amountMax: 3000 });
    screen.button('Modify amount').click();
    await nextFrame();
    expect(screen.root.activeElement, 'the focus goes to the field').to.equal(screen.input('amount'));
    screen.type('amount', '3000');
    server.on('pay', refused(7, 'Too much.')).on('installmentPlan', ok({ ...plan, amountMax: 500 }));
    payNow(screen).click();
    await screen.until(() => total(screen).includes('TZS 500'));
    expect(screen.input('amount').value).to.equal('500');
    screen.button('Undo').click();
    await nextFrame();
    expect(screen.root.activeElement).to.equal(screen.button('Modify amount'));
  });

  it('leads who pressed by keyboard to what is known of a payment, also where the latest state cannot be fetched', async () => {
    const screen = await open({});
    screen.button('Pay Now').focus();
    server.on('pay', dropped).on('installmentPlan', dropped);
    screen.button('Pay Now').click();
    await screen.until(() => screen.buttons('Check again').length === 1);
    await screen.until(() => screen.button('Pay Now').hasAttribute('disabled'));
    await aTimeout(100);
    expect(screen.root.activeElement?.textContent).to.contain('We do not know yet').and.to.contain('Check again');
    server.on('installmentPlan', ok(plan));
    screen.button('Check again').focus();
    screen.button('Check again').click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    expect(screen.root.activeElement?.textContent).to.contain('do not see it yet');
  });

  it('hands in the reference of a transfer once, and shows the message of the server', async () => {
    server.on('submitUtr', json({ code: 0, message: 'We check it.' }));
    const screen = await open({ showSubmitUtr: 1 });
    screen.button('Submit UTR').click();
    screen.type('utr', '  ');
    screen.button('Submit UTR').click();
    expect(server.calls('submitUtr')).to.have.length(0);
    screen.type('utr', ' UTR-9 ');
    screen.enter('utr');
    for (let n = 0; n < 5; n += 1) screen.button('Submit UTR').click();
    await screen.until(() => screen.heard('loan-toast').length === 1);
    expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'success', text: 'We check it.' });
    expect(server.calls('submitUtr').map((call) => call.body)).to.deep.equal([{ orderId: 'o-1', utr: 'UTR-9', isDelay: 0 }]);
    await nextFrame();
    expect(screen.input('utr').value).to.equal('');
    const without = await open();
    expect(without.buttons('Submit UTR')).to.have.length(0);
  });

  it('hands in no reference for another order than it was typed for', async () => {
    const screen = await open({ showSubmitUtr: 1 });
    screen.type('utr', 'UTR-9');
    screen.element.setAttribute('order-id', 'o-2');
    await server.called('installmentPlan', 1);
    await screen.until(() => screen.state() === 'ready' && screen.input('utr').value === '');
    screen.button('Submit UTR').click();
    await nextFrame();
    expect(server.calls('submitUtr')).to.have.length(0);
  });

  it('keeps a reference that is typed while another one is on its way', async () => {
    server.hold('submitUtr');
    const screen = await open({ showSubmitUtr: 1 });
    screen.type('utr', 'UTR-9');
    screen.button('Submit UTR').click();
    const call = await server.called('submitUtr');
    screen.type('utr', 'UTR-10');
    call.answer(ok());
    await screen.until(() => screen.heard('loan-toast').length === 1);
    await nextFrame();
    expect(screen.input('utr').value).to.equal('UTR-10');
  });

  it('says of a reference whose answer was lost that it may have arrived, unless there was no network to send it by', async () => {
    server.on('submitUtr', dropped);
    const screen = await open({ showSubmitUtr: 1 });
    screen.type('utr', 'UTR-9');
    screen.button('Submit UTR').click();
    await screen.until(() => screen.heard('loan-toast').length === 1);
    expect(screen.heard('loan-toast')[0]?.text).to.equal(
      'The answer was lost: your reference may have arrived. You can send it once more.',
    );
    expect(screen.input('utr').value).to.equal('UTR-9');
    await screen.until(() => screen.button('Submit UTR').getAttribute('aria-busy') === null);
    try {
      online(false);
      screen.button('Submit UTR').click();
      await screen.until(() => screen.heard('loan-toast').length === 2);
      expect(screen.heard('loan-toast')[1]?.text).to.equal('There is no connection. Please check your network and try again.');
    } finally {
      asItIs();
    }
  });

  it('is empty when everything is paid', async () => {
    const screen = await open({ repayPlanDetail: { repayWaitDetail: [], repayYetDetail: plan.repayPlanDetail.repayYetDetail } });
    expect(screen.state()).to.equal('empty');
    expect(screen.text()).to.match(/Nothing to repay.*All installments of this order are paid.*Installment 1/);
    // What was paid follows the words, on a tall screen too.
    screen.element.style.setProperty('--loan-min-height', '1200px');
    const words = screen.root.querySelector('.failure')?.getBoundingClientRect();
    const paid = screen.root.querySelector('.fold')?.getBoundingClientRect();
    expect((paid?.top ?? NaN) - (words?.bottom ?? NaN)).to.be.within(0, 60);
  });

  it('does not thank for what was never paid', async () => {
    const screen = await open({ repayPlanDetail: { repayWaitDetail: [], repayYetDetail: [] } });
    expect(screen.state()).to.equal('empty');
    expect(screen.text()).to.contain('Nothing to repay').and.not.to.contain('paid');
    await expect(screen.element).to.be.accessible();
  });

  it('does not say that all is paid while some are counted that did not come', async () => {
    const screen = await open({
      repayPlanDetail: { repayWaitDetail: null, repayYetDetail: plan.repayPlanDetail.repayYetDetail, repayWaitCount: '3' },
    });
    expect(screen.state()).to.equal('empty');
    expect(screen.text()).to.contain('Installment 1').and.not.to.contain('All installments');
  });

  it('tells the trade number above what says that everything is paid, and has the focus there', async () => {
    const screen = await open();
    payNow(screen).focus();
    await paid(screen);
    server.on('installmentPlan', ok({ ...plan, repayPlanDetail: { repayWaitDetail: [], repayYetDetail: due } }));
    screen.button('Confirm').click();
    await screen.until(() => screen.state() === 'empty');
    expect(screen.text()).to.match(/Your payment was sent.*TradeNo: TZ77.*View the order.*Nothing to repay.*3 paid installments/);
    expect(screen.root.activeElement?.textContent).to.contain('TradeNo: TZ77');
    await expect(screen.element).to.be.accessible();
    server.on('installmentPlan', dropped);
    screen.element.reload();
    await screen.until(() => screen.text().includes('out of date'));
  });

  it('gives the focus to the words about what was paid last, also for a second payment', async () => {
    const screen = await open();
    for (const tradeNo of ['', '']) {
      server.on('pay', ok({ repayType: 'PUSH', tradeNo }));
      await screen.until(() => payNow(screen).getAttribute('disabled') === null);
      if (!boxes(screen)[0]?.checked) boxes(screen)[0]?.click();
      await nextFrame();
      payNow(screen).focus();
      await paid(screen);
      expect(screen.root.querySelector('#paid'), 'what the dialog tells is newer').to.equal(null);
      const looks = server.calls('installmentPlan').length;
      screen.button('Confirm').click();
      await screen.until(() => dialog(screen) === null);
      await server.called('installmentPlan', looks);
      await screen.until(() => payNow(screen).getAttribute('disabled') === null);
      expect(screen.root.activeElement?.textContent).to.contain('Your payment was sent');
    }
  });

  it('says where to see the rest, where the plan of what was paid is refused', async () => {
    const screen = await open();
    await paid(screen);
    server.on('installmentPlan', refused(2001, 'This order is closed.'));
    screen.button('Confirm').click();
    await screen.until(() => screen.text().includes('Nothing more can be paid here now'));
    expect(screen.text())
      .to.contain('TradeNo: TZ77')
      .and.not.to.match(/out of date|Due installments|Amount to pay/);
    expect(screen.buttons('Pay Now')).to.have.length(0);
    expect([...screen.heard('loan-toast'), ...screen.heard('loan-error')]).to.deep.equal([]);
    screen.button('View the order').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'order' });
  });

  it('has nothing of one order’s payment on another order: no result, no gap, no word that nobody knows', async () => {
    const turned = async (screen: Screen, orderId: string) => {
      screen.element.setAttribute('order-id', orderId);
      await screen.until(
        () => screen.state() === 'ready' && server.calls('installmentPlan').some(({ body: asked }) => Object(asked).orderId === orderId),
      );
      await aTimeout(100);
    };
    const screen = await open();
    await paid(screen);
    await turned(screen, 'o-2');
    expect(dialog(screen)).to.equal(null);
    await paid(screen);
    screen.button('Confirm').click();
    await screen.until(() => screen.text().includes('TradeNo: TZ77'));
    await turned(screen, 'o-5');
    expect(screen.text()).not.to.contain('TZ77');
    screen.type('account', '');
    await nextFrame();
    payNow(screen).click();
    await nextFrame();
    expect(screen.input('account').getAttribute('aria-invalid')).to.equal('true');
    await turned(screen, 'o-3');
    expect(screen.input('account').getAttribute('aria-invalid')).not.to.equal('true');
    server.on('pay', dropped).on('installmentPlan', dropped);
    payNow(screen).click();
    await screen.until(() => screen.buttons('Check again').length === 1);
    server.on('installmentPlan', ok(plan));
    await turned(screen, 'o-4');
    await aTimeout(900);
    expect(screen.text()).not.to.match(/know yet|see it yet|may have gone/);
  });

  it('never pays on another order: its answer comes too late', async () => {
    server.hold('pay');
    const screen = await open();
    payNow(screen).click();
    await server.called('pay');
    screen.element.setAttribute('order-id', 'o-2');
    await server.called('installmentPlan', 1);
    server.calls('pay')[0]?.answer(ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/', tradeNo: 'T' }));
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    await nextFrame();
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(dialog(screen)).to.equal(null);
    expect(payNow(screen)).to.have.property('disabled', false);
  });

  it('copies the trade number, or selects it where that cannot be done', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    const screen = await open();
    await paid(screen);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    screen.button('Copy').click();
    await screen.until(() => screen.heard('loan-toast').length === 1);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    screen.button('Copy').click();
    await screen.until(() => screen.heard('loan-toast').length === 2);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal(['TZ77']);
    expect(screen.heard('loan-toast').map(({ kind, text }) => [kind, text])).to.deep.equal([
      ['success', 'copy success'],
      ['info', 'Copying is not possible here. The code is selected: please copy it by hand.'],
    ]);
  });

  it('is accessible, light and dark, with its dialogs', async () => {
    for (const theme of ['light', 'dark']) {
      const screen = await open({ showSubmitUtr: 1 }, { theme });
      await expect(screen.element).to.be.accessible();
      screen.button('Modify amount').click();
      screen.root.querySelector<HTMLElement>('#wallet')?.click();
      await nextFrame();
      await expect(screen.element).to.be.accessible();
      screen.button('Cancel').click();
      await nextFrame();
      screen.button('Undo').click();
      await nextFrame();
      await paid(screen);
      await expect(screen.element).to.be.accessible();
      screen.element.remove();
    }
  }).timeout(20_000);
});
