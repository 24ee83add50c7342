import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/delete-account.js';
import { restPlace } from '../../src/session/rest.js';
import { leavings, onPage } from '../kit/leavings.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, online } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';

const phone = '0712345678';

describe('<delete-account>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('sendDeleteCode', ok()).on('deleteAccount', ok());
  });
  afterEach(() => server.restore());

  const open = (attributes: Record<string, string> = {}): Promise<Screen> => mount(contract, attributes);
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  const title = (screen: Screen) => dialog(screen)?.querySelector('h2')?.textContent ?? '';
  const focused = (screen: Screen) => screen.root.activeElement?.id;

  async function withCode(screen: Screen): Promise<void> {
    screen.type('phone', phone);
    await nextFrame();
    screen.button('Send code').click();
    await screen.until(() => title(screen) === 'Verification code sent!');
    screen.button('OK').click();
    await screen.until(() => dialog(screen) === null);
  }

  async function confirmed(screen: Screen, code = '123456'): Promise<void> {
    screen.type('code', code);
    await nextFrame();
    screen.button('Confirm deletion').click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Delete account').click();
  }

  it('has no code input before a code was sent, and refuses a phone of nine characters in a dialog', async () => {
    const screen = await open();
    expect(screen.root.querySelector('[name="code"]')).to.equal(null);
    screen.type('phone', '071234567');
    await nextFrame();
    screen.button('Send code').click();
    await screen.until(() => title(screen) === 'Please enter a valid phone number.');
    expect(server.calls('sendDeleteCode')).to.have.length(0);
    screen.button('OK').click();
    await screen.until(() => focused(screen) === 'phone');
    expect(screen.input('phone').getAttribute('aria-invalid')).to.equal('true');
    expect(screen.input('phone').value).to.equal('071234567');
  });

  for (const [typed, shown, sent] of [
    [' +255 712-345a678x', ' +255 712-345678', '+255712345678'],
    ['(0712) 345.678', '(0712) 345.678', '0712345678'],
    ['0712+345678', '0712+345678', '0712345678'],
  ] as const)
    it(`sends the number of “${typed}” alone`, async () => {
      const screen = await open();
      screen.type('phone', typed);
      await nextFrame();
      expect(screen.input('phone').value).to.equal(shown);
      screen.button('Send code').click();
      expect((await server.called('sendDeleteCode')).body).to.deep.equal({ phone: sent, type: 'del' });
    });

  it('takes no letters for a phone number', async () => {
    const screen = await open();
    screen.type('phone', 'abcdefghij');
    await nextFrame();
    expect(screen.input('phone').value).to.equal('');
    screen.button('Send code').click();
    await screen.until(() => title(screen) === 'Please enter a valid phone number.');
    expect(server.calls('sendDeleteCode')).to.have.length(0);
  });

  it('deletes nothing with a phone that was shortened after its code was sent', async () => {
    const screen = await open();
    await withCode(screen);
    screen.type('code', '123456');
    screen.type('phone', '071234567');
    await nextFrame();
    screen.button('Confirm deletion').click();
    await screen.until(() => dialog(screen) !== null);
    expect(title(screen)).to.equal('Please enter a valid phone number.');
    expect(screen.buttons('Delete account')).to.have.length(0);
    expect(server.calls('deleteAccount')).to.have.length(0);
  });

  it('takes the digits of other scripts for what they are', async () => {
    const screen = await open();
    screen.type('phone', '०७१२३४५६७८');
    await nextFrame();
    screen.button('Send code').click();
    expect((await server.called('sendDeleteCode')).body).to.deep.include({ phone: '0712345678' });
    await screen.until(() => dialog(screen) !== null);
    screen.button('OK').click();
    await screen.until(() => dialog(screen) === null);
    await confirmed(screen, '१२३४५६');
    expect((await server.called('deleteAccount')).body).to.deep.include({ phone: '0712345678', code: '123456' });
    await screen.until(() => screen.heard('loan-account-deleted').length > 0);
  });

  for (const how of ['its button', 'Escape'])
    it(`leads to the phone it refused, from wherever the dialog was opened, when that is closed by ${how}`, async () => {
      const screen = await open();
      screen.type('phone', '071234567');
      await nextFrame();
      const send = screen.button('Send code');
      send.focus();
      send.click();
      await screen.until(() => dialog(screen) !== null);
      if (how === 'Escape') dialog(screen)?.dispatchEvent(new Event('cancel', { cancelable: true }));
      else screen.button('OK').click();
      await screen.until(() => dialog(screen) === null);
      await nextFrame();
      expect(focused(screen)).to.equal('phone');
    });

  it('takes Enter for the buttons: the code is sent, and what is asked before the account goes is not answered', async () => {
    server.hold('deleteAccount');
    const screen = await open();
    screen.type('phone', phone);
    await nextFrame();
    for (let n = 0; n < 2; n += 1) screen.enter('phone');
    await screen.until(() => title(screen) === 'Verification code sent!');
    expect(server.calls('sendDeleteCode')).to.have.length(1);
    screen.button('OK').click();
    await screen.until(() => dialog(screen) === null);
    screen.type('code', '12345');
    await nextFrame();
    screen.enter('code');
    await nextFrame();
    expect(dialog(screen)).to.equal(null);
    screen.type('code', '123456');
    await nextFrame();
    expect(screen.enter('code')).to.equal(false);
    await screen.until(() => dialog(screen) !== null);
    screen.button('Delete account').click();
    const call = await server.called('deleteAccount');
    screen.enter('code');
    await nextFrame();
    expect(dialog(screen), 'under way').to.equal(null);
    expect(server.calls('deleteAccount')).to.have.length(1);
    call.answer(ok());
    await screen.until(() => screen.heard('loan-account-deleted').length > 0);
  });

  it('sends the code once for five clicks, says so, and rests for 60 s', async () => {
    const screen = await open();
    screen.type('phone', phone);
    await nextFrame();
    for (let n = 0; n < 5; n += 1) screen.button('Send code').click();
    await screen.until(() => title(screen) === 'Verification code sent!');
    expect(server.calls('sendDeleteCode')).to.have.length(1);
    expect(server.calls('sendDeleteCode')[0]?.body).to.deep.equal({ phone, type: 'del' });
    screen.button('OK').click();
    await screen.until(() => focused(screen) === 'code');
    const again = screen.button(/^Send again in (60|59) s$/);
    expect(again).to.have.property('disabled', true);
    expect(screen.input('code').getAttribute('autocomplete')).to.equal('one-time-code');
  });

  it('asks its last question from the beginning, however large the text is', async () => {
    const screen = await open();
    await withCode(screen);
    screen.type('code', '123456');
    await nextFrame();
    screen.root.querySelector<HTMLElement>('.loan')?.style.setProperty('font-size', '64px');
    screen.button('Confirm deletion').click();
    await screen.until(() => dialog(screen) !== null);
    const asked = dialog(screen);
    expect(asked?.scrollHeight).to.be.above(asked?.clientHeight ?? Infinity);
    await screen.until(() => asked?.scrollTop === 0);
    // As long as an engine may take to follow the focus.
    await aTimeout(50);
    expect(asked?.scrollTop).to.equal(0);
    expect(asked?.contains(screen.root.activeElement)).to.equal(true);
  });

  it('keeps the rest and the code input through a reload', async () => {
    await withCode(await open());
    const screen = await open();
    expect(screen.button(/^Send again in/)).to.have.property('disabled', true);
    expect(screen.input('code')).to.be.instanceOf(HTMLInputElement);
  });

  it('rests in all elements of a session, with a place for the code in each, and in no other', async () => {
    const [one, two, other] = [await open(), await open(), await open({ 'user-id': 'u2' })];
    const [nobody, stranger] = [await open({ 'user-id': '', 'session-id': 'sA' }), await open({ 'user-id': '', 'session-id': 'sB' })];
    two.type('phone', phone);
    await withCode(one);
    await two.until(() => two.buttons(/^Send again in/).length === 1);
    expect(two.button(/^Send again in/)).to.have.property('disabled', true);
    expect(two.input('code')).to.be.instanceOf(HTMLInputElement);
    expect(other.buttons('Send code')).to.have.length(1);
    expect(other.root.querySelector('[name="code"]')).to.equal(null);
    expect(server.calls('sendDeleteCode')).to.have.length(1);
    await withCode(nobody);
    await nobody.until(() => nobody.buttons(/^Send again in/).length === 1);
    expect(stranger.buttons('Send code')).to.have.length(1);
    expect((await open({ 'user-id': '', 'session-id': 'sB' })).buttons('Send code')).to.have.length(1);
    expect(JSON.stringify(localStorage)).not.to.contain('sA');
  });

  it('wants exactly six characters', async () => {
    const screen = await open();
    await withCode(screen);
    for (const [code, disabled] of [
      ['12345', true],
      ['123456', false],
      ['1234567', false],
    ] as const) {
      screen.type('code', code);
      await nextFrame();
      expect(screen.button('Confirm deletion'), code).to.have.property('disabled', disabled);
    }
    expect(screen.input('code').value).to.equal('123456');
  });

  it('asks what is lost, deletes once, wipes what was stored, and goes to login', async () => {
    localStorage.setItem('orderNo', '1');
    localStorage.setItem('loan-draft:bank:x', '{}');
    localStorage.setItem('loan-rest:other:x', '1');
    localStorage.setItem(restPlace({ userId: 'u1' }, 'registration'), 'sid-1');
    const screen = await open();
    await withCode(screen);
    screen.type('code', '123456');
    await nextFrame();
    screen.button('Confirm deletion').click();
    await screen.until(() => title(screen) === 'Delete your account for good?');
    const described = screen.root.getElementById(dialog(screen)?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent, 'what it describes').to.contain('saved bank accounts');
    expect(server.calls('deleteAccount')).to.have.length(0);
    const sure = screen.button('Delete account');
    for (let n = 0; n < 5; n += 1) sure.click();
    await screen.until(() => title(screen) === 'Your account has been deleted!');
    expect(server.calls('deleteAccount')).to.have.length(1);
    expect(server.calls('deleteAccount')[0]?.body).to.deep.equal({ phone, code: '123456' });
    expect(screen.heard('loan-account-deleted')).to.deep.equal([{}]);
    expect(Object.keys(localStorage)).to.deep.equal(['loan-rest:other:x']);
    expect(screen.heard('loan-native')).to.have.length(0);
    screen.button('OK').click();
    await nextFrame();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'offlineToLogin', payload: {} }]);
    expect(screen.text()).to.contain('Your account has been deleted!');
    expect(screen.root.activeElement?.textContent).to.equal('Your account has been deleted!');
    // It would have gone there by itself by now.
    await aTimeout(3200);
    expect(screen.heard('loan-native')).to.have.length(1);
  });

  for (const [how, leave] of leavings)
    it(`wipes what was stored also when ${how} while it is on its way, and leads nobody away`, async () => {
      server.hold('deleteAccount');
      localStorage.setItem('orderNo', '1');
      const heard = onPage('loan-account-deleted');
      const native = onPage('loan-native');
      const screen = await open({ 'user-id': 'u1', 'session-id': 's1' });
      await withCode(screen);
      await confirmed(screen);
      const call = await server.called('deleteAccount');
      leave(screen.element);
      await nextFrame();
      await nextFrame();
      call.answer(ok());
      await screen.until(() => heard.length > 0);
      expect(call.aborted).to.equal(false);
      expect(Object.keys(localStorage)).to.deep.equal([]);
      await aTimeout(3200);
      expect(heard).to.deep.equal([{}]);
      expect(native).to.deep.equal([]);
    });

  it('goes to login by itself when nobody answers the last message', async () => {
    const screen = await open();
    await withCode(screen);
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-native').length > 0);
    expect(screen.heard('loan-native')[0]).to.deep.include({ action: 'offlineToLogin' });
  });

  it('does nothing when the question is cancelled', async () => {
    const screen = await open();
    await withCode(screen);
    screen.type('code', '123456');
    await nextFrame();
    screen.button('Confirm deletion').click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect(server.calls('deleteAccount')).to.have.length(0);
    expect(screen.input('code').value).to.equal('123456');
  });

  it('shows a refusal in the server’s words and keeps what was typed', async () => {
    server.on('deleteAccount', refused(1406, 'The code is wrong.', { data: { field: 'code' } }));
    const screen = await open();
    await withCode(screen);
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-toast').length > 0);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'refused', code: '1406', endpoint: 'deleteAccount' });
    expect(screen.root.querySelector('#code-error')?.textContent).to.equal('The code is wrong.');
    await screen.until(() => focused(screen) === 'code');
    expect([screen.input('phone').value, screen.input('code').value]).to.deep.equal([phone, '123456']);
    expect(JSON.stringify(screen.events)).not.to.contain(phone).and.not.to.contain('123456');
  });

  it('says that it is not known whether the account was deleted when no answer came, and leaves the form', async () => {
    const screen = await open();
    await withCode(screen);
    server.on('deleteAccount', dropped);
    await confirmed(screen);
    await screen.until(() => screen.heard('loan-toast').length > 0);
    expect(screen.heard('loan-toast')[0]?.text).to.equal('The answer was lost: we do not know whether your account was deleted.');
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'network', endpoint: 'deleteAccount' });
    expect([screen.input('phone').value, screen.input('code').value]).to.deep.equal([phone, '123456']);
    server.on('deleteAccount', refused(9, 'This account was deleted.'));
    screen.button('Confirm deletion').click();
    await screen.until(() => dialog(screen) !== null);
    screen.button('Delete account').click();
    await screen.until(() => screen.heard('loan-toast').some(({ text }) => text === 'This account was deleted.'));
  });

  it('does not doubt it where there was no network to delete it by', async () => {
    const screen = await open();
    await withCode(screen);
    server.on('deleteAccount', dropped);
    try {
      online(false);
      await confirmed(screen);
      await screen.until(() => screen.heard('loan-toast').length > 0);
      expect(screen.heard('loan-toast')[0]?.text).to.equal('There is no connection. Please check your network and try again.');
    } finally {
      asItIs();
    }
  });

  it('can send again at once when the code could not be sent', async () => {
    server.on('sendDeleteCode', dropped);
    const screen = await open();
    screen.type('phone', phone);
    await nextFrame();
    screen.button('Send code').click();
    await screen.until(() => screen.heard('loan-error').length > 0);
    await screen.until(() => screen.button('Send code').getAttribute('aria-busy') === null);
    expect(screen.root.querySelector('[name="code"]')).to.equal(null);
    expect(JSON.stringify(localStorage)).not.to.contain(phone);
  });

  it('keeps what was typed when it is moved, and lets the shell’s back close a dialog', async () => {
    const screen = await open();
    screen.type('phone', '07');
    await nextFrame();
    const elsewhere = document.createElement('div');
    screen.element.parentElement?.append(elsewhere);
    elsewhere.append(screen.element);
    await nextFrame();
    expect(screen.input('phone').value).to.equal('07');
    screen.button('Send code').click();
    await screen.until(() => dialog(screen) !== null);
    const back: unknown = Reflect.get(window, 'nativeBack');
    expect(typeof back === 'function' && back()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(typeof back === 'function' && back()).to.equal(false);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in ${theme}`, async () => {
      const screen = await open({ theme });
      await expect(screen.element).to.be.accessible();
      await withCode(screen);
      await expect(screen.element).to.be.accessible();
      screen.type('code', '123456');
      await nextFrame();
      screen.button('Confirm deletion').click();
      await screen.until(() => dialog(screen) !== null);
      await expect(screen.element).to.be.accessible();
    });
  }
});
