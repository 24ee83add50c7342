import { aTimeout, expect } from '@open-wc/testing';
import type { Call } from '../../src/shell/actions.js';
import { callShell, installBack, onNativeBack } from '../../src/shell/bridge.js';

const calls: readonly Call[] = [
  { action: 'sendSms', payload: { phone: '0712', text: 'hi' } },
  { action: 'goHome', payload: undefined },
  { action: 'goMine', payload: undefined },
  { action: 'offlineToLogin', payload: undefined },
  { action: 'callTelephone', payload: { phone: '0712' } },
  { action: 'goRate', payload: undefined },
  { action: 'closeWebview', payload: undefined },
  { action: 'confirmPoint', payload: { event: 'loanConfirm', productId: 'p1' } },
  { action: 'startBindBank', payload: undefined },
  { action: 'endBindBank', payload: undefined },
  { action: 'openUrl', payload: { url: 'loanapp://x' } },
];

describe('the native shell', () => {
  const seen: unknown[][] = [];
  afterEach(() => {
    seen.length = 0;
    for (const name of ['webkit', 'LoanShell', 'Partner']) Reflect.deleteProperty(window, name);
  });
  const note = (...given: unknown[]) => void seen.push(given);
  const iosWith = (handlers: object) => Reflect.set(window, 'webkit', { messageHandlers: handlers });

  for (const call of calls) {
    it(`calls ${call.action} on iOS with its payload or null, and on Android as JSON or without`, () => {
      iosWith({ [call.action]: { postMessage: note } });
      callShell(call);
      expect(seen).to.deep.equal([[call.payload ?? null]]);
      seen.length = 0;
      Reflect.deleteProperty(window, 'webkit');
      Reflect.set(window, 'LoanShell', { [call.action]: note });
      callShell(call);
      expect(seen).to.deep.equal([call.payload ? [JSON.stringify(call.payload)] : []]);
    });
  }

  it('uses the names and the object of the configuration', () => {
    Reflect.set(window, 'Partner', { home: note });
    callShell({ action: 'goHome', payload: undefined }, { object: 'Partner', names: { goHome: 'home' } });
    expect(seen).to.deep.equal([[]]);
  });

  it('falls back each method on its own when one is missing or throws', () => {
    iosWith({
      goRate: {
        postMessage() {
          throw new Error('bridge');
        },
      },
    });
    Reflect.set(window, 'LoanShell', { goRate: note });
    callShell({ action: 'goRate', payload: undefined });
    expect(seen).to.deep.equal([[]]);
    callShell({ action: 'startBindBank', payload: undefined });
    expect(seen).to.have.length(1);
  });

  const leaving = ['closeWebview', 'goHome', 'goMine', 'offlineToLogin'] as const;

  it('warns of a method that is rejected later, and does nothing in its place; that nobody leaves the page is told', async () => {
    const rejected: unknown[] = [];
    const uncaught = (event: PromiseRejectionEvent) => void rejected.push(event.reason);
    const warned: unknown[][] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => void warned.push(words);
    window.addEventListener('unhandledrejection', uncaught);
    const never = () => Promise.reject(new TypeError('0712345678'));
    try {
      iosWith({ goRate: { postMessage: never }, confirmPoint: { postMessage: never }, closeWebview: { postMessage: never } });
      Reflect.set(window, 'LoanShell', { goRate: note, confirmPoint: note, closeWebview: note, goHome: never });
      callShell({ action: 'goRate', payload: undefined }, {}, note);
      callShell({ action: 'confirmPoint', payload: { event: 'x', productId: 'p' } }, {}, note);
      await aTimeout(50);
      expect(seen).to.deep.equal([]);
      callShell({ action: 'closeWebview', payload: undefined }, {}, () => note('ios'));
      callShell({ action: 'goHome', payload: undefined }, {}, () => note('android'));
      await aTimeout(50);
      expect(seen).to.deep.equal([['ios'], ['android']]);
      expect(warned).to.have.length(4);
      expect(JSON.stringify(warned)).to.contain('TypeError').and.not.to.contain('0712345678');
      expect(rejected).to.deep.equal([]);
    } finally {
      console.warn = warn;
      window.removeEventListener('unhandledrejection', uncaught);
    }
  });

  it('tells that nobody leaves the page where there is neither a shell nor a page before', () => {
    Object.defineProperty(window.history, 'length', { configurable: true, value: 1 });
    try {
      for (const action of leaving) callShell({ action, payload: undefined }, {}, () => note(action));
      callShell({ action: 'goRate', payload: undefined }, {}, note);
      callShell({ action: 'startBindBank', payload: undefined }, {}, note);
    } finally {
      Reflect.deleteProperty(window.history, 'length');
    }
    expect(seen).to.deep.equal(leaving.map((action) => [action]));
  });

  it('stays calm when the bridge is a trap', () => {
    Object.defineProperty(window, 'webkit', {
      configurable: true,
      get() {
        throw new Error('trap');
      },
    });
    callShell({ action: 'confirmPoint', payload: { event: 'x', productId: 'p' } });
    callShell({ action: 'goRate', payload: undefined });
  });

  it('leaves what the page has of its own, and says so', () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '));
    const place = window.location.href;
    try {
      for (const hook of ['location', '__proto__', 'document']) installBack(hook);
    } finally {
      console.warn = warn;
    }
    expect(window.location.href).to.equal(place);
    expect(window instanceof EventTarget).to.equal(true);
    expect(warned.map((line) => /"(\w+)", which/.exec(line)?.[1])).to.deep.equal(['location', '__proto__', 'document']);
  });

  it('has the shell’s back on a page where no screen takes it', () => {
    installBack('quietBack');
    expect(Reflect.apply(Reflect.get(window, 'quietBack'), window, [])).to.equal(false);
  });

  it('asks the topmost screen first when the shell goes back, and the page’s own hook last', () => {
    const order: string[] = [];
    const hook = 'testBack';
    let goesBack = false;
    Reflect.set(window, hook, () => {
      order.push('page');
      return !goesBack;
    });
    installBack(hook);
    const press = () => Reflect.apply(Reflect.get(window, hook), window, []) === true;
    const offOne = onNativeBack(() => {
      order.push('one');
      return false;
    });
    let taken = true;
    const offTwo = onNativeBack(() => {
      order.push('two');
      return taken;
    });
    expect(press()).to.equal(true);
    expect(order).to.deep.equal(['two']);
    taken = false;
    order.length = 0;
    expect(press()).to.equal(true);
    expect(order).to.deep.equal(['two', 'one', 'page']);
    offTwo();
    offOne();
    order.length = 0;
    expect(press()).to.equal(true);
    expect(order).to.deep.equal(['page']);
    goesBack = true;
    expect(press(), 'the page lets the shell go back itself').to.equal(false);
  });
});
