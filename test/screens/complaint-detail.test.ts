import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/complaint-detail.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAAAAACoWZBhAAAAFklEQVR4nGP4////fwYGBgYGBgYGGgAAx3gF+2Ze5aYAAAAASUVORK5CYII=';
const detail = {
  type: 'Collection',
  sonType: 'Rude language',
  problemId: 501,
  content: 'They call at night.',
  images: [picture, 'javascript:alert(1)'],
  disposeDetail: 'We have stopped it.',
  disposeImages: ['data:image/png;base64,iVBORw0KGgo='],
  isNeedScore: 0,
};

const dialog = (screen: Screen) => screen.root.querySelector('dialog');
const star = (screen: Screen, n: number) => screen.root.querySelectorAll<HTMLInputElement>('input[name=score]')[n - 1];
const full = (screen: Screen) => screen.root.querySelectorAll('.star--full').length;

describe('<complaint-detail>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi().on('problemDetail', ok(detail)).on('saveScore', ok());
  });
  afterEach(() => server.restore());

  const open = (more: object = {}, attributes: Record<string, string> = {}) => {
    server.on('problemDetail', ok({ ...detail, ...more }));
    return mount(contract, { 'problem-id': '501', ...attributes });
  };
  const toRate = async (attributes: Record<string, string> = {}) => {
    const screen = await open({ isNeedScore: '1' }, attributes);
    await screen.until(() => dialog(screen) !== null, 'the rating');
    return screen;
  };

  it('shows a picture that the answer holds whole, however long it is', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const noise = crypto.getRandomValues(new Uint8ClampedArray(40_000));
    canvas.getContext('2d')?.putImageData(new ImageData(noise, 100), 0, 0);
    const long = canvas.toDataURL('image/png');
    expect(long.length).to.be.above(20_000);
    const screen = await open({ images: [long] });
    const shown = Array.from(screen.root.querySelectorAll('img')).map(({ src }) => src);
    expect(shown).to.include(long);
  });

  it('shows type, sub-type, the text that can only be read with its counter, and the answer', async () => {
    const screen = await open();
    for (const words of ['Collection', 'Rude language', '19/200', 'Process Result', 'We have stopped it.', 'Support agent'])
      expect(screen.text(), words).to.contain(words);
    const content = screen.input('content');
    expect(content.value).to.equal('They call at night.');
    expect(content.readOnly).to.equal(true);
    expect(server.calls('problemDetail')[0]?.body).to.deep.equal({ problemId: '501' });
  });

  it('hides the answer where there is neither text nor image', async () => {
    const screen = await open({ disposeDetail: '', disposeImages: null, sonType: null });
    expect(screen.text()).not.to.contain('Process Result').and.not.to.contain('Support agent').and.not.to.contain('Sub-type');
    const blank = await open({ disposeDetail: ' \n', disposeImages: [] });
    expect(blank.text()).not.to.contain('Process Result');
    const pictured = await open({ disposeDetail: ' ' });
    expect(pictured.root.querySelector('.complaint-answer')).to.equal(null);
    expect(pictured.text()).to.contain('Process Result').and.to.contain('Support agent');
  });

  it('shows good images only, and enlarges one until it is closed', async () => {
    const screen = await open();
    const sources = Array.from(screen.root.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(sources).to.deep.equal([picture, 'data:image/png;base64,iVBORw0KGgo=']);
    expect(screen.text()).to.contain('Cannot be shown');
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'images' }]);
    expect(screen.heard('loan-toast')).to.deep.equal([]);
    const small = screen.root.querySelector<HTMLElement>('.images__open');
    small?.focus();
    small?.click();
    await screen.until(() => dialog(screen) !== null);
    expect(dialog(screen)?.querySelector('img')?.src).to.equal(picture);
    screen.button('Close').click();
    await screen.until(() => dialog(screen) === null);
    expect(screen.root.activeElement).to.equal(small);
    small?.click();
    await screen.until(() => dialog(screen) !== null);
    const back = Reflect.apply(Reflect.get(window, 'nativeBack'), window, []);
    expect(back).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(Reflect.apply(Reflect.get(window, 'nativeBack'), window, [])).to.equal(false);
  });

  it('says so in place of an image that does not come, and enlarges it no more', async () => {
    const screen = await open({ images: [picture, 'data:image/png;base64,AAAA'] });
    const [good, broken] = screen.root.querySelectorAll<HTMLElement>('.images__item');
    const shown = (item: HTMLElement | undefined) => Array.from(item?.children ?? []).filter((child) => child.clientHeight > 0);
    await screen.until(() => shown(broken)[0]?.matches('.images__refused') === true, 'the words');
    // In few pixels, with large text: the words have all the room they need.
    for (const item of screen.root.querySelectorAll<HTMLElement>('.images__item')) item.parentElement?.style.setProperty('width', '150px');
    const words = shown(broken)[0];
    expect(words && words.scrollHeight <= words.clientHeight && words.clientHeight > words.clientWidth).to.equal(true);
    expect(shown(good)[0]?.clientWidth).to.be.greaterThan(30);
    expect([shown(good), shown(broken)].map((there) => there.map(({ className }) => className))).to.deep.equal([
      ['images__open'],
      ['images__refused'],
    ]);
  });

  describe('the rating', () => {
    it('opens 3 s after the details, where a score is needed', async () => {
      const started = performance.now();
      const screen = await open({ isNeedScore: 2 });
      expect(dialog(screen)).to.equal(null);
      await screen.until(() => dialog(screen) !== null);
      expect(performance.now() - started).to.be.within(2900, 6000);
    });

    it('does not open without need, nor after the element is gone or shows another complaint', async () => {
      const plain = await open({ problemId: 500 }, { 'problem-id': '500' });
      const left = await open({ isNeedScore: 1 });
      const other = await open({ isNeedScore: 1 });
      left.element.remove();
      server.on('problemDetail', ok({ ...detail, problemId: 502, content: 'Another' }));
      other.element.setAttribute('problem-id', '502');
      await aTimeout(3300);
      expect([plain, left, other].map(dialog)).to.deep.equal([null, null, null]);
    });

    it('asks for stars before it sends', async () => {
      const screen = await toRate();
      screen.button('Send').click();
      await screen.until(() => screen.text().includes('Please choose the stars first'));
      expect(server.calls('saveScore')).to.deep.equal([]);
      expect(dialog(screen)).not.to.equal(null);
    });

    it('fills stars 1 to n, sends them once, says so and closes', async () => {
      const screen = await toRate();
      star(screen, 4)?.click();
      await screen.until(() => full(screen) === 4);
      star(screen, 2)?.click();
      await screen.until(() => full(screen) === 2);
      const send = screen.button('Send');
      for (let n = 0; n < 5; n += 1) send.click();
      await screen.until(() => dialog(screen) === null);
      expect(server.calls('saveScore').map(({ body }) => body)).to.deep.equal([{ score: 2, problemId: '501' }]);
      expect(screen.heard('loan-toast')).to.deep.equal([{ kind: 'success', text: 'Successful demonstration！' }]);
      expect(screen.heard('loan-complaint-rated')).to.deep.equal([{ score: 2 }]);
    });

    it('is sent once: another element of the session asks no more, one of another complaint does', async function () {
      this.timeout(10_000);
      const other = await open({ isNeedScore: 1 });
      const late = await open({ isNeedScore: 1 });
      const elsewhere = await open({ isNeedScore: 1, problemId: 502 }, { 'problem-id': '502' });
      const screen = await toRate();
      await other.until(() => dialog(other) !== null);
      late.element.reload();
      star(screen, 4)?.click();
      await screen.until(() => full(screen) === 4);
      screen.button('Send').click();
      await other.until(() => dialog(other) === null);
      await aTimeout(3300);
      expect([screen, other, late].map(dialog)).to.deep.equal([null, null, null]);
      expect(dialog(elsewhere)).to.not.equal(null);
      expect(server.calls('saveScore')).to.have.length(1);
    });

    it('is for the complaint it was pressed for, and is not asked for again when that comes back', async function () {
      this.timeout(15_000);
      server.hold('saveScore');
      const screen = await toRate();
      star(screen, 4)?.click();
      await screen.until(() => full(screen) === 4);
      screen.button('Send').click();
      const call = await server.called('saveScore');
      server.on('problemDetail', ok({ ...detail, problemId: 502, content: 'Another one.', isNeedScore: 1 }));
      screen.element.setAttribute('problem-id', '502');
      await screen.until(() => dialog(screen) === null);
      await screen.until(() => dialog(screen) !== null, 'the other rating');
      expect(screen.button('Send').getAttribute('aria-busy')).to.equal(null);
      server.on('problemDetail', ok({ ...detail, isNeedScore: 1 }));
      screen.element.setAttribute('problem-id', '501');
      await screen.until(() => screen.text().includes('Rude language') && screen.root.querySelector('[name=content]') !== null);
      await aTimeout(300);
      call.answer(ok());
      await screen.until(() => screen.heard('loan-complaint-rated').length === 1);
      await aTimeout(3300);
      expect(dialog(screen)).to.equal(null);
    });

    it('stays under a tap beside it and under Escape; Cancel closes and forgets the stars', async function () {
      this.timeout(10_000);
      const screen = await toRate();
      star(screen, 3)?.click();
      await screen.until(() => full(screen) === 3);
      dialog(screen)?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
      dialog(screen)?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await nextFrame();
      expect(dialog(screen)?.open).to.equal(true);
      screen.button('Cancel').click();
      await screen.until(() => dialog(screen) === null);
      expect(server.calls('saveScore')).to.have.length(0);
      screen.element.reload();
      await screen.until(() => dialog(screen) !== null);
      expect(full(screen)).to.equal(0);
    });

    it('waits for an image that is shown large, and gives the focus back to what opened that', async function () {
      this.timeout(10_000);
      const screen = await open({ isNeedScore: 1 });
      const small = screen.root.querySelector<HTMLElement>('.images__open');
      small?.focus();
      small?.click();
      await screen.until(() => dialog(screen) !== null);
      await aTimeout(3300);
      expect(screen.buttons('Cancel')).to.have.length(0);
      dialog(screen)?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await screen.until(() => screen.buttons('Cancel').length === 1);
      expect(dialog(screen)?.contains(screen.root.activeElement)).to.equal(true);
      screen.button('Cancel').click();
      await screen.until(() => dialog(screen) === null);
      await nextFrame();
      expect(screen.root.activeElement === small).to.equal(true);
    });

    it('stays open with its stars when it was refused', async () => {
      server.on('saveScore', refused('01', 'Rated before.'));
      const screen = await toRate();
      star(screen, 5)?.click();
      await screen.until(() => full(screen) === 5);
      screen.button('Send').click();
      await screen.until(() => screen.heard('loan-toast').length > 0);
      expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'fail', text: 'Rated before.' });
      await nextFrame();
      expect(full(screen)).to.equal(5);
    });

    for (const theme of ['light', 'dark']) {
      it(`is accessible, ${theme}`, async () => {
        const screen = await toRate({ theme });
        await aTimeout(200);
        await expect(screen.element).to.be.accessible();
      });
    }
  });

  it('shows only the latest complaint when answers come in another order', async () => {
    server.hold('problemDetail');
    const screen = await mount(contract, { 'problem-id': '1' }, { settle: false });
    await server.called('problemDetail', 0);
    screen.element.setAttribute('problem-id', '2');
    (await server.called('problemDetail', 1)).answer(ok({ ...detail, content: 'Second' }));
    server.calls('problemDetail')[0]?.answer(ok({ ...detail, content: 'First' }));
    await screen.until(() => screen.state() === 'ready');
    expect(screen.input('content').value).to.equal('Second');
  });

  it('names the missing complaint', async () => {
    const screen = await mount(contract, { 'problem-id': '../etc' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('problem-id');
    expect(server.all).to.have.length(0);
  });

  for (const [what, reply] of [
    ['a refusal', refused(404, 'This complaint does not exist.')],
    ['no id', ok({ ...detail, problemId: null })],
    ['no network', dropped],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('problemDetail', reply);
      const screen = await mount(contract, { 'problem-id': '501' });
      expect(screen.state()).to.equal('error');
      server.on('problemDetail', ok(detail));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}, also with an image enlarged`, async () => {
      const screen = await open({}, { theme });
      await expect(screen.element).to.be.accessible();
      screen.root.querySelector<HTMLElement>('.images__open')?.click();
      await screen.until(() => dialog(screen) !== null);
      await aTimeout(200);
      await expect(screen.element).to.be.accessible();
    });
  }
});
