import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/loan-confirm.js';
import { $config, configure } from '../../src/config/config.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';
import { isModal } from '../kit/top-layer.js';

const offer = {
  productLogo: 'https://cdn.example/logo.png',
  productName: 'Pesa Haraka',
  amount: '450000',
  currencySymbol: 'TZS',
  bankCardInfo: { bankName: 'Benki ya Umoja', cardNo: '0152889944331234' },
  periods: 3,
  termUnit: '30',
  details: [{ text: 'Term', value: '91 days' }],
  repay_plans: [
    { pay_time: '2026-12-21', amount: 163500 },
    { pay_time: '2027-01-20', amount: '163500.5' },
  ],
  isPopType: 0,
};
const agreements = { list: [{ title: 'Loan agreement' }, { title: 'Privacy terms', position: 7 }] };
const lendDetailsUrl = '/loanDetail?orderId=o-77';

const settings = $config.get();

describe('<loan-confirm>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('loanConfirm', ok(offer)).on('contracts', ok(agreements)).on('loanPush', ok({ lendDetailsUrl }));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (more: object = {}, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('loanConfirm', ok({ ...offer, ...more }));
    return mount(contract, { 'product-id': 'p-1', ...attributes });
  };
  const loanNow = (screen: Screen) => screen.button('Loan Now');

  it('shows product, amount, details, account and plan', async () => {
    const screen = await open();
    const text = screen.text();
    for (const words of [
      'Pesa Haraka',
      'TZS 450.000',
      'Term',
      '91 days',
      'Benki ya Umoja •••• 1234',
      '1/2',
      '2/2',
      '2026-12-21',
      'TZS 163.500',
      'TZS 163.500,5',
    ]) {
      expect(text, words).to.contain(words);
    }
    expect(text).not.to.contain('0152889944331234');
    expect(screen.heard('loan-ready')).to.have.length(1);
    expect(server.calls('loanConfirm')[0]?.body).to.deep.equal({ productId: 'p-1' });
    expect(server.calls('contracts')[0]?.body).to.deep.equal({ productId: 'p-1', scene: 3 });
  });

  it('offers no loan of nothing or less', async () => {
    for (const amount of [0, '-5', -0.01, '0.00']) {
      const screen = await open({ amount });
      expect(screen.state(), String(amount)).to.equal('error');
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'loanConfirm' });
      expect(screen.buttons('Loan Now')).to.have.length(0);
      expect(screen.buttons('Retry')).to.have.length(1);
    }
  });

  it('takes the loan: push, confirm point, and the page replaced with session keys and from=confirm', async () => {
    const screen = await open();
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect(server.calls('loanPush')[0]?.body).to.deep.equal({ amount: 450000, periods: 3, termUnit: 30, productId: 'p-1' });
    expect(server.calls('loanPush')[0]?.headers['idempotency-key']).to.match(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(screen.heard('loan-native')[0]).to.deep.include({ action: 'confirmPoint' });
    const [gone] = screen.heard('loan-navigate');
    const url = new URL(String(gone?.url));
    expect(gone?.replace).to.equal(true);
    expect(gone?.route).to.equal('loanDetail');
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({ orderId: 'o-77', userId: 'u1', sessionId: 's1', from: 'confirm' });
    expect(gone?.params).to.deep.equal({ orderId: 'o-77', from: 'confirm' });
    expect(screen.heard('loan-confirmed')[0]).to.deep.include({ productId: 'p-1' });
  });

  it('takes back no consent while what was agreed to is being sent', async () => {
    server.hold('loanPush');
    const screen = await open();
    const consent = screen.root.querySelector<HTMLInputElement>('#consent');
    loanNow(screen).click();
    await server.called('loanPush');
    consent?.click();
    await nextFrame();
    expect([consent?.checked, consent?.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    server.calls('loanPush')[0]?.answer(refused(9, 'Not today'));
    await screen.until(() => !loanNow(screen).hasAttribute('aria-busy'));
    consent?.click();
    await screen.until(() => loanNow(screen).hasAttribute('disabled'));
    expect(consent?.checked).to.equal(false);
  });

  it('sends once for five synchronous clicks, and for two elements of one session', async () => {
    server.hold('loanPush');
    const [one, two] = [await open(), await open()];
    for (let n = 0; n < 5; n += 1) loanNow(one).click();
    loanNow(two).click();
    await server.called('loanPush');
    await nextFrame();
    expect(loanNow(one).getAttribute('aria-busy')).to.equal('true');
    expect(loanNow(two).getAttribute('aria-busy')).to.equal('true');
    expect(server.calls('loanPush')).to.have.length(1);
    server.calls('loanPush')[0]?.answer(ok({ lendDetailsUrl }));
    await one.until(() => one.heard('loan-confirmed').length > 0);
    expect(server.calls('loanPush')).to.have.length(1);
  });

  it('is taken for the other elements of the session too, until it is fetched anew by the page', async () => {
    const [one, two] = [await open(), await open()];
    loanNow(one).click();
    await two.until(() => two.text().includes('The loan was taken'));
    await two.until(() => two.state() === 'ready' && server.calls('loanConfirm').length === 3);
    await nextFrame();
    loanNow(two).click();
    expect(loanNow(two)).to.have.property('disabled', true);
    expect(server.calls('loanPush')).to.have.length(1);
    Reflect.apply(Reflect.get(two.element, 'reload'), two.element, []);
    await two.until(() => !loanNow(two).hasAttribute('disabled'));
    expect(two.text()).not.to.contain('The loan was taken');
  });

  it('says no more than that it was taken, where the lender does not offer it again', async () => {
    const [one, two] = [await open(), await open()];
    server.on('loanConfirm', refused(3002, 'You have this loan.'));
    loanNow(one).click();
    await two.until(() => two.text().includes('The loan was taken'));
    await server.called('loanConfirm', 2);
    await nextFrame();
    await nextFrame();
    expect(two.text()).not.to.contain('out of date');
    expect([...two.heard('loan-toast'), ...two.heard('loan-error')]).to.deep.equal([]);
    expect(loanNow(two)).to.have.property('disabled', true);
    server.on('loanConfirm', ok(offer));
    two.element.reload();
    await two.until(() => !loanNow(two).hasAttribute('disabled'));
  });

  it('is not taken again after another product of the session was', async () => {
    const screen = await open();
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    const other = await open({}, { 'product-id': 'p-2' });
    loanNow(other).click();
    await other.until(() => other.heard('loan-confirmed').length === 1);
    await server.called('loanConfirm', 2);
    await nextFrame();
    await nextFrame();
    expect(loanNow(screen)).to.have.property('disabled', true);
  });

  it('leads nobody away from another product, and leaves the loan on the screen as it is', async () => {
    server.hold('loanPush');
    const screen = await open();
    screen.element.addEventListener('loan-navigate', (event) => event.preventDefault());
    loanNow(screen).click();
    const first = await server.called('loanPush');
    screen.element.setAttribute('product-id', 'p-2');
    await server.called('loanConfirm', 1);
    await screen.until(() => screen.state() === 'ready' && !loanNow(screen).hasAttribute('disabled'));
    loanNow(screen).click();
    const second = await server.called('loanPush', 1);
    second.answer(ok({ lendDetailsUrl: '/second' }));
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    first.answer(ok({ lendDetailsUrl: '/first' }));
    await screen.until(() => screen.heard('loan-confirmed').length === 2);
    await nextFrame();
    expect(screen.heard('loan-navigate').map(({ url }) => new URL(String(url), location.href).pathname)).to.deep.equal(['/second']);
    expect(loanNow(screen)).to.have.property('disabled', true);
    screen.element.setAttribute('product-id', 'p-1');
    await screen.until(() => screen.text().includes('You took this loan a moment ago'));
    expect(server.calls('loanPush')).to.have.length(2);
  });

  it('is grey and inactive without the tick, and hides the row without agreements', async () => {
    const screen = await open();
    screen.input('consent').click();
    await nextFrame();
    expect(loanNow(screen)).to.have.property('disabled', true);
    loanNow(screen).click();
    expect(server.calls('loanPush')).to.have.length(0);
    server.on('contracts', ok({ list: [] }));
    const bare = await open();
    expect(bare.root.querySelector('[name="consent"]')).to.equal(null);
    expect(loanNow(bare)).to.have.property('disabled', false);
  });

  it('takes no loan on agreements that cannot be read, and tries again', async () => {
    for (const data of [[{ title: 'Loan agreement' }], { list: [{ name: 'Loan agreement' }] }]) {
      server.on('contracts', ok(data));
      const screen = await open();
      expect(screen.state()).to.equal('error');
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'contracts' });
      expect(screen.buttons('Loan Now')).to.have.length(0);
      server.on('contracts', ok(agreements));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
      expect(screen.text()).to.contain('Privacy terms');
    }
  });

  it('starts unticked where the policy says so', async () => {
    configure({ policy: { consentTicked: false } });
    const screen = await open();
    expect(screen.input('consent').checked).to.equal(false);
    expect(loanNow(screen)).to.have.property('disabled', true);
    server.on('contracts', ok({ list: [] }));
    expect(loanNow(await open())).to.have.property('disabled', false);
  });

  it('asks for consent to each loan anew', async () => {
    configure({ policy: { consentTicked: false } });
    const screen = await open();
    screen.input('consent').click();
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
    screen.element.setAttribute('product-id', 'p-2');
    await screen.until(() => server.calls('loanConfirm').length === 2 && screen.state() === 'ready');
    expect(screen.input('consent').checked).to.equal(false);
    expect(loanNow(screen)).to.have.property('disabled', true);
    expect(server.calls('loanPush')).to.have.length(0);
  });

  it('is unticked by a policy that comes late, unless the borrower has touched the box', async () => {
    const [screen, touched] = [await open(), await open()];
    for (let n = 0; n < 2; n += 1) touched.input('consent').click();
    await nextFrame();
    configure({ policy: { consentTicked: false } });
    await screen.until(() => !screen.input('consent').checked);
    expect(loanNow(screen)).to.have.property('disabled', true);
    expect(touched.input('consent').checked).to.equal(true);
  });

  it('asks to agree to the same agreement for another product', async () => {
    const screen = await open({ popAgreementUrl: 'https://papers.example/frame' });
    screen.button('Agree').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
    screen.element.setAttribute('product-id', 'p-2');
    await screen.until(() => screen.root.querySelector('iframe') !== null);
    expect(server.calls('loanConfirm').map(({ body }) => body)).to.deep.equal([{ productId: 'p-1' }, { productId: 'p-2' }]);
  });

  it('opens a dialog for those who see it only, and takes no back from others', async () => {
    const screen = await open({ popAgreementUrl: 'https://lender.example/terms', isPopType: 1 });
    const dialog = () => screen.root.querySelector('dialog');
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    expect(isModal(dialog())).to.equal(true);
    const { element } = screen;
    const around = element.parentElement ?? element;
    for (const [hide, show] of [
      [() => (element.hidden = true), () => (element.hidden = false)],
      [() => (element.style.display = 'none'), () => (element.style.display = '')],
      [() => (around.style.display = 'none'), () => (around.style.display = '')],
    ] as const) {
      hide();
      await screen.until(() => dialog()?.open === false);
      await nextFrame();
      expect(isModal(dialog())).to.equal(false);
      expect(back()).to.equal(false);
      show();
      await screen.until(() => isModal(dialog()));
      expect(dialog()?.textContent).to.contain('Agree');
    }
    expect(back()).to.equal(true);
    const beside = await mount(contract, { 'product-id': 'p-1', hidden: '' });
    expect(beside.root.querySelector('dialog')?.open).to.equal(false);
    beside.element.removeAttribute('hidden');
    await beside.until(() => isModal(beside.root.querySelector('dialog')));
  });

  it('asks the shell for the SMS before the push', async () => {
    const screen = await open({ sendSms: 1 });
    loanNow(screen).click();
    await server.called('loanPush');
    expect(screen.heard('loan-native')[0]).to.deep.equal({ action: 'sendSms', payload: {} });
  });

  it('jumps to an agreement by its position', async () => {
    server.on('contractJump', ok({ contract_url: 'https://papers.example/7' }));
    const screen = await open();
    screen.button('Privacy terms').click();
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect(server.calls('contractJump')[0]?.body).to.deep.include({ productId: 'p-1', scene: 3, position: 7, orderId: '' });
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ url: 'https://papers.example/7', replace: false, route: null });
  });

  it('says that an agreement is on its way, and asks for it once', async () => {
    server.hold('contractJump');
    const screen = await open();
    screen.button('Privacy terms').click();
    screen.button('Privacy terms').click();
    const jump = await server.called('contractJump');
    await nextFrame();
    expect(screen.button('Privacy terms').getAttribute('aria-busy')).to.equal('true');
    await screen.until(() => screen.heard('loan-toast').some(({ kind }) => kind === 'loading'));
    jump.answer(ok({ contract_url: 'https://papers.example/7' }));
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect(screen.root.querySelector('.toast')).to.equal(null);
    expect(screen.button('Privacy terms').hasAttribute('aria-busy')).to.equal(false);
    expect(server.calls('contractJump')).to.have.length(1);
  });

  it('goes to the bank binding from the card row', async () => {
    const screen = await open();
    screen.button(/^Bank card/).click();
    const [gone] = screen.heard('loan-navigate');
    expect(gone).to.deep.include({ route: 'bindBank', replace: false });
    expect(String(gone?.url)).to.contain('source=confirmUrl');
    expect(gone?.params).to.deep.equal({ productId: 'p-1', source: 'confirmUrl' });
  });

  it('opens no agreement of a product that is on the screen no more', async () => {
    server.hold('contractJump');
    const screen = await open();
    screen.button('Privacy terms').click();
    const jump = await server.called('contractJump');
    screen.element.setAttribute('product-id', 'p-2');
    await server.called('loanConfirm', 1);
    jump.answer(ok({ contract_url: 'https://papers.example/7' }));
    await screen.until(() => screen.buttons('Loan Now').length === 1);
    await nextFrame();
    expect(screen.heard('loan-navigate')).to.deep.equal([]);
  });

  it('frames the agreement that pops up; Agree closes it, Cancel closes the webview', async () => {
    const screen = await open({ popAgreementUrl: 'https://papers.example/frame' });
    const frame = screen.root.querySelector('iframe');
    expect(frame?.getAttribute('src')).to.equal('https://papers.example/frame');
    expect(frame?.getAttribute('sandbox')).to.equal('');
    expect(frame?.getAttribute('referrerpolicy')).to.equal('no-referrer');
    expect(frame?.getAttribute('allow')).to.equal('');
    screen.button('Cancel').click();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'closeWebview', payload: {} }]);
    expect(screen.heard('loan-declined')).to.have.length(1);
    screen.button('Agree').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
  });

  it('pops up over no loan that may have been taken, and declines none', async () => {
    const framed = { ...offer, popAgreementUrl: 'https://papers.example/frame?signed=1' };
    const screen = await open(framed);
    screen.button('Agree').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
    server.on('loanPush', dropped).on('loanConfirm', ok({ ...framed, popAgreementUrl: 'https://papers.example/frame?signed=2' }));
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    expect(screen.root.querySelector('dialog')).to.equal(null);
    loanNow(screen).click();
    await screen.until(() => screen.root.querySelector('iframe') !== null);
    screen.button('Cancel').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
    expect([
      ...screen.heard('loan-declined'),
      ...screen.heard('loan-native').filter(({ action }) => action === 'closeWebview'),
    ]).to.deep.equal([]);
    expect(screen.text()).to.contain('do not see it yet');
    loanNow(screen).click();
    await screen.until(() => screen.root.querySelector('iframe') !== null);
    screen.button('Agree').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
    server.on('loanPush', ok({ lendDetailsUrl }));
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    expect(new Set(server.calls('loanPush').map((call) => call.headers['idempotency-key'])).size).to.equal(1);
  });

  it('does not frame a hostile agreement, and says so', async () => {
    const screen = await open({ popAgreementUrl: 'javascript:alert(1)' });
    expect(screen.root.querySelector('iframe')).to.equal(null);
    expect(screen.text()).to.contain('cannot be opened safely');
    expect(screen.heard('loan-error').map((error) => error.kind)).to.deep.equal(['contract']);
  });

  it('holds the borrower back once when the shell goes back and isPopType is 1', async () => {
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const plain = await open();
    expect(back()).to.equal(false);
    plain.element.remove();
    await nextFrame();
    const screen = await open({ isPopType: 1, popTitle: 'Wait', popContent: 'It is ready.' });
    expect(back()).to.equal(true);
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    expect(screen.text()).to.contain('Wait').and.to.contain('It is ready.');
    screen.button('Agree').click();
    await screen.until(() => screen.root.querySelector('dialog') === null);
    expect(back()).to.equal(true);
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    screen.button('Cancel').click();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'closeWebview', payload: {} }]);
    screen.element.remove();
    await nextFrame();
    expect(back()).to.equal(false);
  });

  it('opens a dialog of its own over an agreement that is left: Enter agrees to nothing that nobody has read', async () => {
    const screen = await open({ popAgreementUrl: 'https://lender.example/terms', isPopType: 1 });
    const dialog = () => screen.root.querySelector('dialog');
    const agreement = dialog();
    screen.button('Agree').focus();
    expect(Reflect.apply(Reflect.get(window, 'nativeBack'), window, [])).to.equal(true);
    await screen.until(() => dialog()?.querySelector('iframe') === null);
    const retention = dialog();
    expect(retention === agreement).to.equal(false);
    expect(retention?.contains(screen.root.activeElement) && screen.root.activeElement?.textContent !== 'Agree').to.equal(true);
    screen.button('Agree').click();
    await screen.until(() => dialog()?.querySelector('iframe') !== null);
    expect(dialog() === retention).to.equal(false);
    expect(screen.root.activeElement?.textContent).not.to.equal('Agree');
  });

  it('has sums to the cent, and those in words of the lender as they came', async () => {
    const screen = await open({ repay_plans: [{ amount: 100_000 / 3 }, { amount: '1000.005' }, { amount: 'TZS 50.000' }, {}] });
    const sums = Array.from(screen.root.querySelectorAll('.plan__fact:last-child dd'), ({ textContent }) => textContent);
    expect(sums).to.deep.equal(['TZS 33.333,33', 'TZS 1.000,01', 'TZS 50.000', '--']);
  });

  it('has no logo of a product without a name', async () => {
    const screen = await open({ productName: '' });
    expect(screen.root.querySelector('.brand')).to.equal(null);
    expect(loanNow(screen)).to.have.property('disabled', false);
  });

  it('lets the shell go back from a loan that is being taken, or was: it is not to be declined any more', async () => {
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    server.hold('loanPush');
    const screen = await open({ isPopType: 1 });
    loanNow(screen).click();
    const push = await server.called('loanPush');
    expect(back(), 'under way').to.equal(false);
    push.answer(ok({ lendDetailsUrl: 'https://user:pw@evil.example/' }));
    await screen.until(() => screen.text().includes('The loan was taken'));
    expect(back(), 'taken').to.equal(false);
    await nextFrame();
    expect(screen.root.querySelector('dialog')).to.equal(null);
    expect(screen.heard('loan-declined')).to.have.length(0);
  });

  for (const [what, reply] of [
    ['a dropped answer', dropped],
    ['a gateway page', raw('<html>bad gateway</html>', 502)],
  ] as const) {
    it(`says that the outcome is unknown after ${what}, looks again, and sends the same key`, async () => {
      const screen = await open();
      server.on('loanPush', reply).hold('loanConfirm');
      loanNow(screen).click();
      await server.called('loanConfirm', 1);
      await screen.until(() => screen.text().includes('We do not know yet'));
      expect(loanNow(screen).getAttribute('aria-busy')).to.equal('true');
      expect(screen.text()).not.to.match(/failed/i);
      server.calls('loanConfirm')[1]?.answer(ok(offer));
      await screen.until(() => screen.text().includes('do not see it yet'));
      server.on('loanPush', ok({ lendDetailsUrl }));
      loanNow(screen).click();
      await screen.until(() => screen.heard('loan-confirmed').length === 1);
      const keys = server.calls('loanPush').map((call) => call.headers['idempotency-key']);
      expect(keys).to.have.length(2);
      expect(keys[0]).to.equal(keys[1]);
    });
  }

  it('takes a new key when the offer changed in between, and after a refusal', async () => {
    const screen = await open();
    server.on('loanPush', refused(5, 'Limit reached'));
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('Limit reached'));
    server.on('loanPush', dropped).on('loanConfirm', ok({ ...offer, amount: 400000 }));
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('TZS 400.000'));
    expect(loanNow(screen).hasAttribute('aria-busy'), 'until it could be read').to.equal(true);
    await screen.until(() => !loanNow(screen).hasAttribute('disabled') && !loanNow(screen).hasAttribute('aria-busy'));
    server.on('loanPush', ok({ lendDetailsUrl }));
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    expect(new Set(server.calls('loanPush').map((call) => call.headers['idempotency-key'])).size).to.equal(3);
  });

  it('does not follow a hostile page of the new order, and cannot be sent again', async () => {
    server.on('loanPush', ok({ lendDetailsUrl: 'https://user:pw@evil.example/' }));
    const screen = await open();
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-error').length > 0);
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'lendDetailsUrl' });
    expect(loanNow(screen)).to.have.property('disabled', true);
    expect(screen.text()).to.contain('The loan was taken');
    screen.button('Customer service').click();
    expect(screen.heard('loan-navigate').map(({ route }) => route)).to.deep.equal(['customerService']);
  });

  it('asks again when the look after a return failed', async () => {
    const screen = await open();
    server.on('loanConfirm', raw('', 502));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => screen.buttons('Check again').length === 1);
    expect(loanNow(screen)).to.have.property('disabled', true);
    server.on('loanConfirm', ok(offer));
    screen.button('Check again').click();
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
    expect(screen.buttons('Check again')).to.have.length(0);
  });

  it('keeps the key when only a signed address differs', async () => {
    const screen = await open({ productLogo: 'https://cdn.example/l.png?sig=1' });
    server.on('loanPush', dropped).on('loanConfirm', ok({ ...offer, productLogo: 'https://cdn.example/l.png?sig=2' }));
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    server.on('loanPush', ok({ lendDetailsUrl }));
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    expect(new Set(server.calls('loanPush').map((call) => call.headers['idempotency-key'])).size).to.equal(1);
  });

  it('leaves nothing of one product on another', async () => {
    const screen = await open({ popAgreementUrl: `${window.location.origin}/nothing` });
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    server.hold('loanPush').on('loanConfirm', ok(offer));
    screen.button('Agree').click();
    await nextFrame();
    loanNow(screen).click();
    const push = await server.called('loanPush');
    screen.element.setAttribute('product-id', 'p-2');
    await server.called('loanConfirm', 1);
    await screen.until(() => screen.state() === 'ready' && !loanNow(screen).hasAttribute('disabled'));
    expect(screen.root.querySelector('dialog')).to.equal(null);
    expect(loanNow(screen).getAttribute('aria-busy')).to.equal(null);
    push.answer(dropped);
    await nextFrame();
    await nextFrame();
    expect(screen.text()).not.to.contain('We do not know yet');
    expect(loanNow(screen)).to.have.property('disabled', false);
    expect(server.calls('loanConfirm')).to.have.length(2);
  });

  it('still tells what is unknown of one product when another was taken meanwhile', async () => {
    const screen = await open();
    server.hold('loanPush');
    loanNow(screen).click();
    const push = await server.called('loanPush');
    screen.element.setAttribute('product-id', 'p-2');
    await server.called('loanConfirm', 1);
    server.on('loanPush', dropped);
    await screen.until(() => screen.state() === 'ready' && !loanNow(screen).hasAttribute('disabled'));
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('do not see it yet'));
    push.answer(ok({ lendDetailsUrl }));
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    await nextFrame();
    expect(screen.text()).to.contain('do not see it yet');
  });

  for (const [what, reply, kind] of [
    ['a refusal', refused(9, 'Not today'), 'refused'],
    ['an HTML page', raw('<html></html>'), 'contract'],
    ['no amount', json({ code: 0, data: { ...offer, amount: null } }), 'contract'],
    ['no network', dropped, 'network'],
    ['a server error', raw('', 500), 'http'],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('loanConfirm', reply);
      const screen = await mount(contract, { 'product-id': 'p-1' });
      expect(screen.state()).to.equal('error');
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind, endpoint: 'loanConfirm' });
      expect(screen.text().length).to.be.greaterThan(20);
      if (kind === 'refused') expect(screen.text()).to.contain('Not today');
      server.on('loanConfirm', ok(offer));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
      expect(screen.text()).to.contain('TZS 450.000');
    });
  }

  describe('a first load that nothing answered', () => {
    const browser = (online: boolean, visibilityState = 'visible') => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    afterEach(() => {
      browser(true);
      Reflect.deleteProperty(navigator, 'onLine');
      Reflect.deleteProperty(document, 'visibilityState');
    });

    it('says that the phone is offline where the browser does, and then loads by itself', async () => {
      browser(false);
      server.on('loanConfirm', dropped);
      const screen = await mount(contract, { 'product-id': 'p-1' });
      expect(screen.text()).to.contain('You are offline').and.to.contain('There is no connection').and.to.contain('loads by itself');
      browser(false, 'hidden');
      browser(false);
      expect(server.calls('loanConfirm')).to.have.length(1);
      server.on('loanConfirm', ok(offer));
      browser(true);
      await screen.until(() => screen.state() === 'ready');
    });

    it('says else only that the service was not reached, and looks again when the borrower is back', async () => {
      server.on('loanConfirm', dropped);
      const screen = await mount(contract, { 'product-id': 'p-1' });
      expect(screen.text())
        .to.contain('The service could not be reached.')
        .and.not.to.match(/offline|no connection|by itself/);
      server.on('loanConfirm', ok(offer));
      browser(true, 'hidden');
      await nextFrame();
      expect(server.calls('loanConfirm')).to.have.length(1);
      browser(true);
      await screen.until(() => screen.state() === 'ready');
      browser(true, 'hidden');
      browser(true);
      expect(server.calls('loanConfirm')).to.have.length(2);
    });

    it('is told in the same words where something is on screen', async () => {
      const screen = await open();
      server.on('loanConfirm', dropped);
      for (const [online, words] of [
        [true, 'The service could not be reached.'],
        [false, 'There is no connection.'],
      ] as const) {
        browser(online);
        const before = screen.heard('loan-toast').length;
        screen.element.reload();
        await screen.until(() => screen.heard('loan-toast').length > before);
        expect(screen.heard('loan-toast')[before]?.text).to.contain(words);
      }
    });
  });

  it('shows only the latest product when answers come in another order', async () => {
    server.hold('loanConfirm');
    const screen = await mount(contract, { 'product-id': 'p-1' }, { settle: false });
    await server.called('loanConfirm', 0);
    screen.element.setAttribute('product-id', 'p-2');
    const second = await server.called('loanConfirm', 1);
    second.answer(ok({ ...offer, amount: 2 }));
    server.calls('loanConfirm')[0]?.answer(ok({ ...offer, amount: 1 }));
    await screen.until(() => screen.text().includes('TZS 2'));
    expect(second.body).to.deep.equal({ productId: 'p-2' });
    expect(server.calls('loanConfirm')[0]?.aborted).to.equal(true);
  });

  it('fetches anew when the page comes back from the cache, before the button works', async () => {
    const screen = await open();
    server.hold('loanConfirm');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const again = await server.called('loanConfirm', 1);
    await nextFrame();
    expect(loanNow(screen)).to.have.property('disabled', true);
    again.answer(ok(offer));
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
  });

  it('lets an offer that came instead of another one be read before it can be taken', async () => {
    const screen = await open();
    server.on('loanConfirm', ok({ ...offer, amount: '390000' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => screen.text().includes('TZS 390.000'));
    loanNow(screen).click();
    await nextFrame();
    expect(server.calls('loanPush')).to.have.length(0);
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
    loanNow(screen).click();
    await server.called('loanPush');
  });

  it('names the missing product', async () => {
    const screen = await mount(contract, { 'product-id': '../etc' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('product-id');
    expect(server.all).to.have.length(0);
  });

  it('says in the language of the screen that a picture may not be shown, though the words come later', async () => {
    const screen = await open({ productLogo: 'http://elsewhere.example/logo.png' }, { locale: 'fil' });
    await screen.until(() => screen.heard('loan-toast').length > 0);
    expect(screen.heard('loan-toast')).to.deep.equal([{ kind: 'info', text: 'Hindi ligtas ipakita ang isang larawan.' }]);
  });

  it('shows no logo from where none may come, and tells it once', async () => {
    const screen = await open({ productLogo: 'http://elsewhere.example/logo.png' });
    await screen.until(() => screen.heard('loan-error').length > 0);
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'productLogo' }]);
    expect(screen.root.querySelector('img')).to.equal(null);
    expect(screen.text()).to.contain('A picture cannot be shown safely');
    screen.element.reload();
    await screen.until(() => server.calls('loanConfirm').length === 2);
    expect(screen.heard('loan-error')).to.have.length(1);
    expect(screen.heard('loan-toast')).to.have.length(1);
  });

  it('tells the page of the new order without the session', async () => {
    server.on(
      'loanPush',
      ok({ lendDetailsUrl: 'https://l.example/d?orderId=5&sessionId=SECRET-7&session_id=x&phone=0712345678&a=SECRET-7' }),
    );
    const screen = await open({}, { 'session-id': 'SECRET-7', phone: '0712345678' });
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length === 1);
    expect(screen.heard('loan-confirmed')[0]?.url).to.equal('https://l.example/d?orderId=5&a=•••');
  });

  it('takes a number for no address', async () => {
    server.on('loanPush', ok({ lendDetailsUrl: 0 }));
    const screen = await open({ popAgreementUrl: 0 });
    expect(screen.root.querySelector('dialog')).to.equal(null);
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-error').length > 0);
    expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'loanPush' });
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('tells nobody a secret', async () => {
    const screen = await open({}, { 'session-id': 'SECRET-7', phone: '0712345678' });
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-confirmed').length > 0);
    const told =
      JSON.stringify(screen.events.filter((event) => event.type !== 'loan-navigate')) + JSON.stringify(Object.entries(localStorage));
    expect(told).not.to.contain('SECRET-7').and.not.to.contain('0712345678');
    expect(screen.element.outerHTML.replace(/session-id="[^"]*"|phone="[^"]*"/g, '')).not.to.contain('SECRET-7');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}, also with a dialog open`, async () => {
      const screen = await open({ popAgreementUrl: 'https://papers.example/frame' }, { theme });
      await expect(screen.element).to.be.accessible();
      screen.button('Agree').click();
      await screen.until(() => screen.root.querySelector('dialog') === null);
      await expect(screen.element).to.be.accessible();
    });
  }
});
