import { expect } from '@open-wc/testing';
import contract from '../../elements/test-preview.js';
import { mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const orders = [
  { orderId: 'o-1', productId: 'p-1', productName: 'Haraka', status: 170, statusText: 'Repaying' },
  { orderId: 'o-2', productId: 'p-2', productName: 'Pesa', productLogo: 'javascript:alert(1)', status: '200' },
];
const session = { 'device-id': 'd1', phone: '0700000000', 'client-type': 'h5' };

describe('<test-preview>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi().on('orderList', ok({ list: orders }));
  });
  afterEach(() => server.restore());

  const links = (screen: Screen) =>
    new Map(
      Array.from(screen.root.querySelectorAll('a')).map((link) => {
        const url = new URL(link.href);
        return [link.textContent?.trim() ?? '', { path: url.pathname, query: Object.fromEntries(url.searchParams) }];
      }),
    );

  it('links every page of the list, with the session and the first order', async () => {
    const screen = await mount(contract, session);
    const carried = { deviceId: 'd1', userId: 'u1', sessionId: 's1', phone: '0700000000', clientType: 'h5' };
    expect(Object.fromEntries([...links(screen)].map(([words, { path }]) => [words, path]))).to.deep.equal({
      'Confirm a loan': '/loanConfirm',
      'Loan detail': '/loanDetail',
      Repay: '/repayByPeriod',
      Extension: '/repayDelay',
      'Bind a bank account': '/bindBank',
      'About us': '/About',
      Complaint: '/complainPage',
      'Customer service': '/customerService',
      'Privacy policy': '/privacyPolicy',
      'Repayment instructions': '/paymentInstructions',
    });
    expect(links(screen).get('Repay')?.query).to.deep.equal({ ...carried, productId: 'p-1', orderId: 'o-1' });
    expect(links(screen).get('About us')?.query).to.deep.equal(carried);
    expect(server.calls('orderList')[0]?.query['userId']).to.equal('u1');
  });

  it('carries what is typed into the links, and into the way there', async () => {
    const screen = await mount(contract, session);
    screen.type('deviceId', 'other');
    screen.type('phone', '');
    screen.type('orderId', 'o-9');
    await screen.until(() => links(screen).get('Extension')?.query['orderId'] === 'o-9');
    const query = links(screen).get('Extension')?.query;
    expect(query).to.deep.equal({ deviceId: 'other', userId: 'u1', sessionId: 's1', clientType: 'h5', productId: 'p-1', orderId: 'o-9' });
    screen.button('Extension').click();
    const [event] = screen.heard('loan-navigate');
    expect(event).to.deep.include({ route: 'repayDeferral', replace: false });
    expect(event?.['params']).to.deep.equal({ deviceId: 'other', phone: '', productId: 'p-1', orderId: 'o-9' });
    expect(new URL(String(event?.['url']), location.href).searchParams.get('deviceId')).to.equal('other');
    screen.button('Reset to the session').click();
    await screen.until(() => links(screen).get('Extension')?.query['deviceId'] === 'd1');
    expect(screen.input('orderId').value).to.equal('o-9');
  });

  it('shows no logo from where none may come, and says so', async () => {
    const screen = await mount(contract, session);
    expect(screen.root.querySelector('img')).to.equal(null);
    await screen.until(() => screen.text().includes('A picture cannot be shown safely'));
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'productLogo' }]);
  });

  it('leaves an id out that no page would take, and says so at the field', async () => {
    const screen = await mount(contract);
    screen.type('orderId', '../x');
    await screen.until(() => screen.text().includes('64 at most'));
    expect(links(screen).get('Loan detail')?.query).to.deep.equal({ userId: 'u1', sessionId: 's1', productId: 'p-1' });
  });

  it('lists the orders; one that is tapped is in the links', async () => {
    const screen = await mount(contract);
    expect(screen.text()).to.contain('Status 170 · Repaying').and.to.contain('o-2');
    expect(screen.root.querySelectorAll('img')).to.have.length(0);
    screen.button(/Pesa/).click();
    await screen.until(() => links(screen).get('Repay')?.query['orderId'] === 'o-2');
    expect(screen.button(/Pesa/).getAttribute('aria-pressed')).to.equal('true');
    expect(screen.button(/Haraka/).getAttribute('aria-pressed')).to.equal('false');
  });

  it('works without orders, and says what went wrong', async () => {
    server.on('orderList', ok({ list: [] }));
    const screen = await mount(contract);
    expect(screen.text()).to.contain('There are no orders');
    expect(links(screen).get('Loan detail')?.query).to.deep.equal({ userId: 'u1', sessionId: 's1' });
    server.on('orderList', refused(7, 'Not now'));
    const other = await mount(contract, { 'user-id': 'u2' });
    expect(other.state()).to.equal('error');
    expect(other.text()).to.contain('Not now');
    server.on('orderList', ok({ list: orders }));
    other.button('Retry').click();
    await other.until(() => other.state() === 'ready');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await mount(contract, { theme });
      screen.type('orderId', '../x');
      await screen.until(() => screen.text().includes('64 at most'));
      await expect(screen.element).to.be.accessible();
    }).timeout(15_000);
  }
});
