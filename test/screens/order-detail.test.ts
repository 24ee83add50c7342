import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/order-detail.js';
import { $config, configure } from '../../src/config/config.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const product = {
  productId: 'p-9',
  name: 'Pesa Chap',
  buttonText: 'Apply',
  enabled: 1,
  range: '20.000 – 120.000',
  rate: '6 %',
  desc: 'One month',
};
const order = {
  orderStatus: 170,
  noticeStatusText: 'Repaying',
  noticeDesText: 'All payments are on time.',
  productName: 'Haraka Mkopo',
  productLogo: 'https://cdn.example/logo.png',
  userOrderDetail: { detail: [{ text: 'Order number', value: 'o-1' }] },
  recProducts: [product],
  inside: 1,
};
const ids = { productId: 'p-1', orderId: 'o-1' };
const payWords = ['REPAY', 'Repayment', 'Rollover Repayment', 'Borrow Again'];
const settings = $config.get();

describe('<order-detail>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('googleScore', ok()).on('eventSave', ok());
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (more: object = {}, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('loanDetails', ok({ ...order, ...more }));
    return mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1', ...attributes });
  };
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  const offered = (screen: Screen) => payWords.filter((word) => screen.buttons(word).length > 0);
  const stars = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLInputElement>('input[type="radio"]'));
  const full = (screen: Screen) => screen.root.querySelectorAll('.star--full').length;

  for (const [status, more, words, kind] of [
    [21, {}, [], 'waiting'],
    [110, {}, [], 'failed'],
    [151, {}, [], 'neutral'],
    [170, {}, ['Repayment'], 'active'],
    [170, { isDelay: 1 }, ['Repayment'], 'active'],
    [174, {}, ['Repayment'], 'due'],
    ['174', { isDelay: '1' }, ['REPAY', 'Rollover Repayment'], 'due'],
    [180, { isDelay: 0 }, ['Repayment'], 'late'],
    [180, { isDelay: 1 }, ['REPAY', 'Rollover Repayment'], 'late'],
    [200, {}, ['Borrow Again'], 'done'],
    [999, { isDelay: 1 }, [], 'neutral'],
    [-1, {}, [], 'neutral'],
  ] as const) {
    it(`offers ${words.join(' and ') || 'other products'} at status ${status}${'isDelay' in more ? ` with isDelay ${more.isDelay}` : ''}`, async () => {
      const screen = await open({ orderStatus: status, ...more });
      expect(offered(screen)).to.deep.equal(words);
      expect(screen.text().includes('Short of money?')).to.equal(words.length === 2);
      expect(screen.root.querySelector('[data-status]')?.getAttribute('data-status')).to.equal(kind);
      expect(screen.buttons('Apply')).to.have.length(words.length > 0 ? 0 : 1);
      expect(screen.buttons('Click to view more products')).to.have.length(words.length > 0 ? 0 : 1);
      expect(screen.text()).to.contain('Repaying').and.to.contain('All payments are on time.').and.to.contain('Haraka Mkopo');
      expect(screen.text()).to.contain('Order number');
      expect(server.calls('loanDetails')[0]?.body).to.deep.equal(ids);
    });
  }

  it('shows what there is when almost everything is absent', async () => {
    server.on('loanDetails', ok({ orderStatus: 110, recProducts: null, userOrderDetail: null, telephone: null }));
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(screen.state()).to.equal('ready');
    expect(screen.text()).to.equal(
      'Failed' + 'This order did not go through. If you have questions, please contact us.' + 'Customer service',
    );
    screen.button('Customer service').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'customerService', replace: false });
  });

  for (const more of [{ noticeStatusText: 'Turned down' }, { noticeDesText: 'Sent back.' }, { orderStatus: 21 }, { orderStatus: 999 }]) {
    it(`has no words of ours about an order that is not a failed one without any: ${JSON.stringify(more)}`, async () => {
      server.on('loanDetails', ok({ orderStatus: 110, ...more }));
      const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
      expect(screen.text()).not.to.contain('contact us');
      expect(screen.buttons('Customer service')).to.have.length(0);
    });
  }

  it('has the number that came with an order that failed without a word', async () => {
    server.on('loanDetails', ok({ orderStatus: 110, telephone: '+255 800 000' }));
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(screen.text()).to.contain('contact us');
    screen.button(/^Customer service/).click();
    expect(screen.heard('loan-native')[0]).to.deep.include({ action: 'callTelephone' });
  });

  it('says so when Borrow Again has nowhere to go', async () => {
    Object.defineProperty(window.history, 'length', { configurable: true, value: 1 });
    try {
      const screen = await open({ orderStatus: 200 });
      screen.element.addEventListener('loan-native', (event) => event.stopPropagation());
      screen.button('Borrow Again').click();
      await screen.until(() => screen.text().includes('You can close this page yourself.'));
    } finally {
      Reflect.deleteProperty(window.history, 'length');
    }
  });

  it('is a contract error without a status', async () => {
    server.on('loanDetails', ok({ ...order, orderStatus: 'soon' }));
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    expect(screen.state()).to.equal('error');
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'loanDetails' });
    expect(offered(screen)).to.deep.equal([]);
  });

  it('says that it may be out of date where it cannot be fetched anew, until it is', async () => {
    const screen = await open();
    expect(screen.text()).not.to.contain('out of date');
    server.on('loanDetails', dropped);
    screen.element.reload();
    await screen.until(() => screen.text().includes('This may be out of date'));
    expect(offered(screen)).to.include('Repayment');
    server.on('loanDetails', ok(order));
    screen.button('Check again').click();
    await screen.until(() => !screen.text().includes('out of date'));
  });

  it('goes to the installments, or to h5Url when inside is 0', async () => {
    const inside = await open({ h5Url: 'https://partner.example/repay' });
    inside.button('Repayment').click();
    expect(inside.heard('loan-navigate')[0]).to.deep.include({ route: 'repayInstallment', replace: false, params: ids });
    const outside = await open({ inside: 0, h5Url: 'https://partner.example/repay' });
    outside.button('Repayment').click();
    expect(outside.heard('loan-navigate')[0]).to.deep.include({ route: null, url: 'https://partner.example/repay' });
    const nowhere = await open({ inside: 0 });
    nowhere.button('Repayment').click();
    expect(nowhere.heard('loan-navigate')[0]).to.deep.include({ route: 'repayInstallment' });
  });

  it('carries the session to a page of our own, and to no other', async () => {
    const redirected = await open({ playeduL: '/loanConfirm?productId=p-2' });
    expect(redirected.heard('loan-navigate')[0]).to.deep.include({
      route: 'loanConfirm',
      url: new URL('/loanConfirm?productId=p-2&userId=u1&sessionId=s1', location.href).href,
      replace: true,
    });
    const repaid = await open({ inside: 0, h5Url: '/repayByPeriod?sessionId=theirs' });
    repaid.button('Repayment').click();
    expect(String(repaid.heard('loan-navigate')[0]?.url)).to.match(/\/repayByPeriod\?sessionId=theirs&userId=u1$/);
    const elsewhere = await open({ inside: 0, h5Url: '/elsewhere' });
    elsewhere.button('Repayment').click();
    expect(String(elsewhere.heard('loan-navigate')[0]?.url)).to.match(/\/elsewhere$/);
  });

  it('does not follow a hostile h5Url, and says so', async () => {
    const screen = await open({ inside: 0, h5Url: 'javascript:alert(1)' });
    screen.button('Repayment').click();
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'h5Url' });
    await screen.until(() => screen.text().includes('cannot be opened safely'));
  });

  it('goes to the rollover', async () => {
    const screen = await open({ orderStatus: 180, isDelay: 1 });
    screen.button('Rollover Repayment').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'repayDeferral', params: ids });
  });

  it('leads on to playeduL unless the order is in process', async () => {
    const screen = await open({ playeduL: 'https://partner.example/next' });
    expect(screen.heard('loan-navigate')).to.deep.equal([{ route: null, url: 'https://partner.example/next', params: {}, replace: true }]);
    const waiting = await open({ orderStatus: 21, playeduL: 'https://partner.example/next' });
    expect(waiting.heard('loan-navigate')).to.have.length(0);
    const hostile = await open({ playeduL: 'http://evil.example/' });
    expect(hostile.heard('loan-navigate')).to.have.length(0);
    expect(hostile.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'playeduL' });
    expect(offered(hostile)).to.deep.equal(['Repayment']);
  });

  it('shows an order that leads to itself', async () => {
    for (const own of [location.href, `${location.pathname}${location.search ? `${location.search}&` : '?'}orderId=${ids.orderId}`]) {
      const screen = await open({ playeduL: own });
      expect(screen.heard('loan-navigate'), own).to.have.length(0);
      expect(offered(screen)).to.deep.equal(['Repayment']);
    }
    const another = await open({ playeduL: `${location.pathname}?orderId=another` });
    expect(another.heard('loan-navigate')).to.have.length(1);
  });

  for (const [what, reply] of [
    ['success', ok()],
    ['a refusal', refused(3, 'No')],
    ['a dropped answer', dropped],
  ] as const) {
    it(`goes home after ${what} of the event, once for many taps`, async () => {
      server.hold('eventSave');
      const screen = await open({ orderStatus: 200 });
      for (let n = 0; n < 5; n += 1) screen.button('Borrow Again').click();
      const event = await server.called('eventSave');
      await nextFrame();
      expect(screen.button('Borrow Again').getAttribute('aria-busy')).to.equal('true');
      expect(screen.heard('loan-native')).to.have.length(0);
      expect(event.body).to.deep.equal({ productId: 'p-1', moduleId: 30, positionId: 0 });
      event.answer(reply);
      await screen.until(() => screen.heard('loan-native').length > 0);
      expect(screen.heard('loan-native')).to.deep.equal([{ action: 'goHome', payload: {} }]);
      // The page takes its time to go.
      screen.button('Borrow Again').click();
      await nextFrame();
      expect(server.calls('eventSave')).to.have.length(1);
      expect(screen.heard('loan-native')).to.have.length(1);
      expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal(what === 'a refusal' ? ['No'] : []);
      await screen.until(() => !screen.button('Borrow Again').hasAttribute('aria-busy'));
    });
  }

  it('goes to no address that is a number', async () => {
    const screen = await open({ orderStatus: 180, playeduL: 0, h5Url: 0, inside: 0 });
    await nextFrame();
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('calls the telephone through the shell, and no number that a dialler would carry out', async () => {
    const screen = await open({ telephone: '+255 800 110 033' });
    const link = screen.button(/^Customer service/);
    expect(link.getAttribute('href')).to.equal('tel:+255800110033');
    link.click();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'callTelephone', payload: { phone: '+255 800 110 033' } }]);
    const code = await open({ telephone: '*#06#' });
    expect(code.buttons(/^Customer service/)).to.have.length(0);
  });

  it('leads to more products', async () => {
    const screen = await open({ orderStatus: 110 });
    screen.button('Click to view more products').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'recommendList', params: ids });
  });

  it('opens one prompt after another: bank card, withdraw, rating', async () => {
    const screen = await open({
      orderStatus: 200,
      cardNeedPop: 1,
      cardPopTitle: 'Another account',
      cardPopMsg: 'Sent back.',
      reyMsg: 'Withdrawn.',
      isScore: 1,
    });
    expect(screen.root.querySelectorAll('dialog')).to.have.length(1);
    expect(dialog(screen)?.textContent).to.contain('Another account').and.to.contain('Sent back.');
    screen.button('Confirm').click();
    const [gone] = screen.heard('loan-navigate');
    expect(gone).to.deep.include({ route: 'bindBank' });
    expect(gone?.params).to.deep.include({ productId: 'p-1', source: 'loanDetail' });
    await screen.until(() => dialog(screen)?.textContent?.includes('Withdrawn.') === true);
    expect(screen.root.querySelectorAll('dialog')).to.have.length(1);
    screen.button('Confirm').click();
    await screen.until(() => stars(screen).length === 5);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await Promise.resolve(screen.element.reload());
    await server.called('loanDetails', 1);
    await nextFrame();
    expect(dialog(screen)).to.equal(null);
  });

  it('has its prompts closed by the shell’s back, one after another, but for a rating that is on its way', async () => {
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const screen = await open({ orderStatus: 200, reyMsg: 'Withdrawn.', isScore: 1 });
    expect(back()).to.equal(true);
    await screen.until(() => stars(screen).length === 5);
    server.hold('googleScore');
    stars(screen)[4]?.click();
    await nextFrame();
    screen.button('Send').click();
    const call = await server.called('googleScore');
    expect(back()).to.equal(true);
    await nextFrame();
    expect(stars(screen)).to.have.length(5);
    call.answer(refused(7, 'Later.'));
    await screen.until(() => screen.root.querySelector('[aria-busy]') === null);
    expect(back()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(back()).to.equal(false);
    expect(screen.heard('loan-navigate')).to.deep.equal([]);
  });

  it('asks for a star before it sends', async () => {
    const screen = await open({ isScore: 1 });
    screen.button('Send').click();
    await screen.until(() => screen.text().includes('Silakan pilih'));
    expect(screen.heard('loan-toast')[0]).to.deep.include({ text: 'Silakan pilih' });
    expect(server.calls('googleScore')).to.have.length(0);
  });

  it('has what is told above its dialog once, for whoever reads the page', async () => {
    const screen = await open({ isScore: 1 });
    screen.button('Send').click();
    await screen.until(() => screen.root.querySelector('.toast') !== null);
    expect(screen.root.textContent?.split('Silakan pilih')).to.have.length(2);
    expect(screen.root.querySelectorAll('[role=status]')).to.have.length(1);
    await expect(screen.element).to.be.accessible();
    screen.button('Cancel').click();
  });

  for (const chosen of [1, 2, 3, 4, 5]) {
    it(`sends 5 for ${chosen} stars, then ${chosen < 4 ? 'thanks' : "opens the shell's own rating"}`, async () => {
      const screen = await open({ isScore: 1 });
      stars(screen)[chosen - 1]?.click();
      await screen.until(() => full(screen) === chosen);
      for (let n = 0; n < 5; n += 1) screen.button('Send').click();
      await screen.until(() => screen.heard('loan-rated').length > 0);
      await nextFrame();
      expect(server.calls('googleScore').map((call) => call.body)).to.deep.equal([{ score: 5 }]);
      expect(screen.heard('loan-rated')).to.deep.equal([{ stars: chosen }]);
      expect(screen.heard('loan-native').map((call) => call.action)).to.deep.equal(chosen < 4 ? [] : ['goRate']);
      expect(dialog(screen)?.textContent?.includes('Thank you') ?? false).to.equal(chosen < 4);
      if (chosen < 4) screen.button('Confirm').click();
      await screen.until(() => dialog(screen) === null);
    });
  }

  it('is rated once: another element of the session closes its dialog too', async () => {
    const other = await open({ isScore: 1 });
    const elsewhere = await open({ isScore: 1 }, { 'order-id': 'o-2' });
    const screen = await open({ isScore: 1 });
    stars(screen)[1]?.click();
    await screen.until(() => full(screen) === 2);
    screen.button('Send').click();
    await screen.until(() => dialog(screen)?.textContent?.includes('Thank you') ?? false);
    await other.until(() => dialog(other) === null);
    expect(dialog(elsewhere)?.textContent).to.contain('Send');
    const before = server.calls('loanDetails').length;
    other.element.reload();
    await other.until(() => server.calls('loanDetails').length > before && other.state() === 'ready');
    await nextFrame();
    expect(dialog(other)).to.equal(null);
    expect(server.calls('googleScore')).to.have.length(1);
    expect(other.heard('loan-rated')).to.have.length(0);
  });

  it('sends the stars that were chosen where the policy says so', async () => {
    configure({ policy: { orderScore: 'chosen' } });
    const screen = await open({ isScore: 1 });
    stars(screen)[1]?.click();
    await screen.until(() => full(screen) === 2);
    screen.button('Send').click();
    expect((await server.called('googleScore')).body).to.deep.equal({ score: 2 });
  });

  it('keeps stars and dialog when the rating fails, and can send again', async () => {
    server.on('googleScore', refused(4, 'Not now'));
    const screen = await open({ isScore: 1 });
    stars(screen)[2]?.click();
    await screen.until(() => full(screen) === 3);
    screen.button('Send').click();
    await screen.until(() => screen.text().includes('Not now'));
    expect(full(screen)).to.equal(3);
    expect(screen.heard('loan-rated')).to.have.length(0);
    server.on('googleScore', ok());
    screen.button('Send').click();
    await screen.until(() => screen.heard('loan-rated').length === 1);
  });

  it('has stars that are a radio group', async () => {
    const screen = await open({ isScore: 1 });
    const group = screen.root.querySelector('[role="radiogroup"]');
    expect(group?.getAttribute('aria-label')).to.equal('Your rating');
    expect(stars(screen).map((star) => star.getAttribute('aria-label'))).to.deep.equal([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(new Set(stars(screen).map((star) => star.name)).size).to.equal(1);
    for (const star of stars(screen)) expect(star.getBoundingClientRect().width).to.be.at.least(44);
  });

  it('shows only the latest order when answers come in another order, and rates none but its own', async () => {
    server.hold('loanDetails');
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' }, { settle: false });
    await server.called('loanDetails', 0);
    screen.element.setAttribute('order-id', 'o-2');
    (await server.called('loanDetails', 1)).answer(ok({ ...order, noticeStatusText: 'Second' }));
    server.calls('loanDetails')[0]?.answer(ok({ ...order, noticeStatusText: 'First', isScore: 1, playeduL: '/elsewhere' }));
    await screen.until(() => screen.text().includes('Second'));
    await nextFrame();
    expect(screen.text()).not.to.contain('First');
    expect(dialog(screen)).to.equal(null);
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('tells nobody anything after it was removed in the middle of a rating', async () => {
    server.hold('googleScore');
    const screen = await open({ isScore: 1 });
    stars(screen)[4]?.click();
    await screen.until(() => full(screen) === 5);
    screen.button('Send').click();
    const call = await server.called('googleScore');
    screen.element.remove();
    await nextFrame();
    expect(call.aborted).to.equal(true);
    call.answer(ok());
    await nextFrame();
    expect(screen.heard('loan-rated').length + screen.heard('loan-native').length + screen.heard('loan-error').length).to.equal(0);
  });

  it('fetches anew when the page comes back from the cache', async () => {
    const screen = await open();
    server.on('loanDetails', ok({ ...order, orderStatus: 200 }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => offered(screen).includes('Borrow Again'));
  });

  it('names what is missing', async () => {
    const screen = await mount(contract, { 'product-id': 'p-1' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('order-id');
    expect(server.all).to.have.length(0);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in every status and with every prompt, ${theme}`, async () => {
      for (const more of [
        { orderStatus: 180, isDelay: 1, telephone: '0800 110 033' },
        { orderStatus: 110, recProducts: [product, { ...product, enabled: 0 }] },
        { cardNeedPop: 1 },
        { reyMsg: 'Withdrawn.' },
        { isScore: 1 },
      ]) {
        const screen = await open(more, { theme });
        await expect(screen.element).to.be.accessible();
        screen.element.remove();
      }
    }).timeout(20_000);
  }
});
