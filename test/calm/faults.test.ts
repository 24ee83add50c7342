import { expect, waitUntil } from '@open-wc/testing';
import { some } from '../kit/effort.js';
import { dropped, hanging, json, raw, type Call, type Reply } from '../kit/mock-api.js';
import { asItIs, online } from '../kit/page-state.js';
import { jpeg } from '../kit/photos.js';
import { actions, subjectFor, unreached, type Action } from './actions.js';
import { changes, rowOf, task, wiretap, type Wiretap } from './lender.js';
import { nameOf, primary, reach, usable, walk } from './robot.js';
import { settled, show, uneasy, type Shown } from './stage.js';
import { subjects } from './subjects.js';
import { hurry, watch, type Clock, type Watch } from './watch.js';

/** Ways to fail, and whether the server's word was heard: then the outcome of a payment is known. */
const faults: readonly { readonly name: string; readonly reply: Reply; readonly known?: true }[] = [
  { name: 'a broken connection', reply: dropped },
  { name: 'a body that breaks off', reply: raw('{"code":0,"data":{"amo', 200, { 'content-type': 'application/json' }) },
  { name: 'a page instead of an answer', reply: raw('<!doctype html><title>Login</title>', 200, { 'content-type': 'text/html' }) },
  { name: '404', reply: raw('<h1>Not found</h1>', 404) },
  { name: '500', reply: raw('', 500) },
  { name: 'no answer for a minute', reply: hanging },
  { name: '503 with words', reply: json({ code: 9, message: 'Please try later', errMsg: 'Please try later' }, 503), known: true },
];

describe('faults', () => {
  let net: Wiretap;
  let page: Watch;
  let clock: Clock;
  let worlds = 0;
  /** A session of its own, in a world of its own. */
  const fresh = () => ({ 'merchant-number': `faults-${(worlds += 1)}` });

  before(async () => {
    page = watch();
    net = await wiretap();
    clock = hurry();
  });
  after(() => {
    clock.stop();
    page.stop();
    net.restore();
  });
  beforeEach(() => {
    localStorage.clear();
    net.interfere();
  });
  afterEach(() => {
    asItIs();
    expect(page.wrongs.join('\n')).to.equal('');
  });

  const retryIn = ({ root }: Shown) => Array.from(root.querySelectorAll('button')).find((button) => nameOf(button) === 'Retry');
  const since = (from: number, name: string): Call[] => net.api.all.slice(from).filter((call) => call.name === name);

  /** Every call that a screen makes on load, once. */
  async function learned(): Promise<{ at: number; endpoint: string }[]> {
    const pairs = new Map<string, { at: number; endpoint: string }>();
    for (const [at, subject] of subjects.entries()) {
      const from = net.api.all.length;
      const shown = show(subject, fresh());
      await settled(net, shown);
      shown.close();
      for (const { name } of net.api.all.slice(from))
        pairs.set(`${subject.contract.tag}${subject.hash.slice(0, 5)} ${name}`, { at, endpoint: name });
    }
    return [...pairs.values()];
  }

  it('on load leave a screen in words, which Retry brings back; nothing is sent twice', async () => {
    const troubles: string[] = [];
    for (const [turn, { at, endpoint }] of (await learned()).entries()) {
      const subject = subjects[at];
      if (!subject) continue;
      for (const fault of some(faults, turn)) {
        net.interfere((call) => (call.name === endpoint ? fault.reply : undefined));
        const from = net.api.all.length;
        const shown = show(subject, fresh());
        await net.quiet();
        if (fault.reply === hanging) clock.minute();
        await settled(net, shown);
        const said = (what: string) => troubles.push(`${subject.name}, ${endpoint}, ${fault.name}: ${what}`);
        for (const wrong of uneasy(shown)) said(wrong);
        const sent = since(from, endpoint).length;
        const most = rowOf(endpoint)?.method === 'GET' ? 3 : 1;
        if (sent > most) said(`sent ${sent} times`);
        if (shown.state() === 'loading') said('still loading');
        if (shown.state() === 'error' && shown.heard('loan-error').length !== 1) said(`${shown.heard('loan-error').length} errors`);
        net.interfere();
        if (shown.state() === 'error') {
          const retry = retryIn(shown);
          if (!retry) said('no Retry');
          retry?.click();
          await settled(net, shown);
          if (!/^(?:ready|empty)$/.test(String(shown.state()))) said(`${String(shown.state())} after Retry`);
        }
        shown.close();
      }
    }
    expect(troubles.slice(0, 20).join('\n')).to.equal('');
  }).timeout(60_000);

  it('without a network a screen says so, and loads by itself when it is back', async () => {
    const troubles: string[] = [];
    for (const subject of subjects) {
      online(false);
      net.interfere(() => dropped);
      const from = net.api.all.length;
      const shown = show(subject, fresh());
      await settled(net, shown);
      const calls = net.api.all.length > from;
      const said = (what: string) => troubles.push(`${subject.name}: ${what}`);
      for (const wrong of uneasy(shown)) said(wrong);
      if (calls && shown.state() !== 'error') said(`${String(shown.state())} without a network`);
      if (calls && shown.state() === 'error' && !/network|connection|offline/i.test(shown.text())) said(shown.text());
      net.interfere();
      online(true);
      // A slow machine takes its time to ask.
      await waitUntil(() => shown.state() === 'ready' || shown.state() === 'empty', '', { timeout: 3000 }).catch(() => undefined);
      await settled(net, shown);
      if (shown.state() === 'error' || shown.state() === 'loading') said(`${shown.state()} after the network came back`);
      online(false);
      await task();
      if (shown.state() === 'error') said('what was on screen is gone');
      if (shown.state() === 'ready' && !shown.root.querySelector('.offline[role="status"]')) said('does not say that it is offline');
      online(true);
      shown.close();
    }
    expect(troubles.slice(0, 20).join('\n')).to.equal('');
  }).timeout(30_000);

  it('an element that leaves gives its calls up and hears nothing more', async () => {
    const troubles: string[] = [];
    for (const { at, endpoint } of await learned()) {
      const subject = subjects[at];
      if (!subject) continue;
      net.interfere((call) => (call.name === endpoint ? hanging : undefined));
      const from = net.api.all.length;
      const shown = show(subject, fresh());
      await net.quiet();
      const held = since(from, endpoint)[0];
      shown.close();
      await net.quiet();
      const heard = shown.events.length;
      if (held && !held.aborted && !changes(endpoint)) troubles.push(`${subject.name}: ${endpoint} goes on`);
      held?.answer(raw('{"code":0,"data":{}}'));
      await net.quiet();
      if (shown.events.length > heard) troubles.push(`${subject.name}: speaks after it left`);
    }
    expect(troubles.join('\n')).to.equal('');
  }).timeout(30_000);

  it('every call that changes something has a way that leads to it', () => {
    expect(unreached()).to.deep.equal([]);
  });

  interface Approach {
    readonly shown: Shown;
    press(): Promise<void>;
    again(): Promise<void>;
  }

  /** Goes up to the last press of an action. */
  async function approach(action: Action, session: Readonly<Record<string, string>>): Promise<Approach> {
    const shown = show(subjectFor(action), session);
    await settled(net, shown);
    const typed = {
      ...(action.phone ? { phone: action.phone } : {}),
      /** The one that was sent last. */
      get code() {
        const { messages } = net.lender.state.world(session['merchant-number'] ?? '');
        return messages[messages.length - 1]?.code ?? '123456';
      },
    };
    await walk(shown, net, [...(action.choose ? [action.choose] : []), ...action.press.slice(0, -1)], typed);
    const last = action.press[action.press.length - 1];
    const picture = action.picks ? await jpeg(40, 30) : undefined;
    const input = shown.root.querySelector<HTMLInputElement>('input[type=file]');
    if (last !== undefined) await reach(shown, net, last, typed);
    const presses = async (names: readonly string[]) => {
      await walk(shown, net, names.slice(0, -1), typed);
      (await reach(shown, net, names[names.length - 1] ?? '', typed)).click();
    };
    return {
      shown,
      again: () => presses(action.again ?? action.press.slice(-1)),
      async press() {
        if (!picture || !input) return presses(action.press.slice(-1));
        const chosen = new DataTransfer();
        chosen.items.add(picture);
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        await net.api.called('problemUpload', net.api.calls('problemUpload').length);
      },
    };
  }

  const typedIn = ({ root }: Shown) =>
    Array.from(root.querySelectorAll<HTMLInputElement>('input:not([type=file]),textarea'), (field) =>
      /radio|checkbox/.test(field.type) ? `${field.name}${field.value}: ${field.checked}` : `${field.name}: ${field.value}`,
    );

  for (const action of actions) {
    const { tag, endpoint, press } = action;

    const money = rowOf(endpoint)?.movesMoney === true;

    it(`<${tag}> ${endpoint} (${press.join(', ')}) survives every fault`, async () => {
      const troubles: string[] = [];
      for (const fault of faults) {
        const said = (what: string) => troubles.push(`${fault.name}: ${what}`);
        net.interfere();
        localStorage.clear();
        const { shown, press: go, again } = await approach(action, fresh());
        const typed = typedIn(shown);
        net.interfere((call) => (call.name === endpoint ? fault.reply : undefined));
        const from = net.api.all.length;
        const errors = shown.heard('loan-error').length;
        await go();
        await net.quiet();
        if (fault.reply === hanging) clock.minute();
        await settled(net, shown);
        const [first] = since(from, endpoint);
        if (since(from, endpoint).length !== 1) said(`sent ${since(from, endpoint).length} times`);
        for (const wrong of uneasy(shown)) said(wrong);
        if (shown.heard('loan-error').length === errors) said('no loan-error');
        const lost = typed.filter((value) => !typedIn(shown).includes(value));
        if (lost.length > 0) said(`lost ${lost.join()}`);
        if (money && !fault.known) {
          const looked = net.api.all.slice(from).filter((call) => rowOf(call.name)?.reads);
          if (looked.length === 0) said('did not look at the order');
          if (/failed/i.test(shown.text())) said('says failed');
        }
        if (!action.picks) {
          net.interfere((call) => (call.name === endpoint ? hanging : undefined));
          // What led away stays under way for a moment.
          for (let wait = 0; wait < 60 && shown.root.querySelector('[aria-busy="true"]'); wait += 1)
            await new Promise((resolve) => setTimeout(resolve, 10));
          await again().catch((error: unknown) => said(String(error)));
          await net.quiet();
          const second = since(from, endpoint)[1];
          if (!second) said('cannot be sent again');
          const [before, now] = [first, second].map((call) => call?.headers['idempotency-key']);
          if (money && second && (before === now) === Boolean(fault.known))
            said(fault.known ? 'the key of another intent' : 'a new key for the same intent');
          if (!money && second?.headers['idempotency-key']) said('a key for what moves no money');
        }
        shown.close();
      }
      expect(troubles.join('\n')).to.equal('');
    }).timeout(20_000);

    if (money) {
      it(`<${tag}> ${endpoint} (${press.join(', ')}) waits for the look at the order, however long that fails`, async () => {
        const { shown, press: go, again } = await approach(action, fresh());
        net.interfere(() => dropped);
        const from = net.api.all.length;
        await go();
        await settled(net, shown);
        const main = () => primary(shown.root);
        expect(shown.text()).to.match(/Check again/);
        expect(main(), 'a way to pay').to.equal(undefined);
        (await reach(shown, net, 'Check again')).click();
        await settled(net, shown);
        expect(main(), 'a way to pay after another failed look').to.equal(undefined);
        expect(since(from, endpoint)).to.have.length(1);
        net.interfere();
        (await reach(shown, net, 'Check again')).click();
        await settled(net, shown);
        net.interfere((call) => (call.name === endpoint ? hanging : undefined));
        await again();
        await net.quiet();
        const [first, second] = since(from, endpoint);
        expect(second?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key']);
        shown.close();
      }).timeout(10_000);

      it(`<${tag}> ${endpoint} (${press.join(', ')}) moves money once when the answer was lost`, async () => {
        const session = fresh();
        const { shown, press: go, again } = await approach(action, session);
        const moved = () => net.lender.state.world(session['merchant-number']).bookings.length;
        const from = net.api.all.length;
        let lost = 0;
        net.interfere(async (call, honest) => {
          if (call.name !== endpoint) return honest();
          const answer = await honest();
          lost += 1;
          return lost > 1 ? answer : dropped;
        });
        await go();
        await settled(net, shown);
        const once = moved();
        // Where the order shows that it was paid there is nothing more to press.
        if (endpoint !== 'repaymentConfirm') await again().catch(() => undefined);
        await settled(net, shown);
        // Where the order shows what was paid, the next payment is another one, under a key of its own.
        const keys = since(from, endpoint).map((call) => call.headers['idempotency-key']);
        expect(lost, 'sent').to.be.at.least(1);
        expect(once, 'moved').to.equal(1);
        expect(moved(), 'moved in the end').to.equal(once * new Set(keys).size);
        expect(uneasy(shown)).to.deep.equal([]);
        shown.close();
      }).timeout(10_000);
    }

    if (action.picks) continue;

    it(`<${tag}> ${endpoint} (${press.join(', ')}) is sent once, however it is pressed`, async () => {
      const session = fresh();
      const first = await approach(action, session);
      const second = press.length === 1 ? await approach(action, session) : undefined;
      const name = press[press.length - 1] ?? '';
      const buttons = await Promise.all(
        [first, ...(second ? [second] : [])].map(({ shown }) => reach(shown, net, name, action.phone ? { phone: action.phone } : {})),
      );
      net.interfere((call) => (changes(call.name) ? hanging : undefined));
      const from = net.api.all.length;
      // Nothing gives up waiting meanwhile.
      clock.stop();
      try {
        for (let n = 0; n < 5; n += 1) for (const button of buttons) button.click();
        // Enter that is held down comes again and again, and presses once.
        const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, composed: true, cancelable: true });
        expect(buttons[0]?.dispatchEvent(held), 'a repeated Enter presses').to.equal(false);
        buttons[0]?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
        await net.quiet();
        for (const button of buttons) if (button.isConnected) button.click();
        await net.quiet();
        expect(since(from, endpoint)).to.have.length(1);
      } finally {
        clock = hurry();
      }
      const [button] = buttons;
      if (button?.isConnected) {
        expect(usable(button), 'can be used').to.equal(false);
        expect(button.getAttribute('aria-busy'), 'aria-busy').to.equal('true');
      }
      first.shown.close();
      second?.shown.close();
    }).timeout(10_000);
  }

  it('no main button of any screen sends anything twice', async () => {
    const troubles: string[] = [];
    for (const subject of subjects) {
      net.interfere();
      const shown = show(subject, fresh());
      await settled(net, shown);
      net.interfere((call) => (changes(call.name) ? hanging : undefined));
      const from = net.api.all.length;
      const button = primary(shown.root);
      for (let n = 0; n < 5; n += 1) button?.click();
      await net.quiet();
      const sent = net.api.all.slice(from).filter((call) => changes(call.name));
      const names = sent.map((call) => call.name);
      if (new Set(names).size !== names.length) troubles.push(`${subject.name}: ${names.join()}`);
      shown.close();
    }
    expect(troubles.join('\n')).to.equal('');
  }).timeout(30_000);
});
