import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/repay-code.js';
import { $config, configure } from '../../src/config/config.js';
import { decodedOnce } from '../../src/screens/repay-code/parts/qr-url.js';
import { hostileUrls } from '../navigation/hostile-urls.js';
import { mount, type Screen } from '../kit/screen.js';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAAAAACoWZBhAAAAFklEQVR4nGP4////fwYGBgYGBgYGGgAAx3gF+2Ze5aYAAAAASUVORK5CYII=';
const settings = $config.get();

describe('<repay-code>', () => {
  afterEach(() => $config.set(settings));

  const open = (attributes: Record<string, string>): Promise<Screen> => mount(contract, attributes);
  const image = (screen: Screen) => screen.root.querySelector<HTMLImageElement>('.qr__image');

  it('shows the pay code with its amount, in rupee for system 1, else in peso', async () => {
    const screen = await open({ 'show-type': '1', 'pay-code': '8021441799', 'repay-amount': '163500.5', system: '1' });
    const groups = Array.from(screen.root.querySelectorAll('#pay-code span'), ({ textContent }) => textContent);
    expect(groups, 'in fours, as it is read out').to.deep.equal(['8021', '4417', '99']);
    expect(screen.text()).to.contain('8021441799').and.to.contain('₹ 163.500,5');
    const peso = await open({ 'show-type': '1', 'pay-code': '1', 'repay-amount': '100' });
    expect(peso.text()).to.contain('₱ 100');
  });

  it('shows at most 64 characters, and -- for what is no number or no code', async () => {
    const screen = await open({ 'show-type': '1', 'pay-code': '👍'.repeat(80), 'repay-amount': '1e9' });
    expect(screen.root.querySelector('#pay-code')?.textContent).to.equal('👍'.repeat(64));
    expect(screen.text()).to.contain('₱ --');
    const none = await open({ 'show-type': '1', 'repay-amount': 'NaN' });
    expect(none.root.querySelector('#pay-code')?.textContent).to.equal('--');
    expect(none.buttons('Copy')).to.have.length(0);
    expect(none.text()).to.contain('There is no code to pay with').and.not.to.contain('Give this code');
  });

  it('keeps a square for a QR image that is on its way, so that nothing moves when it comes', async () => {
    const screen = await open({ 'show-type': '2', 'pay-code-img': png, 'repay-amount': '100' });
    image(screen)?.removeAttribute('src');
    const frame = screen.root.querySelector('.qr__open')?.getBoundingClientRect();
    expect(Math.abs((frame?.height ?? 0) - (frame?.width ?? NaN))).to.be.below(1);
  });

  it('copies exactly the code, and says so', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const screen = await open({ 'show-type': '1', 'pay-code': ' 80 21 ' });
    screen.button('Copy').click();
    await screen.until(() => screen.heard('loan-copied').length === 1);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal(['80 21']);
    expect(screen.heard('loan-toast')).to.deep.equal([{ kind: 'success', text: 'copy success' }]);
    expect(screen.heard('loan-copied')).to.deep.equal([{}]);
  });

  it('says to copy by hand where copying is not possible', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const screen = await open({ 'show-type': '1', 'pay-code': '8021' });
    screen.button('Copy').click();
    await screen.until(() => screen.heard('loan-toast').length === 1);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(String(screen.heard('loan-toast')[0]?.text)).to.contain('by hand');
    expect(screen.heard('loan-copied')).to.have.length(0);
  });

  it('shows the QR image with five tips, encoded or not, to be enlarged and saved', async () => {
    for (const given of [png, encodeURIComponent(png)]) {
      const screen = await open({ 'show-type': '2', 'pay-code-img': given, 'repay-amount': '5' });
      expect(image(screen)?.src).to.equal(png);
      expect(screen.root.querySelectorAll('.steps__step')).to.have.length(5);
      const save = screen.button('Save the image');
      expect(save.getAttribute('href')).to.equal(png);
      expect(save.getAttribute('download')).to.equal('payment-code.png');
      screen.button('Enlarge').click();
      await nextFrame();
      expect(screen.root.querySelector('dialog img')?.getAttribute('src')).to.equal(png);
      screen.button('Close').click();
      await nextFrame();
      expect(screen.root.querySelector('dialog')).to.equal(null);
      screen.element.remove();
    }
  });

  it('decodes an address once, and only one that is encoded', () => {
    const url = 'https://cdn.example/a%2Fb.png?x=%2525';
    for (const [given, wanted] of [
      [url, url],
      [encodeURIComponent(url), url],
      ['%2Fqr%2F1.png', '/qr/1.png'],
      ['qr%201.png', 'qr%201.png'],
      ['%E0%A4%2F', '%E0%A4%2F'],
      ['data:image/png;base64,A B', 'data:image/png;base64,A+B'],
    ] as const)
      expect(decodedOnce(given)).to.equal(wanted);
  });

  it('shows no hostile image: words in its place, and an error for the page', async () => {
    // From this page an address of its own, or a relative one, is a good one.
    const own = /^(?:\s*$|\/(?![/\\\s])|\w+$|http:(?!\/\/))/;
    const hostile = hostileUrls.filter((url) => !own.test(url) && !url.includes('pay.example/app'));
    for (const url of [...hostile, encodeURIComponent('javascript:alert(1)'), encodeURIComponent('http://evil.example/q.png')]) {
      const screen = await open({ 'show-type': '2', 'pay-code-img': url });
      expect(screen.text(), url).to.contain('The QR code cannot be shown safely.');
      expect(screen.root.querySelector('img'), url).to.equal(null);
      expect(screen.heard('loan-error'), url).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'payCodeImg' }]);
      expect(screen.buttons('Save the image')).to.have.length(0);
      screen.element.remove();
    }
  }).timeout(20_000);

  it('enlarges the image to what the screen has room for', async () => {
    const screen = await open({ 'show-type': '2', 'pay-code-img': png });
    const before = image(screen)?.clientWidth ?? 0;
    screen.button('Enlarge').click();
    await nextFrame();
    const wide = Math.min(window.innerWidth, 640, window.innerHeight * 0.68);
    expect(screen.root.querySelector('dialog img')?.clientWidth).to.be.at.least(Math.min(wide - 40, before * 2));
  });

  it('asks again for an image that could not be loaded, and has no tips about it meanwhile', async () => {
    const screen = await open({ 'show-type': '2', 'pay-code-img': '/no-such.png' });
    await screen.until(() => screen.text().includes('could not be loaded'));
    let asked = 0;
    screen.root.addEventListener('error', () => (asked += 1), true);
    expect(screen.root.querySelector('.steps__step')).to.equal(null);
    screen.button('Retry').click();
    await screen.until(() => asked === 1);
    await screen.until(() => screen.buttons('Retry').length === 1);
  });

  it('says that an image could not be loaded, and holds to the listed origins', async () => {
    const screen = await open({ 'show-type': '2', 'pay-code-img': '/no-such.png' });
    await screen.until(() => screen.text().includes('could not be loaded'));
    configure({ urls: { origins: ['https://cdn.example'] } });
    const refused = 'The QR code cannot be shown safely.';
    expect((await open({ 'show-type': '2', 'pay-code-img': 'https://other.example/q.png' })).text()).to.contain(refused);
    const listed = await open({ 'show-type': '2', 'pay-code-img': 'https://cdn.example/q.png' });
    expect(listed.text()).not.to.contain(refused);
    configure({ urls: { origins: ['https://pay.example'] } });
    await listed.until(() => listed.text().includes(refused));
    expect(image(listed)).to.equal(null);
  });

  it('shows what is there without a type, and says when there is nothing', async () => {
    expect((await open({ 'pay-code': '77' })).text()).to.contain('77');
    expect(image(await open({ 'pay-code-img': png }))).not.to.equal(null);
    const none = await open({});
    expect(none.state()).to.equal('empty');
    expect(none.text()).to.contain('There is no code to pay with');
  });

  it('is accessible, light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      await expect((await open({ 'show-type': '1', 'pay-code': '77', theme })).element).to.be.accessible();
      await expect((await open({ 'show-type': '2', 'pay-code-img': png, theme })).element).to.be.accessible();
    }
  }).timeout(20_000);
});
