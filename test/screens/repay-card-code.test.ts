import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { setHash } from '../../src/navigation/go.js';
import { resetClock, setClock } from '../kit/clock.js';
import { dropped, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, visible } from '../kit/page-state.js';
import type { Screen } from '../kit/screen.js';
import {
  cardServer,
  cards,
  cardsGone,
  choose,
  coded,
  confirmed,
  dialog,
  idle,
  keysOf,
  open,
  press,
  toasts,
  way,
} from './repay-card-kit.js';

describe('the code of a card payment', () => {
  let server: MockApi;
  beforeEach(() => {
    server = cardServer();
  });
  afterEach(() => cardsGone(server));

  it('asks for the code, of at least six characters, and confirms once', async () => {
    const screen = await open();
    await coded(screen);
    const field = screen.input('sms-code');
    expect([field.getAttribute('autocomplete'), field.inputMode]).to.deep.equal(['one-time-code', 'numeric']);
    expect(screen.root.activeElement).to.equal(field);
    expect(screen.button(/^Send again in (60|59) s$/)).to.have.property('disabled', true);
    screen.type('sms-code', '13524');
    await nextFrame();
    screen.button('Confirm').click();
    await nextFrame();
    expect(toasts(screen)).to.deep.equal(['enter correct code']);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    screen.type('sms-code', ' 135 246 ');
    await nextFrame();
    for (let n = 0; n < 5; n += 1) screen.button('Confirm').click();
    await screen.until(() => screen.text().includes('Settled'));
    expect(server.calls('repaymentConfirm').map((call) => call.body)).to.deep.equal([
      { orderId: 'o-1', verifyCode: '135246', repaymentRecordId: 'r-1' },
    ]);
    expect(dialog(screen)).to.equal(null);
    expect(screen.heard('loan-repaid')).to.deep.equal([{ tradeNo: 'r-1', repayType: 'CARD', amount: 8450055 }]);
    expect(JSON.stringify(screen.events)).not.to.contain('135246');
    expect(Object.values(localStorage).join()).not.to.contain('135246');
  });

  it('keeps the dialog and what was typed while the borrower looks for the code elsewhere for minutes', async () => {
    const screen = await open();
    await coded(screen);
    screen.type('sms-code', '1352');
    const left = Date.now();
    try {
      setClock(() => left);
      visible(false);
      setClock(() => left + 360_000);
      visible(true);
      await server.called('repaymentWay', 1);
      await nextFrame();
      expect(dialog(screen)).not.to.equal(null);
      expect(screen.input('sms-code').value).to.equal('1352');
      expect(screen.root.activeElement).to.equal(screen.input('sms-code'));
      screen.type('sms-code', '135246');
      await nextFrame();
      screen.button('Confirm').click();
      await screen.until(() => screen.text().includes('Settled'));
    } finally {
      resetClock();
      asItIs();
    }
    expect(server.calls('repaymentConfirm').map((call) => call.body)).to.deep.equal([
      { orderId: 'o-1', verifyCode: '135246', repaymentRecordId: 'r-1' },
    ]);
  });

  it('takes Enter in the code’s field for Confirm: once, and not while text is composed or the key is held', async () => {
    const screen = await open();
    await coded(screen);
    expect(screen.input('sms-code').getAttribute('enterkeyhint')).to.equal('done');
    screen.enter('sms-code');
    await nextFrame();
    expect(toasts(screen)).to.deep.equal(['enter correct code']);
    screen.type('sms-code', '135246');
    await nextFrame();
    for (const no of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }, { key: 'a' }]) screen.enter('sms-code', no);
    await nextFrame();
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    // What comes up with it would be answered by what the browser does next.
    expect(screen.enter('sms-code')).to.equal(false);
    screen.enter('sms-code');
    screen.button('Confirm').click();
    await nextFrame();
    if (dialog(screen)) screen.enter('sms-code');
    await screen.until(() => screen.text().includes('Settled'));
    expect(server.calls('repaymentConfirm')).to.have.length(1);
  });

  it('says what is wrong with a code, and lets another one be tried', async () => {
    server.on('repaymentConfirm', refused('800006', 'whatever'));
    const screen = await open();
    await coded(screen);
    await confirmed(server, screen);
    await screen.until(() => toasts(screen).includes('verification code error'));
    expect(dialog(screen)?.textContent).to.contain('verification code error');
    // The next one can be typed at once.
    await screen.until(() => screen.root.activeElement?.id === 'sms-code');
    server.on('repaymentConfirm', refused(42, 'The bank is closed.'));
    await confirmed(server, screen, '222222');
    await screen.until(() => toasts(screen).includes('The bank is closed.'));
    server.on('repaymentConfirm', refused(43));
    await confirmed(server, screen, '222222');
    await screen.until(() => toasts(screen).includes('The payment could not be processed.'));
    await idle(screen);
    server.on('repaymentConfirm', refused(800005, 'whatever'));
    await confirmed(server, screen, '222222');
    await screen.until(() => toasts(screen).includes('do not submit payment twice'));
    await screen.until(() => dialog(screen) === null);
    expect(screen.heard('loan-repaid')).to.have.length(0);
    expect(new Set(keysOf(server, 'repaymentConfirm')).size).to.equal(4);
  });

  for (const [what, answer, words] of [
    ['a refusal', refused(800001, 'Please wait.'), 'Please wait.'],
    ['an outcome nobody knows', raw('gateway', 502), 'We do not know yet'],
  ] as const)
    it(`leaves nothing at the field of the code that was wrong before ${what}`, async () => {
      server.on('repaymentConfirm', refused('800006', ''));
      const screen = await open();
      await coded(screen);
      await confirmed(server, screen);
      await screen.until(() => screen.root.querySelector('#sms-code-error') !== null);
      await idle(screen);
      server.on('repaymentConfirm', answer);
      screen.button('Confirm').click();
      await server.called('repaymentConfirm', 1);
      await screen.until(() => toasts(screen).includes(words) || screen.text().includes(words));
      expect(screen.root.querySelector('#sms-code-error') === null).to.equal(true);
      expect(screen.input('sms-code').getAttribute('aria-invalid')).to.equal(null);
    });

  it('sends another code once the countdown is over, by the clock', async () => {
    const screen = await open();
    await coded(screen);
    screen.button(/^Send again in/).click();
    expect(server.calls('repaymentCommit')).to.have.length(1);
    const real = Date.now;
    Date.now = () => real() + 60_500;
    try {
      await screen.until(() => screen.buttons('Send again').length === 1);
      server.on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-2' }));
      for (let n = 0; n < 3; n += 1) screen.button('Send again').click();
      await screen.until(() => screen.buttons(/^Send again in/).length === 1);
    } finally {
      Date.now = real;
    }
    expect(server.calls('repaymentCommit').map((call) => Object(call.body).sendMsg)).to.deep.equal([0, 1]);
    expect(new Set(keysOf(server, 'repaymentCommit')).size).to.equal(2);
    await confirmed(server, screen);
    expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal('r-2');
  });

  it('asks for the code of what was on its way when it was taken out and put back; an open dialog comes back, too', async () => {
    server.hold('repaymentCommit');
    const screen = await open();
    const { element } = screen;
    const again = async () => {
      const { parentNode } = element;
      element.remove();
      await nextFrame();
      parentNode?.append(element);
      await screen.until(() => screen.text().includes('Pwani Bank'));
    };
    await choose(screen);
    screen.button('Pay Now').click();
    const call = await server.called('repaymentCommit');
    await again();
    await aTimeout(50);
    expect(dialog(screen)).to.equal(null);
    call.answer(ok({ needValid: 1, repayRecordId: 'r-7' }));
    await screen.until(() => dialog(screen) !== null);
    expect(screen.buttons(/^Send again in (60|59) s$/)).to.have.length(1);
    await again();
    await screen.until(() => dialog(screen) !== null);
    await confirmed(server, screen);
    await screen.until(() => screen.text().includes('Settled'));
    expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal('r-7');
    expect(server.calls('repaymentCommit')).to.have.length(1);
  });

  it('starts over after Cancel: the countdown too', async () => {
    const screen = await open();
    await coded(screen);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('loan-rest'))).to.deep.equal([]);
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(screen.buttons(/^Send again in (60|59) s$/)).to.have.length(1);
    expect(screen.input('sms-code').value).to.equal('');
  });

  it('lets another order’s element send, choose and cancel without a new code coming early here', async () => {
    const [screen, other] = [await open(), await open({ 'order-id': 'o-2' })];
    await coded(screen);
    await idle(other);
    await coded(other);
    other.button('Cancel').click();
    await other.until(() => dialog(other) === null);
    expect(screen.buttons(/^Send again in/)).to.have.length(1);
    const same = await open();
    same.element.setAttribute('order-id', 'o-3');
    await idle(same);
    expect(screen.buttons(/^Send again in/)).to.have.length(1);
  });

  it('pays nothing with a code that was sent for another amount or coupon', async () => {
    const screen = await open({ amount: '12345600' });
    for (const [name, value] of [
      ['amount', '50000'],
      ['coupon-id', 'k-1'],
    ] as const) {
      await coded(screen);
      screen.type('sms-code', '135246');
      screen.element.setAttribute(name, value);
      await screen.until(() => dialog(screen) === null);
      await idle(screen);
    }
    expect(server.calls('repaymentConfirm')).to.have.length(0);
    await coded(screen);
    await confirmed(server, screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    expect(server.calls('repaymentCommit').map(({ body }) => [Object(body).amount, Object(body).couponId])).to.deep.equal([
      [12345600, null],
      [50000, null],
      [50000, 'k-1'],
    ]);
    expect(new Set(keysOf(server, 'repaymentCommit')).size).to.equal(3);
    expect(screen.heard('loan-repaid')[0]).to.deep.include({ amount: 50000 });
  });

  it('asks for no code of another amount after a reload, nor after a confirmation that nobody heard of', async () => {
    const first = await open({ amount: '50000' });
    await coded(first);
    const kept = Object.entries(localStorage);
    first.element.remove();
    await nextFrame();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const screen = await open({ amount: '70000' });
    expect(dialog(screen)).to.equal(null);
    await coded(screen);
    server.on('repaymentConfirm', dropped);
    await confirmed(server, screen);
    await server.called('repaymentConfirm');
    await idle(screen);
    screen.button('Cancel').click();
    screen.element.setAttribute('amount', '90000');
    await screen.until(() => screen.text().includes('900.00'));
    await idle(screen);
    for (let n = 0; n < 40 && server.calls('repaymentCommit').length < 3; n += 1) {
      await choose(screen);
      screen.button('Pay Now').click();
      await aTimeout(100);
    }
    const commit = await server.called('repaymentCommit', 2);
    expect(commit.body).to.deep.include({ amount: 90000 });
  });

  it('brings the dialog back after the clock was set back too, for the minutes a code works and no longer', async () => {
    const real = Date.now;
    const killed = async (screen: Screen) => {
      const kept = Object.entries(localStorage);
      screen.element.remove();
      await nextFrame();
      for (const [key, value] of kept) localStorage.setItem(key, value);
    };
    try {
      Date.now = () => real() + 400 * 24 * 60 * 60_000;
      const ahead = await open();
      await coded(ahead);
      await killed(ahead);
      Date.now = real;
      const back = await open();
      await back.until(() => dialog(back) !== null);
      await killed(back);
      Date.now = () => real() + 10 * 60_000 + 1000;
      const late = await open();
      expect(dialog(late)).to.equal(null);
    } finally {
      Date.now = real;
    }
  });

  it('brings the dialog back after the page was killed, with the seconds that are left and no new code', async () => {
    const screen = await open();
    await coded(screen);
    const kept = Object.entries(localStorage);
    screen.element.remove();
    await nextFrame();
    expect(localStorage.getItem('loan-rest:u1:repay-record')).to.equal(null);
    // A killed page cleans nothing up.
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const real = Date.now;
    Date.now = () => real() + 40_000;
    try {
      const again = await open();
      await again.until(() => dialog(again) !== null);
      expect(again.buttons(/^Send again in (20|19) s$/)).to.have.length(1);
      expect(dialog(again)?.textContent, 'what it pays').to.match(/TZS 84500\.55.*Benki ya Savana.*•••• 4417/);
      expect(server.calls('repaymentCommit')).to.have.length(1);
      await confirmed(server, again);
      expect(server.calls('repaymentConfirm')[0]?.body).to.deep.equal({ orderId: 'o-1', verifyCode: '135246', repaymentRecordId: 'r-1' });
      await again.until(() => again.text().includes('Settled'));
      again.element.remove();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      setHash('', true);
      const other = await open({ 'order-id': 'o-2' });
      expect(dialog(other)).to.equal(null);
    } finally {
      Date.now = real;
    }
  });

  // Which repayment waits is kept on the phone, where every page of the origin finds it.
  for (const [how, more, name] of [
    ['for another card: its code is asked for', { recordId: 'r-9', cardId: 'c2' }, 'r-9'],
    ['of another amount: its page asks for it', { recordId: 'r-9', made: 'other' }, undefined],
    ['that is too old by now: this one stands', { recordId: 'r-9', until: 1 }, 'r-1'],
  ] as const)
    it(`confirms nothing that another page has replaced meanwhile by a repayment ${how}`, async () => {
      const screen = await open();
      await coded(screen);
      const [key = ''] = Object.keys(localStorage).filter(
        (each) => each.includes('repay-record') && localStorage.getItem(each)?.includes('r-1'),
      );
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...more }));
      if (name !== 'r-1') {
        screen.type('sms-code', '111111');
        await nextFrame();
        await press(screen, 'Confirm');
        await screen.until(() => (name === undefined ? dialog(screen) === null : screen.input('sms-code').value === ''));
        await nextFrame();
        expect(server.calls('repaymentConfirm')).to.have.length(0);
        expect(toasts(screen)).to.deep.equal(name === undefined ? [] : ['A new code is on its way.']);
        expect(localStorage.getItem(key), 'kept for the other page').to.contain('r-9');
      }
      if (name === undefined) return;
      await confirmed(server, screen);
      expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal(name);
    });

  it('asks for no other code where another page has asked for one meanwhile: it shows that one', async () => {
    const screen = await open();
    await coded(screen);
    const [key = ''] = Object.keys(localStorage).filter((each) => localStorage.getItem(each)?.includes('r-1'));
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), recordId: 'r-9', cardId: 'c2' }));
    const real = Date.now;
    Date.now = () => real() + 61_000;
    try {
      await screen.until(() => screen.buttons('Send again').length === 1);
      await press(screen, 'Send again');
      await screen.until(() => toasts(screen).includes('A new code is on its way.'));
    } finally {
      Date.now = real;
    }
    await idle(screen);
    expect(server.calls('repaymentCommit')).to.have.length(1);
    await confirmed(server, screen);
    expect(Object(server.calls('repaymentConfirm')[0]?.body).repaymentRecordId).to.equal('r-9');
  });

  it('does not know what became of a commit: looks anew and sends the very same again', async () => {
    server.on('repaymentCommit', dropped);
    const screen = await open();
    await choose(screen);
    server.on('repaymentWay', ok({ ...way, repayToken: 'rt-2' }));
    screen.button('Pay Now').click();
    await server.called('repaymentWay', 1);
    await screen.until(() => screen.text().includes('We do not know yet whether it went through'));
    await idle(screen);
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-1' }));
    screen.button('Pay Now').click();
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    const [first, second] = server.calls('repaymentCommit');
    expect(second?.body).to.deep.equal(first?.body);
    expect(new Set(keysOf(server, 'repaymentCommit')).size).to.equal(1);
  });

  it('does not know what became of a confirmation: says so in the dialog, and the same code goes with the same key', async () => {
    server.on('repaymentConfirm', dropped);
    const screen = await open();
    await coded(screen);
    await confirmed(server, screen);
    await screen.until(() => toasts(screen).includes('error'));
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    await idle(screen);
    await confirmed(server, screen, '999999');
    await idle(screen);
    server.on('repaymentConfirm', ok());
    await confirmed(server, screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    const [first, other, again] = keysOf(server, 'repaymentConfirm');
    expect(first).to.equal(again);
    expect(first).not.to.equal(other);
  });

  it('sends another code with another key after the page was killed, too', async () => {
    server.on('repaymentConfirm', dropped);
    const first = await open();
    await coded(first);
    await confirmed(server, first, '111111');
    await first.until(() => dialog(first)?.textContent.includes('We do not know yet') ?? false);
    await idle(first);
    first.element.remove();
    await nextFrame();
    const screen = await open();
    await screen.until(() => dialog(screen) !== null);
    await confirmed(server, screen, '135246');
    await idle(screen);
    await confirmed(server, screen, '111111');
    const [lost, other, again] = keysOf(server, 'repaymentConfirm');
    expect(other).not.to.equal(lost);
    expect(again).to.equal(lost);
  });

  it('keeps the key where only the cards are other ones', async () => {
    server.on('repaymentCommit', dropped);
    const screen = await open();
    await choose(screen);
    const more = [{ id: 'c3', bankName: 'Ziwa Bank', cardNo: '4000000000000002', bankCode: 'ZIW' }, ...cards].reverse();
    server.on('repaymentWay', ok({ ...way, repayToken: 'rt-2', bankCards: more }));
    screen.button('Pay Now').click();
    await screen.until(() => screen.text().includes('Ziwa Bank') && screen.text().includes('cannot see here'));
    await idle(screen);
    await choose(screen);
    server.on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }));
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(new Set(keysOf(server, 'repaymentCommit')).size).to.equal(1);
    // It is known now that no money has moved yet.
    expect(screen.text()).not.to.contain('You may have paid this already');
  });

  it('takes nothing that cannot be read for a payment', async () => {
    for (const needValid of [true, 'Y', '', {}, [1]]) {
      server.on('repaymentCommit', ok({ needValid, repayRecordId: 'r-1' }));
      const screen = await open();
      await choose(screen);
      screen.button('Pay Now').click();
      await screen.until(() => screen.text().includes('We do not know yet'));
      await idle(screen);
      expect(screen.heard('loan-repaid'), JSON.stringify(needValid)).to.deep.equal([]);
      expect(location.hash).to.equal('');
      screen.element.remove();
    }
  });

  it('asks for the same code again where nobody knows, also after Cancel: no second repayment, and no word that it is safe', async () => {
    server.on('repaymentConfirm', dropped);
    const screen = await open();
    await coded(screen);
    await confirmed(server, screen);
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    await idle(screen);
    expect(screen.text()).not.to.match(/safely|see it yet/);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect(screen.text()).to.include('cannot see here whether it went through');
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    server.on('repaymentConfirm', ok());
    await confirmed(server, screen);
    await screen.until(() => screen.heard('loan-repaid').length === 1);
    expect(server.calls('repaymentCommit')).to.have.length(1);
    expect(new Set(keysOf(server, 'repaymentConfirm')).size).to.equal(1);
  });

  it('asks for it in the next page too, says that nobody knows, and lets another card be chosen', async () => {
    server.on('repaymentConfirm', dropped);
    const first = await open();
    await coded(first);
    await confirmed(server, first);
    await first.until(() => dialog(first)?.textContent.includes('We do not know yet') ?? false);
    await idle(first);
    first.element.remove();
    await nextFrame();
    // The page may be killed now: what it has in its memory is gone then.
    expect(Object.keys(localStorage).some((key) => key.includes('repay-record'))).to.equal(true);
    const screen = await open();
    await screen.until(() => dialog(screen)?.textContent.includes('We do not know yet') ?? false);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    await choose(screen);
    screen.button('Pay Now').click();
    await screen.until(() => dialog(screen) !== null);
    expect(server.calls('repaymentCommit')).to.have.length(1);
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    server.on('repaymentCommit', refused(9, 'Your bank said no.'));
    await choose(screen, 'c2');
    screen.button('Pay Now').click();
    await screen.until(() => toasts(screen).includes('Your bank said no.'));
    await idle(screen);
    // It was another payment's refusal: what was not known before is not known now.
    await screen.until(() => screen.text().includes('We do not know yet'));
  });

  it('leaves the code in sight when the shell goes back while it is under way', async () => {
    const nativeBack = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    const screen = await open();
    await coded(screen);
    server.hold('repaymentConfirm');
    await confirmed(server, screen);
    expect(nativeBack()).to.equal(true);
    await nextFrame();
    expect(dialog(screen)).not.to.equal(null);
    (await server.called('repaymentConfirm')).answer(refused(800006, 'No'));
    await idle(screen);
    expect(nativeBack()).to.equal(true);
    await screen.until(() => dialog(screen) === null);
    expect(nativeBack()).to.equal(false);
  });
});
