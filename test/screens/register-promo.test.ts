import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import contract from '../../elements/register-promo.js';
import { deviceOf } from '../../src/lib/device.js';
import { REST_NAME } from '../../src/screens/register-promo/parts/registration.ready.js';
import { inkOn } from '../../src/lib/color.js';
import { restPlace } from '../../src/session/rest.js';
import { dropped, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, calledItself, fullHistory, online } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';

const config = {
  title: 'Haraka Mkopo',
  subtitle: 'Up to <b>500.000</b>',
  logo: 'https://cdn.example/logo.png',
  themeColor: '#0b6e4f',
  buttonText: 'Join',
  agreementTitle: 'Terms',
  agreementText: 'One.\n\n<script>two</script>',
  androidUrl: 'https://apps.example/a.apk',
  iosUrl: 'https://apps.example/i',
  downloadText: 'Get it.',
};
const attributes = {
  'template-id': 'tpl-1',
  'invite-code': 'inv',
  'user-from': 'uf',
  'utm-tag': 'utm',
  'app-from': 'af',
  'page-id': 'pg',
  'device-id': 'd1',
  'merchant-number': 'm1',
  'app-name': 'Haraka',
  'client-type': 'android',
};
const already = 'already registered, please download the app and log in';

describe('<register-promo>', () => {
  let server: MockApi;
  const bare = window.location.pathname + window.location.search;
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, '', bare);
    server = mockApi()
      .on('channelTemplate', ok({ id: 'T1', config }))
      .on('getSid', ok({ sid: 'sid-1' }))
      .on('trackVisit', ok())
      .on('trackClick', ok())
      .on('getSms', ok())
      .on('register', ok());
  });
  afterEach(() => {
    server.restore();
    asItIs();
    window.history.replaceState(null, '', bare);
  });

  /** Nobody serves the captcha's image here: its failure is kept from the screen. */
  async function open(more: Record<string, string> = {}): Promise<Screen> {
    const screen = await mount(contract, { ...attributes, ...more }, { settle: false });
    screen.root.addEventListener('error', (event) => event.stopImmediatePropagation(), true);
    await screen.until(() => screen.state() === 'ready');
    return screen;
  }
  /** Lets the hash change as it does where nobody prevents it. */
  const free = (screen: Screen) => screen.element.addEventListener('loan-navigate', (event) => event.stopPropagation());
  const picture = (screen: Screen) => screen.root.querySelector<HTMLImageElement>('.captcha img');
  const shown = (screen: Screen) => new URL(picture(screen)?.src ?? 'about:blank');
  const errorAt = (screen: Screen, field: string) => screen.root.querySelector(`#${field}-error`)?.textContent ?? '';
  const focused = (screen: Screen) => screen.root.activeElement?.id;

  async function fill(screen: Screen, values: Readonly<Record<string, string>>): Promise<void> {
    await screen.until(() => picture(screen) !== null);
    for (const [name, value] of Object.entries(values)) screen.type(name, value);
    await nextFrame();
  }
  /** A page that asked for a code and is gone. */
  async function leftForItsCode(): Promise<void> {
    const first = await open();
    await fill(first, { phone: '13800001234', capcode: 'ABCD' });
    first.button('Send code').click();
    await first.until(() => focused(first) === 'smsCode');
    first.element.remove();
    await nextFrame();
  }
  const whole = { phone: '13800001234', capcode: 'ABCD', smsCode: '123456' };

  it('shows no broken pictures: a calm ground for the banner, a letter for the logo', async () => {
    const broken = 'data:image/png;base64,AAAA';
    server.on('channelTemplate', ok({ id: 'T1', config: { ...config, logo: broken, banner: broken } }));
    const screen = await mount(contract, attributes);
    const banner = screen.root.querySelector<HTMLElement>('.promo-hero__banner');
    const logo = screen.root.querySelector<HTMLElement>('.logo');
    await screen.until(() => banner !== null && getComputedStyle(banner).opacity === '0', 'the ground');
    await screen.until(() => logo?.querySelector('img')?.clientHeight === 0, 'the letter');
    expect(logo?.textContent).to.equal('H');
  });

  it('shows the template as plain text in its colour, and counts the visit', async () => {
    const screen = await open();
    expect(screen.text()).to.contain('Haraka Mkopo').and.to.contain('Up to <b>500.000</b>');
    expect(screen.root.querySelector('b,script')).to.equal(null);
    expect(getComputedStyle(screen.button('Join')).backgroundColor).to.equal('rgb(11, 110, 79)');
    const visit = await server.called('trackVisit');
    expect(visit.query).to.deep.include({
      page_id: 'pg',
      user_from: 'uf',
      client_type: 'android',
      utm_tag: 'utm',
      app_from: 'af',
    });
    expect(server.calls('channelTemplate')[0]?.query).to.deep.include({ templateId: 'tpl-1' });
  });

  it('leaves a colour aside that is none, and a picture that may not be shown', async () => {
    server.on('channelTemplate', ok({ id: 'T1', config: { ...config, themeColor: 'red;--x:url(x)', logo: 'javascript:alert(1)' } }));
    const screen = await open();
    expect(screen.root.querySelector('.promo--themed')).to.equal(null);
    expect(screen.root.querySelector('img:not(.captcha__image)')).to.equal(null);
    await screen.until(() => screen.text().includes('A picture cannot be shown safely'));
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'logo' }]);
  });

  it('is neither delayed nor failed by counting', async () => {
    server.on('trackVisit', raw('<html>', 500)).hold('trackClick');
    const screen = await open();
    await fill(screen, whole);
    screen.button('Join').click();
    await screen.until(() => screen.heard('loan-registered').length > 0);
    expect(screen.heard('loan-toast').filter(({ kind }) => kind === 'fail')).to.have.length(0);
    expect(server.calls('trackClick')[0]?.query.phone).to.equal('13800001234');
  });

  it('counts the phone that was typed, and not the session’s beside it', async () => {
    const screen = await open({ phone: '0712345678' });
    expect(server.calls('trackVisit')[0]?.url.searchParams.getAll('phone')).to.deep.equal(['0712345678']);
    await fill(screen, whole);
    screen.button('Join').click();
    expect((await server.called('trackClick')).url.searchParams.getAll('phone')).to.deep.equal(['13800001234']);
  });

  it('groups the phone 3-4-4 and caps the fields', async () => {
    const screen = await open();
    await fill(screen, { phone: '138-0000-12345', capcode: 'ABCDE', smsCode: '1234567' });
    expect(screen.input('phone').value).to.equal('138 0000 1234');
    expect(screen.input('capcode').value).to.equal('ABCD');
    expect(screen.input('smsCode').value).to.equal('123456');
  });

  it('takes the digits of other scripts for what they are', async () => {
    const screen = await open();
    await fill(screen, { phone: '१३८००००१२३४', capcode: '１２ab', smsCode: '१२३४५६' });
    expect(screen.input('phone').value).to.equal('138 0000 1234');
    expect(screen.input('capcode').value).to.equal('12ab');
    expect(screen.input('smsCode').value).to.equal('123456');
  });

  it('keeps the caret behind the same digit when the number is grouped anew', async () => {
    const screen = await open();
    await fill(screen, { phone: '1380000' });
    const phone = screen.input('phone');
    phone.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(phone, '1938 0000');
    phone.setSelectionRange(2, 2);
    phone.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
    expect([phone.value, phone.selectionStart]).to.deep.equal(['193 8000 0', 2]);
  });

  it('ignores a digit more than a number has where it was typed, and takes off the country that a phone fills in', async () => {
    const screen = await open();
    await fill(screen, { phone: '13800138000' });
    const phone = screen.input('phone');
    phone.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(phone, '1385 0013 8000');
    phone.setSelectionRange(4, 4);
    phone.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
    expect([phone.value, phone.selectionStart]).to.deep.equal(['138 0013 8000', 3]);
    for (const whole of ['+86 139 0013 8000', '008613900138000']) {
      await fill(screen, { phone: '' });
      await fill(screen, { phone: whole });
      expect(phone.value, whole).to.equal('139 0013 8000');
    }
  });

  it('says at every field what is wrong, with the focus on the first, and sends nothing', async () => {
    const screen = await open();
    await fill(screen, { phone: '12800001234' });
    screen.button('Join').click();
    await screen.until(() => focused(screen) === 'phone');
    for (const field of ['phone', 'capcode', 'smsCode']) expect(errorAt(screen, field), field).not.to.equal('');
    await fill(screen, { phone: '13800001234' });
    expect(errorAt(screen, 'phone')).to.equal('');
    screen.button('Send code').click();
    await screen.until(() => focused(screen) === 'capcode');
    expect(errorAt(screen, 'smsCode')).to.equal('');
    expect(server.calls('getSms').concat(server.calls('register'))).to.have.length(0);
  });

  it('fetches the captcha from its own site, though the page has a base elsewhere', async () => {
    const base = document.createElement('base');
    base.href = 'https://else.example/';
    document.head.append(base);
    try {
      const screen = await open();
      await screen.until(() => picture(screen) !== null);
      expect(shown(screen).origin).to.equal(window.location.origin);
    } finally {
      base.remove();
    }
  });

  it('fetches the captcha by sid and moment, and another one only with a phone', async () => {
    const screen = await open({ 'session-id': 's1' });
    await screen.until(() => picture(screen) !== null);
    const first = shown(screen);
    expect(first.pathname).to.equal('/roof/api/v2/lender/promotion/captcha');
    expect(first.searchParams.get('sid')).to.equal('sid-1');
    expect(Number(first.searchParams.get('t'))).to.be.closeTo(Date.now(), 20_000);
    screen.button('New picture').click();
    await screen.until(() => focused(screen) === 'phone');
    expect(errorAt(screen, 'phone')).not.to.equal('');
    expect(shown(screen).href).to.equal(first.href);
    await fill(screen, { phone: '1', capcode: 'AB' });
    screen.button('New picture').click();
    await nextFrame();
    expect(shown(screen).href).not.to.equal(first.href);
    expect(screen.input('capcode').value).to.equal('');
    expect(server.calls('getSid')).to.have.length(1);
  });

  it('opens another registration when the picture does not come', async () => {
    server.on('getSid', dropped);
    const screen = await open();
    await waitUntil(() => screen.text().includes('No picture'), 'the retries to end', { timeout: 8000 });
    server.on('getSid', ok({ sid: 'sid-2' }));
    screen.type('phone', '1');
    await nextFrame();
    screen.button('New picture').click();
    await screen.until(() => shown(screen).searchParams.get('sid') === 'sid-2');
  }).timeout(10_000);

  it('opens a registration with Retry where there was none, and no second one', async () => {
    server.on('channelTemplate', refused(-7, 'Busy')).on('getSid', refused(-7, 'Busy'));
    const screen = await mount(contract, attributes, { settle: false });
    screen.root.addEventListener('error', (event) => event.stopImmediatePropagation(), true);
    await screen.until(() => screen.state() === 'error' && screen.heard('loan-error').length === 2);
    server.on('channelTemplate', ok({ id: 'T1', config })).on('getSid', ok({ sid: 'sid-2' }));
    for (let times = 0; times < 2; times += 1) {
      screen.element.reload();
      await screen.until(() => screen.root.querySelector('img[src*="sid-2"]') !== null);
    }
    expect(server.calls('getSid')).to.have.length(2);
    expect(server.calls('channelTemplate')).to.have.length(3);
  });

  it('sends the SMS once, then refuses for 60 s, in another element and after a reload too', async () => {
    const [screen, beside] = [await open(), await open()];
    await fill(screen, { phone: '13800001234', capcode: 'ABCD' });
    for (let n = 0; n < 5; n += 1) screen.button('Send code').click();
    await screen.until(() => focused(screen) === 'smsCode');
    expect(server.calls('getSms')).to.have.length(1);
    expect(server.calls('getSms')[0]?.body).to.deep.equal({ phone: '13800001234', capcode: 'ABCD', sid: 'sid-1' });
    for (const one of [screen, beside, await open()]) {
      one.button(/^Send again in (60|59) s$/).click();
      await one.until(() => one.heard('loan-toast').some(({ text }) => text === 'do not send again'));
    }
    expect(server.calls('getSms')).to.have.length(1);
    expect(JSON.stringify(localStorage)).not.to.contain('13800001234');
  });

  it('goes on with the registration that a code was sent for, after a reload too, until it is used', async () => {
    await leftForItsCode();
    server.on('getSid', ok({ sid: 'sid-2' }));
    const screen = await open();
    free(screen);
    await fill(screen, whole);
    expect(shown(screen).searchParams.get('sid')).to.equal('sid-1');
    expect(server.calls('getSid')).to.have.length(1);
    screen.button('Join').click();
    expect((await server.called('register')).body).to.deep.include({ sid: 'sid-1', smsCode: '123456' });
    await screen.until(() => server.calls('getSid').length === 2);
    expect(JSON.stringify(localStorage)).not.to.contain('sid-1');
  });

  it('has one of its own in each element, and what one is done with takes nothing from another', async () => {
    const first = await open();
    server.on('getSid', ok({ sid: 'sid-2' }));
    await fill(first, { phone: '13800001234', capcode: 'ABCD' });
    server.hold('getSms');
    first.button('Send code').click();
    const call = await server.called('getSms');
    const beside = await open();
    free(beside);
    await fill(beside, whole);
    expect(shown(beside).searchParams.get('sid')).to.equal('sid-2');
    call.answer(ok());
    await first.until(() => focused(first) === 'smsCode');
    const late = await open();
    await late.until(() => picture(late) !== null);
    expect(shown(late).searchParams.get('sid')).to.equal('sid-2');
    beside.button('Join').click();
    await beside.until(() => beside.heard('loan-registered').length === 1);
    window.history.replaceState(null, '', bare);
    for (const { element } of [first, beside, late]) element.remove();
    await nextFrame();
    localStorage.setItem(restPlace({ userId: 'u1' }, REST_NAME), String(Date.now() + 30_000));
    const next = await open();
    await next.until(() => picture(next) !== null);
    expect(shown(next).searchParams.get('sid')).to.equal('sid-1');
  });

  it('keeps its registration where the network went, and asks for its picture again', async () => {
    await leftForItsCode();
    const screen = await mount(contract, attributes, { settle: false });
    online(false);
    await screen.until(() => screen.text().includes('No picture'));
    screen.type('phone', '1');
    await nextFrame();
    screen.button('New picture').click();
    await screen.until(() => screen.text().includes('No picture'));
    screen.root.addEventListener('error', (event) => event.stopImmediatePropagation(), true);
    online(true);
    await screen.until(() => picture(screen) !== null);
    expect(shown(screen).searchParams.get('sid')).to.equal('sid-1');
    expect(server.calls('getSid')).to.have.length(1);
  });

  it('goes on with none whose picture does not come, or whose code may be asked for again', async () => {
    await leftForItsCode();
    server.on('getSid', ok({ sid: 'sid-2' }));
    const broken = await mount(contract, attributes, { settle: false });
    await broken.until(() => server.calls('getSid').length === 2);
    await broken.until(() => broken.text().includes('No picture'));
    broken.element.remove();
    await nextFrame();
    localStorage.setItem(restPlace({ userId: 'u-9' }, 'registration'), 'sid-1');
    const rested = await open({ 'user-id': 'u-9' });
    await rested.until(() => picture(rested) !== null);
    expect(shown(rested).searchParams.get('sid')).to.equal('sid-2');
  });

  for (const [code, row, button] of [
    [101, 'getSms', /^Send code/],
    [-1, 'register', /^Join/],
  ] as const)
    it(`says itself that the characters are wrong where a lender says nothing: ${row}`, async () => {
      server.on(row, refused(code, ''));
      const screen = await open();
      await fill(screen, whole);
      screen.button(button).click();
      await screen.until(() => errorAt(screen, 'capcode') !== '');
      expect(screen.heard('loan-toast').map(({ text }) => text)).to.deep.equal([errorAt(screen, 'capcode')]);
      expect(errorAt(screen, 'capcode')).to.match(/characters/);
    });

  it('takes Enter for the button its field is filled in for: the code’s, and the one that registers', async () => {
    const screen = await open();
    free(screen);
    await fill(screen, { phone: '13800001234', capcode: 'ABCD' });
    screen.enter('phone');
    for (let n = 0; n < 2; n += 1) screen.enter('capcode');
    await screen.until(() => focused(screen) === 'smsCode');
    expect(server.calls('getSms')).to.have.length(1);
    expect(server.calls('register')).to.have.length(0);
    await fill(screen, { smsCode: '123456' });
    for (let n = 0; n < 2; n += 1) screen.enter('smsCode');
    screen.button('Join').click();
    await screen.until(() => screen.buttons(/^Download for/).length === 2);
    expect(server.calls('register')).to.have.length(1);
    expect(screen.root.activeElement?.localName).to.equal('h1');
    expect(screen.element.screenTitle).to.equal('Get the app');
  });

  for (const [endpoint, code] of [
    ['getSms', 101],
    ['register', -1],
  ] as const) {
    it(`draws a new picture when ${endpoint} says that the captcha was wrong`, async () => {
      server.on(endpoint, refused(code, 'Wrong letters'));
      const screen = await open();
      await fill(screen, whole);
      const before = shown(screen).href;
      screen.button(endpoint === 'getSms' ? 'Send code' : 'Join').click();
      await screen.until(() => focused(screen) === 'capcode');
      expect(errorAt(screen, 'capcode')).to.equal('Wrong letters');
      expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'fail', text: 'Wrong letters' });
      expect(shown(screen).href).not.to.equal(before);
      expect([screen.input('phone').value, screen.input('capcode').value]).to.deep.equal(['138 0000 1234', '']);
      expect(screen.button('Send code')).to.have.property('disabled', false);
    });

    it(`has a picture also when the registration is used up that ${endpoint} refuses`, async () => {
      let sids = 0;
      server.on(endpoint, refused(code)).on('getSid', () => {
        sids += 1;
        return ok({ sid: `sid-${sids}` });
      });
      const screen = await mount(contract, attributes, { settle: false });
      let used = false;
      screen.root.addEventListener('error', (event) => (used && sids === 1) || event.stopImmediatePropagation(), true);
      await fill(screen, whole);
      used = true;
      screen.button(endpoint === 'getSms' ? 'Send code' : 'Join').click();
      await screen.until(() => picture(screen) !== null && shown(screen).searchParams.get('sid') === 'sid-2');
      expect(screen.text()).not.to.contain('No picture');
      server.on(endpoint, refused(11));
      await fill(screen, { capcode: 'EFGH' });
      screen.button(endpoint === 'getSms' ? 'Send code' : 'Join').click();
      await screen.until(() => screen.text().includes('Get it.'));
      expect(sids).to.equal(2);
    });

    it(`leads to the download when ${endpoint} says that the phone is registered`, async () => {
      server.on(endpoint, refused(11, 'Known'));
      const screen = await open();
      await fill(screen, whole);
      screen.button(endpoint === 'getSms' ? 'Send code' : 'Join').click();
      await screen.until(() => screen.heard('loan-navigate').length > 0);
      expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'register', url: '#/downloadTemplate' });
      expect(screen.heard('loan-toast')[0]?.text).to.equal(already);
      expect(screen.heard('loan-registered')).to.deep.equal([{ already: true }]);
      await screen.until(() => screen.text().includes('Get it.'));
    });
  }

  it('registers with the whole payload, once, and leads to the download', async () => {
    const screen = await open();
    free(screen);
    await fill(screen, whole);
    for (let n = 0; n < 5; n += 1) screen.button('Join').click();
    await screen.until(() => window.location.hash === '#/downloadTemplate');
    expect(server.calls('register')).to.have.length(1);
    expect(server.calls('trackClick')).to.have.length(1);
    expect(server.calls('register')[0]?.body).to.deep.equal({
      phone: '13800001234',
      capcode: 'ABCD',
      sid: 'sid-1',
      deviceId: 'd1',
      appName: 'Haraka',
      merchantNumber: 'm1',
      userName: '13800001234',
      smsCode: '123456',
      invite_code: 'inv',
      user_from: 'uf',
      id: 'T1',
      app_from: 'af',
      utm_tag: 'utm',
    });
    expect(screen.heard('loan-registered')).to.deep.equal([{ already: false }]);
    await screen.until(() => screen.buttons(/^Download for/).length === 2);
    const gone: string[] = [];
    screen.element.addEventListener('loan-navigate', (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) gone.push(event.detail.url);
    });
    screen.button('Download for Android').click();
    expect(gone).to.deep.equal(['https://apps.example/a.apk']);
    expect(screen.heard('loan-track')).to.deep.include({ event: 'download', store: 'android' });
  });

  it('leads out of the browser of a chat app, which keeps no downloads', async () => {
    calledItself(`${navigator.userAgent} MicroMessenger/8.0.40`);
    window.history.replaceState(null, '', '#/downloadTemplate');
    const screen = await open();
    expect(screen.text()).to.contain('Open this page in your browser').and.to.contain('Choose “Open in browser”');
    expect(screen.buttons(/Download/)).to.have.length(0);
  });

  it('shows another refusal in the server’s words and keeps every field', async () => {
    server.on('register', refused(102, 'The code is wrong.'));
    const screen = await open();
    await fill(screen, whole);
    screen.button('Join').click();
    await screen.until(() => screen.heard('loan-toast').length > 0);
    expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'fail', text: 'The code is wrong.' });
    expect(screen.input('smsCode').value).to.equal('123456');
    expect(window.location.hash).to.equal('');
    expect(JSON.stringify(screen.events)).not.to.contain('13800001234').and.not.to.contain('123456');
  });

  it('does not follow a store address that is none', async () => {
    server.on('channelTemplate', ok({ id: 'T1', config: { androidUrl: 'javascript:alert(1)' } }));
    window.history.replaceState(null, '', '#/downloadTemplate');
    const screen = await open();
    screen.button('Download the app').click();
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'androidUrl' });
    expect(screen.heard('loan-toast')).to.have.length(1);
  });

  for (const own of [true, false])
    it(`opens the terms and comes back with everything typed, ${own ? 'by its hash' : 'also where the page goes there itself'}`, async () => {
      const screen = await open();
      if (own) free(screen);
      await fill(screen, whole);
      screen.button('Terms').click();
      await screen.until(() => screen.text().includes('<script>two</script>'));
      expect(window.location.hash).to.equal(own ? '#/agreementTemplate' : '');
      screen.button('Back').click();
      await screen.until(() => screen.root.querySelector('[name="smsCode"]') !== null);
      expect(screen.input('smsCode').value).to.equal('123456');
    });

  it('opens the terms and comes back with everything typed where the history takes no more entries', async () => {
    const screen = await open();
    free(screen);
    await fill(screen, whole);
    fullHistory();
    screen.button('Terms').click();
    await screen.until(() => screen.text().includes('<script>two</script>'));
    expect(window.location.hash).to.equal('#/agreementTemplate');
    screen.button('Back').click();
    await screen.until(() => screen.root.querySelector('[name="smsCode"]') !== null);
    expect(screen.input('smsCode').value).to.equal('123456');
  });

  it('comes back from the terms to the page it opened them from, also when that was loaded anew there', async () => {
    const before = await open();
    free(before);
    before.button('Terms').click();
    await before.until(() => window.location.hash === '#/agreementTemplate');
    before.element.remove();
    const screen = await open();
    free(screen);
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    expect([back(), back()]).to.deep.equal([true, false]);
    await screen.until(() => window.location.hash === '' && screen.root.querySelector('[name="phone"]') !== null);
  });

  it('takes no step too many back where the terms are opened and left faster than the history follows', async () => {
    window.history.replaceState('too far', '');
    window.history.pushState(null, '');
    const screen = await open();
    free(screen);
    for (const name of ['Terms', 'Back', 'Terms', 'Back']) {
      screen.button(name).click();
      await Promise.resolve();
    }
    // Some engines go back before the last press, others let that take the step's place.
    await screen.until(() => /^(?:#\/)?$/.test(window.location.hash) && screen.root.querySelector('[name="phone"]') !== null);
    // As long again as a step takes.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.history.state).not.to.equal('too far');
    expect(screen.root.querySelector('[name="phone"]')).not.to.equal(null);
  });

  it('takes no step back in the history of a page that goes there itself', async () => {
    window.history.replaceState('too far', '');
    window.history.pushState(null, '', '#/agreementTemplate');
    const screen = await open();
    for (const name of ['Back', 'Terms', 'Back']) {
      screen.button(name).click();
      await Promise.resolve();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.history.state).to.equal(null);
    expect(screen.root.querySelector('[name="phone"]')).not.to.equal(null);
  });

  it('leaves no terms behind where nothing is before them', async () => {
    window.history.replaceState(null, '', '#/agreementTemplate');
    const { length } = window.history;
    const screen = await open();
    free(screen);
    screen.button('Back').click();
    await screen.until(() => screen.root.querySelector('[name="phone"]') !== null);
    expect(window.location.hash).to.equal('');
    expect(window.history.length).to.equal(length);
  });

  it('is an error state without a template id', async () => {
    const screen = await mount(contract, {});
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('template-id');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in ${theme}`, async () => {
      const screen = await open({ theme });
      await fill(screen, {});
      screen.button('Join').click();
      await nextFrame();
      await expect(screen.element).to.be.accessible();
      for (const hash of ['#/downloadTemplate', '#/agreementTemplate']) {
        window.location.hash = hash;
        await screen.until(() => screen.root.querySelector('[name="phone"]') === null);
        await nextFrame();
        await expect(screen.element).to.be.accessible();
      }
    });
  }
});

describe('the phone of a visitor', () => {
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  for (const [agent, touches, device] of [
    [android, 5, { system: 'android', inApp: false }],
    [`${iphone} Version/15.0 Mobile/15E148 Safari/604.1`, 5, { system: 'ios', inApp: false }],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, { system: 'ios', inApp: false }],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, { system: 'other', inApp: false }],
    [`${android} MicroMessenger/8.0.40`, 5, { system: 'android', inApp: true }],
    [`${iphone} Mobile/15E148 AlipayClient/10.5`, 5, { system: 'ios', inApp: true }],
    [`${android} [FB_IAB/FB4A;FBAV/440.0.0.0;]`, 5, { system: 'android', inApp: true }],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0;FBDV/iPhone14]`, 5, { system: 'ios', inApp: true }],
    [`${android} WhatsApp/2.23`, 5, { system: 'android', inApp: true }],
    [`${iphone} Mobile/15E148 Line/13.1.0`, 5, { system: 'ios', inApp: true }],
  ] as const) {
    it(`reads ${agent.slice(12, 40)} … ${agent.slice(-24)} (${touches})`, () => {
      expect(deviceOf(agent, touches)).to.deep.equal(device);
    });
  }

  it('has words on every colour that can be read', () => {
    const level = (color: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (let n = 0; n < 4096; n += 1) {
      const color = `#${[n >> 8, (n >> 4) & 15, n & 15].map((part) => (part * 17).toString(16).padStart(2, '0')).join('')}`;
      const [dark, light] = [level(color), level(inkOn(color))].sort((a, b) => a - b);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05), color).to.be.greaterThan(4.5);
    }
  });
});
