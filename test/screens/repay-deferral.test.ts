import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/repay-deferral.js';
import { configure, $config } from '../../src/config/config.js';
import { dropped, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const deferral = {
  bankCardInfo: { bankName: 'Kesho Pesa', bankNode: 'KESHO', cardNo: '0712345678' },
  bankList: [{ name: 'Kesho Pesa', type: 'KESHO' }],
  remind: 'The fee is no part of what you owe.',
  detail: [{ text: 'Moved by', value: '14 days' }],
  repayDetail: [{ text: '2026-12-05', value: 'TZS 84.500' }],
  delayShouldPayAmount: '8450.55',
};

const settings = $config.get();

describe('<repay-deferral>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi()
      .on('deferralDetail', ok(deferral))
      .on('pay', ok({ repayType: 'PUSH', notice: 'Enter your PIN.', tradeNo: 'TZ8' }));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (more: object = {}, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('deferralDetail', ok({ ...deferral, ...more }));
    return mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1', ...attributes });
  };
  const payNow = (screen: Screen) => screen.button('Pay Now');
  const usable = (screen: Screen) => screen.buttons('Pay Now').some((button) => button.getAttribute('disabled') === null);
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');

  it('shows the fee, its lines, the plan and the reminder', async () => {
    const screen = await open();
    for (const words of ['TZS 8.450,55', 'Moved by', '14 days', 'Repayment Plan', '2026-12-05', 'Rollover Amount', deferral.remind])
      expect(screen.text(), words).to.contain(words);
    expect(server.calls('deferralDetail')[0]?.body).to.deep.equal({ productId: 'p-1', orderId: 'o-1' });
  });

  it('pays the fee it shows, once, and tells the result', async () => {
    const screen = await open();
    for (let n = 0; n < 5; n += 1) payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    expect(server.calls('pay').map((call) => call.body)).to.deep.equal([
      { product_id: 'p-1', orderId: 'o-1', amount: 8450.55, isDelay: 1, cardNo: '0712345678', bankCode: 'KESHO' },
    ]);
    expect(dialog(screen)?.textContent).to.match(/Repayment reminder.*Enter your PIN\..*TradeNo:.*TZ8/);
    expect(screen.heard('loan-repaid')).to.deep.equal([{ tradeNo: 'TZ8', repayType: 'PUSH', amount: 8450.55 }]);
  });

  const gone = refused(2002, 'This order cannot be deferred.');
  const confirmed = async (screen: Screen) => {
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Confirm').click();
    await screen.until(() => dialog(screen) === null);
  };
  const ends = (screen: Screen) => screen.until(() => screen.text().includes('Nothing more can be paid here now'));
  const calm = (screen: Screen) => {
    expect(screen.text()).not.to.contain('out of date');
    expect([...screen.buttons('Check again'), ...screen.buttons('Pay Now')]).to.deep.equal([]);
    expect([...screen.heard('loan-toast'), ...screen.heard('loan-error')]).to.deep.equal([]);
    expect(screen.buttons('View the order')).to.have.length(1);
  };

  it('says calmly that it was sent, where the order cannot be deferred again: that is no failure', async () => {
    const screen = await open();
    payNow(screen).focus();
    server.on('deferralDetail', gone);
    await confirmed(screen);
    await ends(screen);
    calm(screen);
    expect(screen.text()).to.contain('TZS 8.450,55').and.to.contain('Your payment was sent').and.to.contain('TZ8');
    expect(screen.root.activeElement?.textContent, 'where the focus is').to.contain('Your payment was sent');
    server.hold('deferralDetail');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const again = await server.called('deferralDetail', 2);
    await nextFrame();
    calm(screen);
    again.answer(ok(deferral));
    await screen.until(() => screen.buttons('Pay Now').length === 1);
    expect(screen.text()).not.to.contain('Nothing more');
  });

  it('says the same beside the element that has paid', async () => {
    const [one, two] = [await open(), await open()];
    server.on('deferralDetail', gone);
    payNow(one).click();
    await ends(two);
    calm(two);
    expect(two.text()).to.contain('Your payment was sent');
  });

  it('says that it may have gone through at the provider, where it is not offered after that', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/', tradeNo: 'T' }));
    const screen = await open();
    payNow(screen).click();
    await screen.until(() => screen.heard('loan-navigate').length === 1);
    server.on('deferralDetail', gone);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await ends(screen);
    calm(screen);
    expect(screen.text()).to.contain('It may have gone through').and.not.to.contain('Your payment was sent');
  });

  it('may be out of date after a payment, where the look failed', async () => {
    for (const look of [dropped, raw('', 502)]) {
      const screen = await open();
      server.on('deferralDetail', look);
      await confirmed(screen);
      await screen.until(() => screen.text().includes('out of date'));
      expect(screen.heard('loan-error')).to.have.length(1);
      expect(payNow(screen)).to.have.property('disabled', true);
      expect(screen.root.activeElement?.textContent, 'where the focus is').to.contain('Your payment was sent');
      server.on('deferralDetail', gone);
      screen.button('Check again').click();
      await ends(screen);
      expect(screen.heard('loan-error')).to.have.length(1);
      screen.element.remove();
    }
  });

  it('does not take a session that expired for the end of it', async () => {
    configure({ session: { expiredCode: 2002 } });
    const screen = await open();
    server.on('deferralDetail', gone);
    await confirmed(screen);
    await screen.until(() => screen.text().includes('out of date'));
    expect(screen.text()).not.to.contain('Nothing more');
  });

  it('has a refusal without a payment told in the words of the server', async () => {
    const screen = await open();
    server.on('deferralDetail', gone);
    screen.element.reload();
    await screen.until(() => screen.buttons('Check again').length === 1);
    expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal(['This order cannot be deferred.']);
  });

  it('tells of a payment that another element of the session has made for the same order, and for no other', async () => {
    const [one, two, other] = [await open(), await open(), await open({}, { 'order-id': 'o-2' })];
    payNow(one).click();
    await two.until(() => two.text().includes('Your payment was sent'));
    expect(other.text()).not.to.contain('Your payment was sent');
    expect(server.calls('pay')).to.have.length(1);
  });

  it('tells nobody that it was paid where it has yet to be, at the page of a provider', async () => {
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/', tradeNo: 'T' }));
    const [one, two] = [await open(), await open()];
    payNow(one).click();
    await one.until(() => one.heard('loan-navigate').length === 1);
    await server.called('deferralDetail', 2);
    await two.until(() => usable(two));
    expect(two.text()).not.to.contain('Your payment was sent');
  });

  it('keeps nothing of a payment for another order: not that it was made, nor what was filled in for it', async () => {
    const screen = await open();
    await confirmed(screen);
    screen.type('account', '0712345679');
    server.on('pay', dropped);
    const other = await open({}, { 'order-id': 'o-2' });
    other.type('account', '0799999999');
    await nextFrame();
    payNow(other).click();
    await other.until(() => other.text().includes('do not see it yet'));
    other.element.remove();
    screen.element.setAttribute('order-id', 'o-2');
    await screen.until(() => screen.text().includes('do not see it yet'));
    await screen.until(() => usable(screen));
    payNow(screen).click();
    expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal([
      'This would be another payment than the one we do not know of yet. Press again only if you want both.',
    ]);
    expect(server.calls('pay')).to.have.length(2);
    screen.element.setAttribute('order-id', 'o-3');
    await screen.until(() => usable(screen) && !screen.text().includes('do not see it yet'));
    server.on('deferralDetail', gone);
    screen.element.reload();
    await screen.until(() => screen.text().includes('out of date'));
    expect(screen.text()).not.to.contain('Nothing more');
  });

  it('takes an error away as soon as it is mended', async () => {
    const screen = await open();
    const wrong = () => screen.input('account').getAttribute('aria-invalid');
    screen.type('account', '');
    await nextFrame();
    payNow(screen).click();
    await nextFrame();
    expect(wrong()).to.equal('true');
    screen.type('account', '0712');
    await nextFrame();
    expect([wrong(), screen.root.querySelector('.field__error')]).to.deep.equal([null, null]);
    expect(server.calls('pay')).to.have.length(0);
  });

  it('sends nothing for a fee of zero or less, and says that there is nothing to pay', async () => {
    for (const delayShouldPayAmount of [0, '-5']) {
      const screen = await open({ delayShouldPayAmount });
      payNow(screen).click();
      expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal(['Nothing to repay']);
    }
    expect(server.calls('pay')).to.have.length(0);
  });

  it('speaks of no trade number where there is none', async () => {
    const screen = await open();
    server.on('pay', ok({ repayType: 'PAY_URL', payUrl: 'javascript:alert(1)' }));
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    expect(dialog(screen)?.textContent).to.contain('cannot be opened safely').and.to.contain('Please contact us.');
    expect(dialog(screen)?.textContent).not.to.match(/trade ?number|TradeNo/i);
  });

  it('keeps the key while the plan is the same, and takes another when it is not', async () => {
    const screen = await open();
    server.on('pay', dropped);
    for (const repayDetail of [deferral.repayDetail, [{ text: '2026-12-19', value: 'TZS 84.500' }], []]) {
      server.on('deferralDetail', ok({ ...deferral, repayDetail }));
      const before = server.calls('deferralDetail').length;
      payNow(screen).click();
      await server.called('deferralDetail', before);
      await screen.until(() => payNow(screen).getAttribute('aria-busy') === null && payNow(screen).getAttribute('disabled') === null);
    }
    const keys = server.calls('pay').map((call) => call.headers['idempotency-key']);
    expect(keys[0]).to.equal(keys[1]);
    expect(keys[1]).not.to.equal(keys[2]);
  });

  it('says that it may have gone through, where it is not offered any more', async () => {
    const screen = await open();
    server.on('pay', dropped).on('deferralDetail', refused(2002, 'This order cannot be deferred.'));
    payNow(screen).click();
    await screen.until(() => screen.text().includes('It may have gone through'));
    expect(screen.buttons('View the order')).to.have.length(1);
    expect(payNow(screen)).to.have.property('disabled', true);
    expect(screen.heard('loan-toast'), 'the notice says it').to.deep.equal([]);
    server.on('deferralDetail', ok(deferral));
    screen.button('Check again').click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    expect(payNow(screen)).to.have.property('disabled', false);
  });

  it('hands in a reference as one of a deferral', async () => {
    server.on('submitUtr', ok());
    const screen = await open({ showSubmitUtr: 1 });
    screen.type('utr', 'U1');
    screen.button('Submit UTR').click();
    await screen.until(() => screen.heard('loan-toast').length === 1);
    expect(server.calls('submitUtr')[0]?.body).to.deep.equal({ orderId: 'o-1', utr: 'U1', isDelay: 1 });
  });

  it('hands in no reference for another order than it was typed for', async () => {
    const screen = await open({ showSubmitUtr: 1 });
    screen.type('utr', 'U1');
    screen.element.setAttribute('order-id', 'o-2');
    await server.called('deferralDetail', 1);
    await screen.until(() => screen.state() === 'ready' && screen.input('utr').value === '');
    screen.button('Submit UTR').click();
    await nextFrame();
    expect(server.calls('submitUtr')).to.have.length(0);
  });

  it('keeps its result on screen when the page comes back from the cache, until it was read', async () => {
    const screen = await open();
    payNow(screen).click();
    await screen.until(() => dialog(screen) !== null);
    const asked = server.calls('deferralDetail').length;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await server.called('deferralDetail', asked);
    await aTimeout(100);
    expect(dialog(screen)?.textContent).to.match(/Enter your PIN\..*TZ8/);
  });

  it('says why it cannot be loaded, and loads again', async () => {
    server.on('deferralDetail', refused(2002, 'This order cannot be deferred.'));
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('This order cannot be deferred.');
    server.on('deferralDetail', ok(deferral));
    screen.button('Retry').click();
    await screen.until(() => screen.state() === 'ready');
  });

  it('stays calm when it is taken out while paying', async () => {
    server.hold('pay');
    const screen = await open();
    payNow(screen).click();
    await server.called('pay');
    screen.element.remove();
    await nextFrame();
    server.calls('pay')[0]?.answer(ok({ repayType: 'PAY_URL', payUrl: 'https://wallet.example/', tradeNo: 'T' }));
    await nextFrame();
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(server.calls('deferralDetail')).to.have.length(1);
  });

  it('is accessible, light and dark', async () => {
    for (const theme of ['light', 'dark']) await expect((await open({ showSubmitUtr: 1 }, { theme })).element).to.be.accessible();
  }).timeout(20_000);
});
