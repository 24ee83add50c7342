import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { setHash } from '../../src/navigation/go.js';
import { dropped, json, ok, refused, type MockApi } from '../kit/mock-api.js';
import type { Screen } from '../kit/screen.js';
import { cardServer, cardsGone, choose, coded, dialog, idle, keysOf, off, open, order, press, toasts, way } from './repay-card-kit.js';

describe('<repay-card>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = cardServer();
  });
  afterEach(() => cardsGone(server));

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

  it('shows of every way to pay that another one is under way', async () => {
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

  it('goes on to no page of a third party that was made for another amount', async () => {
    const screen = await open({ amount: '50000' });
    screen.button('Pay with Alipay').click();
    await screen.until(() => screen.buttons('Continue to payment').length === 1);
    screen.element.setAttribute('amount', '70000');
    await screen.until(() => screen.text().includes('700.00'));
    await idle(screen);
    expect(screen.buttons('Continue to payment')).to.have.length(0);
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
    const [first, second, third] = keysOf(server, 'repaymentThirdParty');
    expect(second).to.equal(third);
    expect(first).not.to.equal(second);
  });

  it('leads nobody away who went back to the cards meanwhile: the page of the payment can be opened from there', async () => {
    setHash('#/alipayrepayment', true);
    server.hold('repaymentThirdParty');
    const screen = await open();
    screen.button('Pay Now').click();
    const redirect = await server.called('repaymentThirdParty');
    screen.button('Pay by bank card instead').click();
    await screen.until(() => screen.text().includes('Choose a card'));
    redirect.answer(ok({ redirectUrl: 'https://third.example/pay' }));
    await screen.until(() => screen.buttons('Continue to payment').length === 1);
    const away = () => screen.heard('loan-navigate').filter(({ url }) => url === 'https://third.example/pay');
    expect(away()).to.have.length(0);
    expect(screen.button('Pay Now')).to.have.property('disabled', true);
    screen.button('Continue to payment').click();
    expect(away()).to.have.length(1);
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
    await screen.until(() => screen.text().includes('Hatukuweza kupakia kadi zako za benki.'));
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
    await idle(screen);
    await press(screen, 'Pay Now');
    expect(toasts(screen)).to.deep.equal(['Please choose a bank card first.']);
    expect(server.calls('repaymentCommit')).to.have.length(1);
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
