import { expect } from '@open-wc/testing';
import contract from '../../elements/repay-choose.js';
import { dropped, mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const ids = { productId: 'p-1', orderId: 'o-1' };
const [installments, rollover, card] = [/^Repay by installments/, /^Rollover Repayment/, /^Repay by bank card/];

describe('<repay-choose>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi();
  });
  afterEach(() => server.restore());

  const open = (order: object, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('loanDetails', ok({ productName: 'Haraka Mkopo', ...order }));
    return mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1', ...attributes });
  };
  const offered = (screen: Screen) => [installments, rollover, card].map((name) => screen.buttons(name).length);

  it('offers installments and bank card, and the rollover when isDelay is 1', async () => {
    expect(offered(await open({ orderStatus: 170 }))).to.deep.equal([1, 0, 1]);
    expect(offered(await open({ orderStatus: '180', isDelay: '1' }))).to.deep.equal([1, 1, 1]);
    expect(offered(await open({ orderStatus: 174, isDelay: 0 }))).to.deep.equal([1, 0, 1]);
    expect(server.calls('loanDetails')[0]?.body).to.deep.equal(ids);
  });

  it('links each way to its route', async () => {
    const screen = await open({ orderStatus: 180, isDelay: 1 });
    for (const name of [installments, rollover, card]) {
      const link = screen.button(name);
      expect(link.localName).to.equal('a');
      link.click();
    }
    const gone = screen.heard('loan-navigate');
    expect(gone.map((one) => one.route)).to.deep.equal(['repayInstallment', 'repayDeferral', 'repayCard']);
    expect(gone[0]?.params).to.deep.equal(ids);
    expect(gone[2]?.params).to.deep.equal(ids);
    expect(screen.button(installments).getAttribute('href')).to.equal('/repayByPeriod?userId=u1&sessionId=s1&productId=p-1&orderId=o-1');
  });

  for (const orderStatus of [21, 110, 151, 200, 999, -170]) {
    it(`offers no way to pay at status ${orderStatus}`, async () => {
      const screen = await open({ orderStatus, isDelay: 1 });
      expect(screen.state()).to.equal('empty');
      expect(offered(screen)).to.deep.equal([0, 0, 0]);
      screen.button('View the order').click();
      expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'order', params: ids });
    });
  }

  it('shows only the latest order when answers come in another order', async () => {
    server.hold('loanDetails');
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' }, { settle: false });
    await server.called('loanDetails', 0);
    screen.element.setAttribute('order-id', 'o-2');
    (await server.called('loanDetails', 1)).answer(ok({ orderStatus: 200 }));
    server.calls('loanDetails')[0]?.answer(ok({ orderStatus: 180 }));
    await screen.until(() => screen.state() === 'empty');
    expect(offered(screen)).to.deep.equal([0, 0, 0]);
  });

  it('looks again when the page comes back, and after being offline', async () => {
    const screen = await open({ orderStatus: 170 });
    server.on('loanDetails', ok({ orderStatus: 200 }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => screen.state() === 'empty');
    server.on('loanDetails', dropped);
    const failed = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(failed.state()).to.equal('error');
    expect(offered(failed)).to.deep.equal([0, 0, 0]);
    server.on('loanDetails', ok({ orderStatus: 170 }));
    failed.button('Retry').click();
    await failed.until(() => failed.state() === 'ready');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      await expect((await open({ orderStatus: 180, isDelay: 1 }, { theme })).element).to.be.accessible();
      await expect((await open({ orderStatus: 200 }, { theme })).element).to.be.accessible();
    });
  }
});
