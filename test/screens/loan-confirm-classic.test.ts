import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/loan-confirm-classic.js';
import { $config, configure } from '../../src/config/config.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const offer = {
  amount: '200000.5',
  productName: 'Nuru Mkopo',
  repayDate: '2026-12-21',
  currencySymbol: 'TZS',
  details: [{ text: 'To repay', value: 'TZS 224.800' }],
  plan: [{ text: '2027-01-20', value: 'TZS 56.200' }],
};
const promo = { NewPopMsg: 'This week without a fee.', NewButtonMsg: 'Take it now' };
const agreements = { list: [{ title: 'Loan agreement' }, { title: 'Privacy terms', position: 7 }] };
const url = '/loanDetail?orderId=o-77';
const settings = $config.get();

describe('<loan-confirm-classic>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('classicAgreements', ok(agreements)).on('classicPush', ok({ url }));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });

  const open = (more: object = {}, attributes: Record<string, string> = {}): Promise<Screen> => {
    server.on('classicConfirm', ok({ ...offer, ...more }));
    return mount(contract, { 'product-id': 'p-1', ...attributes });
  };
  const loanNow = (screen: Screen) => screen.button('Loan Now');
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');

  it('keeps a button in the pop-up, whatever the server writes on it', async () => {
    for (const NewButtonMsg of ['data:text/javascript,alert(1)', 'Chukua2027-01-20T00:00:00+03:00sasa'.repeat(3)]) {
      const screen = await open({ ...promo, NewButtonMsg });
      const box = dialog(screen);
      if (!box) throw new Error('no pop-up');
      box.style.width = '288px';
      const button = screen.button(NewButtonMsg);
      expect(button.getBoundingClientRect().right).to.be.at.most(box.getBoundingClientRect().right - 20 + 0.5);
      expect(button.scrollWidth, NewButtonMsg).to.be.at.most(button.clientWidth);
      screen.element.remove();
    }
  });

  it('shows amount, product, date, details and plan', async () => {
    const screen = await open();
    for (const words of ['TZS 200.000,50', 'Nuru Mkopo', '2026-12-21', 'To repay', 'TZS 224.800', '2027-01-20', 'TZS 56.200']) {
      expect(screen.text()).to.contain(words);
    }
    expect(dialog(screen)).to.equal(null);
    expect(server.calls('classicConfirm')[0]?.body).to.deep.equal({ productId: 'p-1' });
  });

  it('offers no loan of nothing or less', async () => {
    for (const amount of [0, '-5', -0.01, '0.00']) {
      const screen = await open({ amount });
      expect(screen.state(), String(amount)).to.equal('error');
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'contract', endpoint: 'classicConfirm' });
      expect(screen.buttons('Loan Now')).to.have.length(0);
      expect(screen.buttons('Retry')).to.have.length(1);
    }
  });

  it('takes back no consent while what was agreed to is being sent', async () => {
    server.hold('classicPush');
    const screen = await open();
    const consent = screen.root.querySelector<HTMLInputElement>('#consent');
    loanNow(screen).click();
    await server.called('classicPush');
    consent?.click();
    await nextFrame();
    expect(consent?.checked).to.equal(true);
    server.calls('classicPush')[0]?.answer(refused(9, 'Not today'));
    await screen.until(() => !loanNow(screen).hasAttribute('aria-busy'));
    consent?.click();
    await screen.until(() => loanNow(screen).hasAttribute('disabled'));
    expect(consent?.checked).to.equal(false);
  });

  it('takes the loan once for many taps, with an idempotency key, and opens its url', async () => {
    server.hold('classicPush');
    const [one, two] = [await open(), await open()];
    for (let n = 0; n < 5; n += 1) loanNow(one).click();
    loanNow(two).click();
    const push = await server.called('classicPush');
    await nextFrame();
    expect(loanNow(one).getAttribute('aria-busy')).to.equal('true');
    expect(push.body).to.deep.equal({ productId: 'p-1', amount: 200000.5 });
    expect(push.headers['idempotency-key']).to.match(/^[\da-f-]{36}$/);
    push.answer(ok({ url }));
    await one.until(() => one.heard('loan-confirmed').length > 0);
    expect(String(one.heard('loan-navigate')[0]?.url)).to.match(/\/loanDetail\?orderId=o-77&userId=u1&sessionId=s1$/);
    expect(one.heard('loan-confirmed')[0]).to.deep.equal({ productId: 'p-1', url: new URL(url, location.href).href });
    expect(server.calls('classicPush')).to.have.length(1);
  });

  it("shows a refusal in the old endpoint's own words", async () => {
    server.on('classicPush', json({ code: '31', errMsg: 'Limit reached', message: 'something else' }));
    const screen = await open();
    loanNow(screen).click();
    await screen.until(() => screen.text().includes('Limit reached'));
    expect(screen.text()).not.to.contain('something else');
    expect(screen.heard('loan-error')[0]).to.deep.include({
      kind: 'refused',
      code: '31',
      message: 'Limit reached',
      endpoint: 'classicPush',
    });
  });

  it('takes only the string 00 for success', async () => {
    server.on('classicConfirm', json({ code: 0, data: offer, errMsg: 'Old service' }));
    const screen = await mount(contract, { 'product-id': 'p-1' });
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('Old service');
  });

  it('is blocked without the tick, in the pop-up too', async () => {
    configure({ policy: { consentTicked: false } });
    const screen = await open(promo);
    expect(screen.text()).to.contain('tick the box');
    screen.button('Take it now').click();
    loanNow(screen).click();
    expect(server.calls('classicPush')).to.have.length(0);
    screen.button('Close').click();
    await screen.until(() => dialog(screen) === null);
    screen.input('consent').click();
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
    loanNow(screen).click();
    await server.called('classicPush');
  });

  it('has no tick to wait for when there are no agreements', async () => {
    configure({ policy: { consentTicked: false } });
    server.on('classicAgreements', ok({ list: [] }));
    const screen = await open();
    expect(screen.root.querySelector('[name="consent"]')).to.equal(null);
    loanNow(screen).click();
    await server.called('classicPush');
  });

  it('opens the pop-up once, after the data; it closes', async () => {
    const screen = await open(promo);
    expect(dialog(screen)?.textContent).to.contain('This week without a fee.');
    screen.button('Close').click();
    await screen.until(() => dialog(screen) === null);
    screen.element.reload();
    await server.called('classicConfirm', 1);
    await nextFrame();
    expect(dialog(screen)).to.equal(null);
    expect(server.calls('classicPush')).to.have.length(0);
    expect(screen.heard('loan-declined')).to.have.length(0);
  });

  it('gives the focus back to what had it in the page, the dialog of another element too', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    try {
      const first = await open(promo);
      const second = await open(promo);
      expect(second.root.activeElement).not.to.equal(null);
      second.button('Close').click();
      await second.until(() => dialog(second) === null);
      expect(dialog(first)?.contains(first.root.activeElement)).to.equal(true);
      first.button('Close').click();
      await first.until(() => dialog(first) === null);
      expect(document.activeElement).to.equal(field);
    } finally {
      field.remove();
    }
  });

  it('takes the loan from the pop-up', async () => {
    const screen = await open(promo);
    const take = screen.button('Take it now');
    for (let n = 0; n < 3; n += 1) take.click();
    await screen.until(() => screen.heard('loan-confirmed').length > 0);
    expect(server.calls('classicPush')).to.have.length(1);
    expect(dialog(screen)).to.equal(null);
  });

  it("closes the pop-up with the shell's back, then lets it go back", async () => {
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const screen = await open(promo);
    expect(back()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(back()).to.equal(false);
    expect(screen.heard('loan-declined')).to.have.length(1);
  });

  it('says of no loan that is being taken, or was, that it was declined', async () => {
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    server.hold('classicPush');
    const screen = await open();
    loanNow(screen).click();
    const push = await server.called('classicPush');
    expect(back(), 'under way').to.equal(false);
    push.answer(ok({ url: 'https://user:pw@evil.example/' }));
    await screen.until(() => screen.heard('loan-confirmed').length > 0);
    expect(back(), 'taken').to.equal(false);
    expect(screen.heard('loan-declined')).to.have.length(0);
  });

  it('opens an agreement by its position, and no hostile one', async () => {
    server.on('classicAgreementJump', ok({ contract_url: 'https://papers.example/7' }));
    const screen = await open();
    screen.button('Privacy terms').click();
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect(server.calls('classicAgreementJump')[0]?.body).to.deep.equal({ productId: 'p-1', position: 7 });
    server.on('classicAgreementJump', ok({ contract_url: 'javascript:alert(1)' }));
    screen.button('Loan agreement').click();
    await screen.until(() => screen.heard('loan-error').length > 0);
    expect(screen.heard('loan-navigate')).to.have.length(1);
  });

  for (const [what, reply] of [
    ['a dropped answer', dropped],
    ['a gateway page', raw('<html>bad gateway</html>', 502)],
  ] as const) {
    it(`says that the outcome is unknown after ${what}, looks again, and sends the same key`, async () => {
      const screen = await open();
      server.on('classicPush', reply).hold('classicConfirm');
      loanNow(screen).click();
      await server.called('classicConfirm', 1);
      await screen.until(() => screen.text().includes('We do not know yet'));
      server.calls('classicConfirm')[1]?.answer(ok(offer));
      await screen.until(() => screen.text().includes('do not see it yet'));
      server.on('classicPush', ok({ url }));
      loanNow(screen).click();
      await screen.until(() => screen.heard('loan-confirmed').length === 1);
      const keys = server.calls('classicPush').map((call) => call.headers['idempotency-key']);
      expect(keys).to.have.length(2);
      expect(keys[0]).to.equal(keys[1]);
    });
  }

  it('does not follow a hostile url, and cannot be sent again', async () => {
    server.on('classicPush', ok({ url: 'https://user:pw@evil.example/' }));
    const screen = await open();
    loanNow(screen).click();
    await screen.until(() => screen.heard('loan-error').length > 0);
    expect(screen.heard('loan-navigate')).to.have.length(0);
    expect(loanNow(screen)).to.have.property('disabled', true);
  });

  it('works again for another product while the first one is on its way', async () => {
    server.hold('classicPush');
    const screen = await open();
    loanNow(screen).click();
    const push = await server.called('classicPush');
    screen.element.setAttribute('product-id', 'p-2');
    await server.called('classicConfirm', 1);
    await screen.until(() => screen.state() === 'ready');
    push.answer(refused('31', 'No'));
    await screen.until(() => !loanNow(screen).hasAttribute('aria-busy'));
    expect(loanNow(screen)).to.have.property('disabled', false);
  });

  it('fetches anew when the page comes back from the cache, before the button works', async () => {
    const screen = await open();
    server.hold('classicConfirm');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const again = await server.called('classicConfirm', 1);
    await nextFrame();
    expect(loanNow(screen)).to.have.property('disabled', true);
    again.answer(ok(offer));
    await screen.until(() => !loanNow(screen).hasAttribute('disabled'));
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}, also with the pop-up open`, async () => {
      const screen = await open(promo, { theme });
      await expect(screen.element).to.be.accessible();
      screen.button('Close').click();
      await screen.until(() => dialog(screen) === null);
      await expect(screen.element).to.be.accessible();
    });
  }
});
