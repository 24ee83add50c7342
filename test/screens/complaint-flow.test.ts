import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/complaint-flow.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { jpeg, pick } from '../kit/photos.js';
import { mount, type Screen } from '../kit/screen.js';

const order = { orderNo: 'o-1', productName: 'Haraka', status: 'Due', isShow: 1, list: [] };
const init = {
  problemType: [
    { title: 'Collection', value: 1 },
    { title: 'Amount', value: 2 },
  ],
  problemSonType: [{ title: 'Rude language', value: 11 }],
  orderDetail: order,
  orderList: [order],
};
const tabs = [{ title: 'In progress', list: [{ id: 501, time: '2026-11-02', type: 'Collection', content: 'Night calls' }] }];
const detail = { type: 'Collection', problemId: 501, content: 'Night calls', isNeedScore: 1 };

const title = (screen: Screen) => screen.root.querySelector('h1')?.textContent ?? '';
const back = (screen: Screen) => screen.buttons('Back')[0];
const nativeBack = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;

describe('<complaint-flow>', () => {
  let server: MockApi;
  const before = location.href;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('problemInit', ok(init)).on('problemSave', ok()).on('problemList', ok({ tabs })).on('problemDetail', ok(detail));
  });
  afterEach(() => {
    server.restore();
    expect(location.href).to.equal(before);
  });

  const open = (attributes: Record<string, string> = {}) => mount(contract, { 'order-id': 'o-1', ...attributes });
  const toForm = async (screen: Screen) => {
    screen.button('Amount').click();
    await screen.until(() => screen.root.querySelector('[name=description]') !== null);
  };
  const toDetail = async (screen: Screen) => {
    screen.button(/^My complaints/).click();
    await screen.until(() => screen.text().includes('Night calls'));
    screen.root.querySelector<HTMLElement>('a.complaint-row')?.click();
    await screen.until(() => screen.root.querySelector('[name=content]') !== null);
  };

  it('goes from screen to screen and back, and never leaves the page', async () => {
    const screen = await open();
    expect(title(screen)).to.equal('Complaint');
    expect(back(screen)).to.equal(undefined);
    await toDetail(screen);
    expect(title(screen)).to.equal('Online service');
    expect(screen.root.activeElement?.textContent).to.equal('Online service');
    back(screen)?.click();
    await screen.until(() => title(screen) === 'My complaints');
    expect(screen.text()).to.contain('Night calls');
    back(screen)?.click();
    await screen.until(() => title(screen) === 'Complaint');
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(server.calls('problemList')).to.have.length(1);
    expect(server.calls('problemInit')).to.have.length(1);
  });

  it('comes back to the complaint that was looked at, far down a long list, and to the link to the list', async () => {
    const list = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      time: '2026-11-02',
      type: 'Collection',
      content: `Call ${index + 1}`,
    }));
    server.on('problemList', ok({ tabs: [{ title: 'In progress', list }] }));
    const screen = await open();
    screen.button(/^My complaints/).click();
    await screen.until(() => screen.root.querySelector('a.complaint-row') !== null);
    const row = () =>
      Array.from(screen.root.querySelectorAll<HTMLElement>('a.complaint-row')).find((each) => each.textContent?.includes('Call 55'));
    // By where it is, not by how long a busy machine takes to draw it.
    for (let n = 0; n < 200 && !row(); n += 1) {
      window.scrollBy(0, 400);
      await aTimeout(50);
    }
    row()?.scrollIntoView({ block: 'center' });
    await screen.until(() => {
      const { top = -1, bottom = Infinity } = row()?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
    row()?.click();
    await screen.until(() => screen.root.querySelector('[name=content]') !== null);
    expect(screen.root.activeElement?.textContent).to.equal('Online service');
    back(screen)?.click();
    await screen.until(() => title(screen) === 'My complaints');
    await aTimeout(300);
    expect(screen.root.activeElement?.textContent).to.contain('Call 55');
    const { top = -1, bottom = 0 } = row()?.getBoundingClientRect() ?? {};
    expect(top, 'it can be seen').to.be.within(0, window.innerHeight);
    expect(bottom).to.be.within(0, window.innerHeight);
    back(screen)?.click();
    await screen.until(() => title(screen) === 'Complaint');
    expect(screen.root.activeElement?.textContent).to.contain('My complaints');
    window.scrollTo(0, 0);
  });

  it('files a complaint and begins anew', async () => {
    const screen = await open();
    screen.button('Collection').click();
    await screen.until(() => screen.text().includes('Rude language'));
    screen.button('Rude language').click();
    await screen.until(() => screen.root.querySelector('[name=description]') !== null);
    expect(localStorage.getItem('orderNo')).to.equal('o-1');
    screen.type('description', 'Too rude.');
    screen.button('Send').click();
    await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
    expect(server.calls('problemSave')[0]?.body).to.deep.include({ problemType: '1', problemSonType: '11', orderNo: 'o-1' });
    expect(localStorage.getItem('orderNo')).to.equal(null);
    await screen.until(() => title(screen) === 'Complaint' && screen.text().includes('Haraka'));
    expect(back(screen)).to.equal(undefined);
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('begins anew with the server’s order after a complaint about another', async () => {
    server.on('problemInit', ok({ ...init, orderList: [order, { ...order, orderNo: 'o-9', productName: 'Chap' }] }));
    const screen = await open();
    screen.button('All').click();
    await screen.until(() => screen.buttons(/o-9|Chap/).length > 0);
    screen.button(/o-9|Chap/).click();
    await screen.until(() => screen.text().includes('Chap'));
    await toForm(screen);
    screen.type('description', 'Two calls.');
    screen.button('Send').click();
    expect((await server.called('problemSave')).body).to.deep.include({ orderNo: 'o-9' });
    await screen.until(() => title(screen) === 'Complaint' && !screen.text().includes('Chap'));
  });

  it('keeps a draft on the way back', async () => {
    const screen = await open();
    await toForm(screen);
    screen.type('description', 'Half a sentence');
    back(screen)?.click();
    await screen.until(() => title(screen) === 'Complaint');
    await toForm(screen);
    expect(screen.input('description').value).to.equal('Half a sentence');
  });

  describe('a complaint that is under way when the borrower goes back', () => {
    const left = async (screen: Screen) => {
      await toForm(screen);
      screen.type('description', 'Too much.');
      screen.button('Send').click();
      const call = await server.called('problemSave');
      back(screen)?.click();
      await screen.until(() => title(screen) === 'Complaint');
      return call;
    };
    const toasts = (screen: Screen) => screen.heard('loan-toast').map(({ text }) => text);
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('loan-draft:'));

    beforeEach(() => void server.hold('problemSave'));

    it('is told when it was sent, and its draft is gone', async () => {
      const screen = await open();
      const call = await left(screen);
      expect(call.aborted).to.equal(false);
      call.answer(ok());
      await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
      expect(toasts(screen)).to.deep.equal(['Your complaint was sent']);
      expect(drafts()).to.deep.equal([]);
      expect(localStorage.getItem('orderNo')).to.equal(null);
      await aTimeout(1700);
      expect([title(screen), screen.root.querySelector('dialog')]).to.deep.equal(['Complaint', null]);
      await toForm(screen);
      expect(screen.input('description').value).to.equal('');
    });

    it('is told when it failed, and its draft stays', async () => {
      const screen = await open();
      const call = await left(screen);
      call.answer(refused(5005, 'A picture is missing.'));
      await screen.until(() => toasts(screen).includes('A picture is missing.'));
      expect(screen.heard('loan-complaint-sent')).to.have.length(0);
      await toForm(screen);
      expect(screen.input('description').value).to.equal('Too much.');
      expect(screen.button('Send').getAttribute('aria-busy')).to.equal(null);
    });

    it('is told that it may have arrived when its answer was lost', async () => {
      const screen = await open();
      const call = await left(screen);
      call.answer(dropped);
      await screen.until(() => toasts(screen).length === 1);
      expect(toasts(screen)[0]).to.contain('may have arrived');
    });

    it('cannot be sent once more meanwhile, nor after it was sent', async () => {
      const screen = await open();
      const call = await left(screen);
      await toForm(screen);
      expect(screen.input('description').value).to.equal('Too much.');
      expect(screen.button('Send').getAttribute('aria-busy')).to.equal('true');
      screen.button('Send').click();
      call.answer(ok());
      await screen.until(() => screen.input('description').value === '');
      screen.button('Send').click();
      await nextFrame();
      expect(server.calls('problemSave')).to.have.length(1);
      expect(screen.heard('loan-complaint-sent')).to.have.length(1);
      expect(title(screen)).to.equal('Your complaint');
    });

    it('takes its images along', async () => {
      server.hold('problemUpload');
      const screen = await open();
      await toForm(screen);
      screen.type('description', 'Too much.');
      pick(screen, await jpeg(20, 10));
      const upload = await server.called('problemUpload');
      screen.button('Send').click();
      await nextFrame();
      back(screen)?.click();
      await screen.until(() => title(screen) === 'Complaint');
      upload.answer(ok({ url: '/up/1.jpg' }));
      const call = await server.called('problemSave');
      expect(call.body).to.deep.include({ problemDetail: 'Too much.', problemImage: '/up/1.jpg' });
      call.answer(ok());
      await screen.until(() => screen.heard('loan-complaint-sent').length === 1);
      expect(drafts()).to.deep.equal([]);
    });

    it('ends with the element, without a word', async () => {
      const screen = await open();
      const call = await left(screen);
      screen.element.remove();
      await nextFrame();
      call.answer(refused(1, 'No.'));
      await aTimeout(50);
      expect(toasts(screen)).to.deep.equal([]);
      const again = await open();
      await toForm(again);
      expect(again.button('Send').getAttribute('aria-busy')).to.equal(null);
    });
  });

  it('takes the back of the shell as long as there is one', async () => {
    const screen = await open();
    expect(nativeBack()).to.equal(false);
    await toForm(screen);
    expect(nativeBack()).to.equal(true);
    await screen.until(() => title(screen) === 'Complaint');
    expect(nativeBack()).to.equal(false);
    screen.element.remove();
    await nextFrame();
    expect(nativeBack()).to.equal(false);
  });

  it('opens one screen for several taps', async () => {
    const screen = await open();
    const type = screen.button('Amount');
    for (let n = 0; n < 5; n += 1) type.click();
    await screen.until(() => title(screen) === 'Your complaint');
    back(screen)?.click();
    await screen.until(() => title(screen) === 'Complaint');
  });

  it('leaves a screen with its timers and requests', async () => {
    const screen = await open();
    await toDetail(screen);
    back(screen)?.click();
    await aTimeout(3300);
    expect(screen.root.querySelector('dialog')).to.equal(null);
    server.hold('problemDetail');
    screen.root.querySelector<HTMLElement>('a.complaint-row')?.click();
    const call = await server.called('problemDetail', 1);
    await screen.until(() => back(screen) !== undefined);
    back(screen)?.click();
    await screen.until(() => call.aborted);
    expect(screen.heard('loan-error')).to.have.length(0);
  });

  it('has a way on and a way back when a screen fails', async () => {
    server.on('problemList', dropped);
    const screen = await open();
    screen.button(/^My complaints/).click();
    await screen.until(() => screen.buttons('Retry').length === 1);
    expect(back(screen)).not.to.equal(undefined);
    expect(screen.text()).to.contain('The service could not be reached.').and.not.to.contain('offline');
    try {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      window.dispatchEvent(new Event('offline'));
      await screen.until(() => screen.text().includes('You are offline'));
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    window.dispatchEvent(new Event('online'));
    await screen.until(() => screen.buttons('Retry').length === 1 && screen.text().includes('not be reached'));
    server.on('problemList', ok({ tabs }));
    screen.button('Retry').click();
    await screen.until(() => screen.text().includes('Night calls'));
  });

  it('says what went wrong at first, and tries again', async () => {
    server.on('problemInit', dropped);
    const screen = await open();
    expect(screen.state()).to.equal('error');
    server.on('problemInit', ok(init));
    screen.button('Retry').click();
    await screen.until(() => screen.state() === 'ready');
  });

  it('is in the state of the screen it shows', async () => {
    server.hold('problemList');
    const screen = await open();
    screen.button(/^My complaints/).click();
    await screen.until(() => title(screen) === 'My complaints');
    await screen.until(() => screen.state() === 'loading');
    (await server.called('problemList')).answer(dropped);
    await screen.until(() => screen.state() === 'error');
    server.on('problemList', ok({ tabs }));
    screen.button('Retry').click();
    await screen.until(() => screen.state() === 'ready');
    server.on('problemList', ok({ tabs: [] }));
    screen.element.reload();
    await screen.until(() => screen.state() === 'empty');
    expect(screen.heard('loan-ready')).to.have.length(1);
  });

  it('follows another order from the start', async () => {
    const screen = await open();
    await toForm(screen);
    server.on('problemInit', ok({ ...init, orderDetail: { ...order, orderNo: 'o-2', productName: 'Chap' } }));
    screen.element.setAttribute('order-id', 'o-2');
    await screen.until(() => title(screen) === 'Complaint' && screen.text().includes('Chap'));
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await open({ theme });
      await expect(screen.element).to.be.accessible();
      await toForm(screen);
      await expect(screen.element).to.be.accessible();
    });
  }
});
