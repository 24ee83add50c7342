import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/complaint-start.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, fullHistory } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';

const order = (orderNo: string, more: object = {}) => ({
  orderNo,
  productLogo: 'https://cdn.example/logo.png',
  productName: `Loan ${orderNo}`,
  status: 'Due soon',
  isShow: 1,
  list: [{ title: 'Loan amount', value: `TZS ${orderNo}` }],
  ...more,
});
const init = {
  problemType: [
    { title: 'Collection', value: 1 },
    { title: 'Amount', value: '2' },
    { title: 'Repayment', value: 3 },
    { title: 'Account', value: 4 },
  ],
  problemSonType: [
    { title: 'Rude language', value: 11 },
    { title: 'Calls at night', value: '12' },
  ],
  orderDetail: order('o-1'),
  orderList: [order('o-1'), order('o-2', { isShow: '0', status: 'Repaid' }), order('o-3')],
};
const refusal = 'The selected order does not support sending collection types';

const gone = (screen: Screen) => screen.heard('loan-navigate');
const toasts = (screen: Screen) => screen.heard('loan-toast').map(({ text }) => text);
const paramsOf = (screen: Screen) => Object.fromEntries(new URL(String(gone(screen)[0]?.url), location.href).searchParams);

describe('<complaint-start>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '');
    server = mockApi().on('problemInit', ok(init));
  });
  afterEach(() => {
    server.restore();
    asItIs();
  });

  const open = (more: object = {}, attributes: Record<string, string> = { 'order-id': 'o-1' }) => {
    server.on('problemInit', ok({ ...init, ...more }));
    return mount(contract, attributes);
  };
  const choose = async (screen: Screen, name: RegExp) => {
    screen.button('All').click();
    await screen.until(() => screen.buttons(name).length > 0);
    screen.button(name).click();
    await nextFrame();
  };

  it('shows the current order and the types, icons on the first three', async () => {
    const screen = await open();
    for (const words of ['Loan o-1', 'Due soon', 'Loan amount', 'TZS o-1', 'Collection', 'Amount', 'Repayment', 'Account'])
      expect(screen.text(), words).to.contain(words);
    expect(screen.text()).not.to.contain('Rude language');
    expect(screen.root.querySelectorAll('.complaint-choices .row-link__icon svg')).to.have.length(3);
    expect(server.calls('problemInit')[0]?.body).to.deep.equal({ orderId: 'o-1' });
  });

  it('goes on with a type other than 1, with the session and the order, which it stores', async () => {
    const screen = await open();
    screen.button('Account').click();
    expect(gone(screen)[0]).to.deep.include({ route: 'complaintSubmit', replace: false });
    expect(paramsOf(screen)).to.deep.equal({ userId: 'u1', sessionId: 's1', problemType: '4', orderNo: 'o-1' });
    expect(String(gone(screen)[0]?.url)).to.contain('/complainPageNext?');
    expect(localStorage.getItem('orderNo')).to.equal('o-1');
  });

  it('unfolds the sub-types of type 1 and goes on with one', async () => {
    const screen = await open();
    const first = screen.button('Collection');
    expect(first.getAttribute('aria-expanded')).to.equal('false');
    first.click();
    await screen.until(() => screen.text().includes('Rude language'));
    expect(first.getAttribute('aria-expanded')).to.equal('true');
    const types = Array.from(screen.root.querySelectorAll('.complaint-choices'), ({ children }) => Array.from(children));
    expect(
      types.flat().map((item) => item.querySelectorAll(':scope ul button').length),
      'sub-types are in their type, and in no other',
    ).to.deep.equal([2, 0, 0, 0]);
    expect(gone(screen)).to.have.length(0);
    screen.button('Calls at night').click();
    expect(paramsOf(screen)).to.deep.include({ problemType: '1', problemSonType: '12', orderNo: 'o-1' });
  });

  it('refuses type 1 where the order does not allow it, and where there is no order', async () => {
    const screen = await open({ orderDetail: order('o-1', { isShow: 0 }), orderList: [] });
    screen.button('Collection').click();
    await nextFrame();
    expect(toasts(screen)).to.deep.equal([refusal]);
    expect(screen.text()).not.to.contain('Rude language');
    const none = await open({ orderDetail: null, orderList: [] }, {});
    none.button('Collection').click();
    expect(toasts(none)).to.deep.equal([refusal]);
    expect(gone(none)).to.have.length(0);
    none.button('Amount').click();
    expect(paramsOf(none)).to.deep.equal({ userId: 'u1', sessionId: 's1', problemType: '2' });
  });

  it('takes the order that was chosen where the history takes no more entries', async () => {
    const screen = await open();
    fullHistory();
    await choose(screen, /o-3/);
    screen.button('Account').click();
    expect(paramsOf(screen)).to.deep.include({ orderNo: 'o-3' });
  });

  it('keeps the order that was chosen for whoever comes back to this page, and not for another order or page', async () => {
    const orderOn = (screen: Screen) => /Loan o-\d/.exec(screen.text())?.[0];
    const screen = await open();
    await choose(screen, /o-3/);
    const again = await open();
    expect(orderOn(again)).to.equal('Loan o-3');
    again.button('Account').click();
    expect(paramsOf(again)).to.deep.include({ orderNo: 'o-3' });
    again.element.setAttribute('order-id', 'o-1');
    again.element.setAttribute('order-id', 'o-2');
    await again.until(() => orderOn(again) === 'Loan o-1');
    expect(orderOn(await open())).to.equal('Loan o-1');
    await choose(screen, /o-3/);
    expect(orderOn(await open({}, { 'order-id': 'o-2' }))).to.equal('Loan o-1');
    history.replaceState(null, '');
    expect(orderOn(await open())).to.equal('Loan o-1');
  });

  it('leaves alone what another keeps with the page’s entry in the history', async () => {
    for (const [state, then] of [
      [{ idx: 3 }, { idx: 3, loanOrder: ['o-1', 'o-3'] }],
      ['theirs', 'theirs'],
    ]) {
      history.replaceState(state, '');
      await choose(await open(), /o-3/);
      expect(history.state).to.deep.equal(then);
    }
  });

  it('has the switch in line with the title beside it', async () => {
    const screen = await open();
    const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : NaN);
    const title = screen.root.querySelector('.complaint-head .section-title')?.getBoundingClientRect();
    expect(middle(screen.button('All').getBoundingClientRect()) - middle(title)).to.be.within(-1, 1);
  });

  it('shows all orders to choose from; the chosen one counts', async () => {
    const screen = await open();
    screen.button('All').click();
    await screen.until(() => screen.text().includes('Loan o-3'));
    expect(screen.button('All').getAttribute('aria-expanded')).to.equal('true');
    expect(screen.root.querySelectorAll('.complaint-choice')).to.have.length(3);
    expect(screen.root.querySelectorAll('.complaint-choice[aria-pressed=true]')).to.have.length(1);
    screen.button(/Loan o-2/).click();
    await screen.until(() => screen.root.querySelectorAll('.complaint-choice').length === 0);
    expect(screen.text()).to.contain('Loan o-2').and.to.contain('Repaid').and.not.to.contain('Loan o-1');
    expect(localStorage.getItem('orderNo')).to.equal('o-2');
    screen.button('Collection').click();
    expect(toasts(screen)).to.deep.equal([refusal]);
    screen.button('Repayment').click();
    expect(paramsOf(screen)).to.deep.include({ problemType: '3', orderNo: 'o-2' });
  });

  it('folds the sub-types when another order is chosen', async () => {
    const screen = await open();
    screen.button('Collection').click();
    await screen.until(() => screen.text().includes('Rude language'));
    await choose(screen, /Loan o-2/);
    expect(screen.text()).not.to.contain('Rude language');
  });

  it('goes back to the stored order where the server names none, if it is still there', async () => {
    localStorage.setItem('orderNo', 'o-3');
    const screen = await open({ orderDetail: null }, {});
    expect(server.calls('problemInit')[0]?.body).to.deep.equal({});
    expect(screen.text()).to.contain('Loan o-3');
    localStorage.setItem('orderNo', 'o-77');
    const stale = await open({ orderDetail: null }, {});
    expect(stale.text()).to.contain('Choose the order');
    stale.button('Amount').click();
    expect(localStorage.getItem('orderNo')).to.equal(null);
  });

  it('is about the order of its page where the server names none, whatever was chosen on another', async () => {
    localStorage.setItem('orderNo', 'o-1');
    const screen = await open({ orderDetail: null }, { 'order-id': 'o-3' });
    expect(screen.text()).to.contain('Loan o-3');
    screen.button('Amount').click();
    expect(paramsOf(screen).orderNo).to.equal('o-3');
    localStorage.setItem('orderNo', 'o-1');
    const strange = await open({ orderDetail: null }, { 'order-id': 'o-77' });
    expect(strange.text()).to.contain('Choose the order');
  });

  it('leads to the complaints that were sent', async () => {
    const screen = await open();
    const link = screen.button(/^My complaints/);
    expect(link.getAttribute('href')).to.contain('/complaintList?userId=u1');
    link.click();
    expect(gone(screen)[0]).to.deep.include({ route: 'complaintList', replace: false });
  });

  it('shows a hostile logo as a letter', async () => {
    const screen = await open({ orderDetail: order('o-1', { productLogo: 'javascript:alert(1)' }) });
    expect(screen.root.querySelector('img')).to.equal(null);
    expect(screen.root.querySelector('.logo')?.textContent).to.equal('L');
    await screen.until(() => screen.text().includes('A picture cannot be shown safely'));
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'productLogo' }]);
  });

  it('draws few of ten thousand orders', async () => {
    const screen = await open({ orderList: Array.from({ length: 10_000 }, (_, n) => order(`n-${n}`)) });
    screen.button('All').click();
    await screen.until(() => screen.text().includes('Loan n-0'));
    expect(screen.root.querySelectorAll('.complaint-choice').length).to.be.lessThan(300);
  });

  it('shows only the latest order when answers come in another order', async () => {
    server.hold('problemInit');
    const screen = await mount(contract, { 'order-id': 'o-1' }, { settle: false });
    await server.called('problemInit', 0);
    screen.element.setAttribute('order-id', 'o-2');
    const second = await server.called('problemInit', 1);
    second.answer(ok({ ...init, orderDetail: order('o-2') }));
    server.calls('problemInit')[0]?.answer(ok(init));
    await screen.until(() => screen.text().includes('Loan o-2'));
    expect(server.calls('problemInit')[0]?.aborted).to.equal(true);
    expect(screen.text()).not.to.contain('Loan o-1');
  });

  it('says so when there is nothing to choose from', async () => {
    const screen = await open({ problemType: [] });
    expect(screen.state()).to.equal('empty');
    expect(screen.text()).to.contain('Nothing to choose from');
    screen.root.querySelector<HTMLElement>('a[href*="complaintList"]')?.click();
    screen.root.querySelector<HTMLElement>('a[href*="customerService"]')?.click();
    expect(gone(screen).map(({ route }) => route)).to.deep.equal(['complaintList', 'customerService']);
  });

  it('is about the order of its page where the answer names none', async () => {
    const screen = await open({ orderDetail: null, orderList: [] });
    screen.button('Account').click();
    expect(paramsOf(screen)).to.deep.include({ problemType: '4', orderNo: 'o-1' });
    expect(localStorage.getItem('orderNo')).to.equal('o-1');
  });

  for (const [what, reply, kind] of [
    ['a refusal', refused(9, 'Not today'), 'refused'],
    ['no types', json({ code: 0, data: {} }), 'contract'],
    ['an HTML page', raw('<html></html>'), 'contract'],
    ['no network', dropped, 'network'],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('problemInit', reply);
      const screen = await mount(contract);
      expect(screen.state()).to.equal('error');
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind, endpoint: 'problemInit' });
      server.on('problemInit', ok(init));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}, folded and unfolded`, async () => {
      const screen = await open({}, { 'order-id': 'o-1', theme });
      await expect(screen.element).to.be.accessible();
      screen.button('Collection').click();
      screen.button('All').click();
      await screen.until(() => screen.text().includes('Loan o-3'));
      await expect(screen.element).to.be.accessible();
    });
  }
});
