import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import * as fc from 'fast-check';
import { asLoanError, LoanError } from '../../src/api/errors.js';
import { createLoad } from '../../src/session/load.js';
import { createRecheck, createStanding } from '../../src/session/money-move.js';
import { resetClock, setClock } from '../kit/clock.js';
import { often } from '../kit/effort.js';
import { asItIs, online, visible } from '../kit/page-state.js';
import { scopeOf } from './scope-kit.js';

interface Waiting {
  readonly signal: AbortSignal;
  answer(value: string): void;
  refuse(kind?: 'network'): void;
}

function loaded(options: { onReturn?: boolean; mayEnd?: () => boolean } = {}) {
  const opened = scopeOf();
  const $on = atom(0);
  const runs: Waiting[] = [];
  const load = createLoad<string>(opened.scope, {
    where: 'plan',
    on: [$on],
    ...options,
    run: (signal) =>
      new Promise((resolve, reject) => {
        runs.push({ signal, answer: resolve, refuse: (kind) => reject(new LoanError(kind ?? 'refused', 'plan', { message: 'No' })) });
      }),
  });
  return { ...opened, $on, runs, load };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('loading what a screen shows', () => {
  afterEach(asItIs);
  afterEach(resetClock);

  it('keeps what is on screen while it is fetched anew, not fresh', async () => {
    const { load, runs, close } = loaded();
    runs[0]?.answer('one');
    await turn();
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'one', fresh: true });
    const again = load.reload();
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'one', fresh: false, error: undefined });
    runs[1]?.answer('two');
    expect(await again).to.equal('two');
    close();
  });

  it('shows the whole of what it gave in part, unless something else is shown by then', async () => {
    const { scope, close } = scopeOf();
    const wholes: ((whole: string | LoanError) => void)[] = [];
    const parts = ['one', 'two'];
    const load = createLoad<string>(scope, {
      where: 'plan',
      run: async (_, later) => {
        wholes.push(later);
        return parts.shift() ?? 'no more';
      },
    });
    await turn();
    const again = load.reload();
    wholes[0]?.('one and all');
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'one and all', fresh: false, error: undefined });
    await again;
    wholes[0]?.('one and all');
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'two', fresh: true });
    wholes[1]?.('two and all');
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'two and all', fresh: true });
    close();
  });

  it('fails where what it gave in part turns out to be no answer, unless something else is shown by then', async () => {
    const { scope, heard, close } = scopeOf();
    const ends: ((whole: object | LoanError) => void)[] = [];
    const load = createLoad<object>(scope, {
      where: 'plan',
      run: async (_, later) => {
        ends.push(later);
        return {};
      },
    });
    const wrong = new LoanError('contract', 'plan');
    const told = () => heard.map(({ name }) => name);
    await turn();
    await load.reload();
    ends[0]?.(wrong);
    expect(load.$load.get().state).to.equal('ready');
    ends[1]?.(wrong);
    expect(load.$load.get()).to.deep.equal({ state: 'failed', error: wrong });
    expect(told()).to.deep.equal(['loan-error']);

    await load.reload();
    close();
    ends[2]?.(wrong);
    expect(load.$load.get().state).to.equal('ready');
    expect(told()).to.deep.equal(['loan-error']);
  });

  it('says in the server’s words too that the first load was refused', async () => {
    const { load, runs, heard, close } = loaded();
    runs[0]?.refuse();
    await turn();
    expect(load.$load.get().state).to.equal('failed');
    expect(heard.map(({ name }) => name)).to.deep.equal(['loan-error', 'loan-toast']);
    expect(heard[1]?.detail).to.deep.equal({ kind: 'fail', text: 'No' });
    close();
  });

  it('says that fetching anew failed, and stays unfresh until it succeeds', async () => {
    const { load, runs, heard, close } = loaded();
    runs[0]?.answer('one');
    await turn();
    const again = load.reload();
    runs[1]?.refuse();
    expect(await again).to.equal(undefined);
    const now = load.$load.get();
    expect(now).to.deep.include({ state: 'ready', data: 'one', fresh: false });
    expect(now.state === 'ready' && now.error?.serverMessage).to.equal('No');
    expect(heard.map(({ name }) => name)).to.deep.equal(['loan-error', 'loan-toast']);
    const third = load.reload();
    expect(load.$load.get()).to.deep.include({ state: 'ready', data: 'one', fresh: false, error: undefined });
    runs[2]?.answer('three');
    expect(await third).to.equal('three');
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'three', fresh: true });
    close();
  });

  it('resolves a run that was overtaken as the one that overtook it, and gives it up', async () => {
    const { load, runs, close, scope } = loaded();
    runs[0]?.answer('one');
    await turn();
    const recheck = createRecheck(scope, load, { state: (text) => text, about: () => ({ orderId: 'o1' }) });
    const checking = recheck.check(true);
    void load.reload();
    expect(runs[1]?.signal.aborted).to.equal(true);
    runs[1]?.answer('late');
    await turn();
    expect(recheck.$unknown.get()).to.equal('checking');
    runs[2]?.answer('two');
    await checking;
    expect(recheck.$unknown.get()).to.equal('changed');
    expect(load.$load.get()).to.deep.include({ data: 'two' });
    close();
  });

  it('says of a lost answer whether what was paid on is still the same, has changed, or is no more', async () => {
    const { load, runs, close, scope } = loaded({ mayEnd: () => true });
    runs[0]?.answer('one');
    await turn();
    let changes = 0;
    let sent: string | undefined = 'one';
    const doubt: typeof scope.doubt = (_, state) => (sent === undefined ? undefined : state() === sent ? 'same' : 'changed');
    const { check, clear, $unknown } = createRecheck({ ...scope, doubt }, load, {
      state: (text) => text.slice(0, 3),
      about: () => ({ orderId: 'o1' }),
      onChanged: () => (changes += 1),
    });
    const looked = async (own: boolean, answer: string | undefined) => {
      const looking = check(own);
      const run = runs[runs.length - 1];
      if (answer === undefined) run?.refuse();
      else run?.answer(answer);
      await looking;
      return $unknown.get();
    };
    expect(await looked(true, 'one, again')).to.equal('same');
    expect(await looked(true, undefined)).to.equal('ended');
    expect(await looked(false, 'one')).to.equal('same');
    expect(changes).to.equal(0);
    expect(await looked(true, 'two')).to.equal('changed');
    expect(changes).to.equal(1);
    // Another order comes on the screen while it looks.
    const late = check(true);
    sent = undefined;
    clear();
    runs[runs.length - 1]?.answer('six');
    await late;
    expect([$unknown.get(), changes]).to.deep.equal([undefined, 1]);
    close();
  });

  it('lets what replaced something else stand for a moment, and nothing else', async () => {
    const { load, runs, close, scope, $on } = loaded();
    const { $stands, seen } = createStanding(scope, load, (text) => text.slice(0, 3));
    const came = async (text: string) => {
      runs[runs.length - 1]?.answer(text);
      await turn();
      return $stands.get();
    };
    expect(await came('one'), 'the first').to.equal(true);
    void load.reload();
    expect(await came('one, with another token'), 'the same').to.equal(true);
    void load.reload();
    expect(await came('two'), 'another').to.equal(false);
    seen();
    expect($stands.get(), 'seen').to.equal(true);
    void load.reload();
    expect(await came('six')).to.equal(false);
    await new Promise((resolve) => setTimeout(resolve, 500));
    void load.reload();
    expect(await came('ten')).to.equal(false);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect($stands.get(), 'the moment of the one before').to.equal(false);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect($stands.get()).to.equal(true);
    $on.set(1);
    expect(await came('another order')).to.equal(true);
    close();
  });

  it('never writes what is stale, in hundreds of orders of answers and switches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom('switch', 'reload'), { minLength: 1, maxLength: 5 }), async (s, steps) => {
        const opened = scopeOf();
        const $order = atom(0);
        const load = createLoad<number>(opened.scope, {
          where: 'plan',
          on: [$order],
          run: () => {
            const order = $order.get();
            return s.schedule(Promise.resolve(order));
          },
        });
        const wrong: string[] = [];
        load.$load.listen((now) => {
          if (now.state === 'ready' && now.data !== $order.get()) wrong.push(`${now.data} for ${$order.get()}`);
        });
        for (const step of steps) {
          if (step === 'switch') $order.set($order.get() + 1);
          else void load.reload();
          if (s.count() > 0 && steps.length > 2) await s.waitOne();
        }
        await s.waitAll();
        await turn();
        opened.close();
        expect(wrong).to.deep.equal([]);
        expect(load.$load.get()).to.deep.equal({ state: 'ready', data: $order.get(), fresh: true });
      }),
      { numRuns: often(2000, 500) },
    );
  }).timeout(60_000);

  it('fetches anew when the page comes back, and after another element of the session moved money', async () => {
    const { runs, scope, close } = loaded({ onReturn: true });
    runs[0]?.answer('one');
    await turn();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(runs).to.have.length(2);
    runs[1]?.answer('two');
    await turn();
    expect(scope.$moved.get()).to.equal(undefined);
    close();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(runs).to.have.length(2);
  });

  it('loads by itself once the network is back what failed or is old, and leaves alone what is fresh', async () => {
    const back = () => {
      online(false);
      online(true);
    };
    const { runs, load, close } = loaded();
    runs[0]?.refuse('network');
    await turn();
    expect(load.$load.get().state).to.equal('failed');
    back();
    expect(runs).to.have.length(2);
    runs[1]?.answer('one');
    await turn();
    back();
    expect(runs).to.have.length(2);
    void load.reload();
    runs[2]?.refuse('network');
    await turn();
    back();
    expect(runs).to.have.length(4);
    close();
    back();
    expect(runs).to.have.length(4);
  });

  it('tries again for the borrower who comes back only where the service could not be reached', async () => {
    for (const [kind, connected, tried] of [
      ['network', true, 2],
      ['network', false, 1],
      [undefined, true, 1],
    ] as const) {
      online(connected);
      const { runs, close } = loaded();
      runs[0]?.refuse(kind);
      await turn();
      visible(false);
      visible(true);
      expect(runs, `${kind} ${connected}`).to.have.length(tried);
      close();
      online(true);
    }
    const { runs, close } = loaded();
    runs[0]?.answer('one');
    await turn();
    visible(false);
    visible(true);
    expect(runs).to.have.length(1);
    close();
  });

  it('begins anew when the page was out of sight for more than five minutes, if it can move money', async () => {
    for (const [onReturn, away, tried] of [
      [true, 301_000, 2],
      [true, 299_000, 1],
      [false, 301_000, 1],
    ] as const) {
      const { runs, load, close } = loaded({ onReturn });
      runs[0]?.answer('one');
      await turn();
      const left = Date.now();
      setClock(() => left);
      visible(false);
      setClock(() => left + away);
      visible(true);
      expect(runs, `${onReturn} ${away}`).to.have.length(tried);
      expect(load.$load.get()).to.include({ state: 'ready', data: 'one', fresh: tried === 1 });
      // Once: what was fetched since is new.
      runs[1]?.answer('two');
      await turn();
      visible(false);
      visible(true);
      expect(runs).to.have.length(tried);
      close();
    }
  });

  it('does so too for what was loaded while nobody looked', async () => {
    const { runs, close } = loaded({ onReturn: true });
    const begun = Date.now();
    setClock(() => begun);
    visible(false);
    runs[0]?.answer('one');
    await turn();
    setClock(() => begun + 600_000);
    visible(true);
    expect(runs).to.have.length(2);
    close();
  });

  it('says nothing of a run that was overtaken and failed', async () => {
    const { runs, load, heard, close } = loaded();
    runs[0]?.answer('one');
    await turn();
    const early = load.reload();
    const late = load.reload();
    runs[1]?.refuse();
    await turn();
    expect(load.$load.get()).to.deep.equal({ state: 'ready', data: 'one', fresh: false, error: undefined });
    runs[2]?.answer('two');
    expect(await Promise.all([early, late])).to.deep.equal(['two', 'two']);
    expect(heard).to.deep.equal([]);
    close();
  });

  it('gives up what is under way when its element leaves, and begins nothing more', async () => {
    const { runs, load, heard, close } = loaded();
    close();
    expect(runs[0]?.signal.aborted).to.equal(true);
    runs[0]?.refuse();
    expect(await load.reload()).to.equal(undefined);
    await turn();
    expect(runs).to.have.length(1);
    expect(load.$load.get()).to.deep.equal({ state: 'loading' });
    expect(heard).to.deep.equal([]);
  });

  it('names a fault of our own in the console, once and by its kind only, and nothing that was given up', () => {
    const warn = console.warn;
    const lines: string[] = [];
    console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    try {
      for (let n = 0; n < 2; n += 1) {
        expect(asLoanError(new TypeError('of Asha, 0712345678'), 'own-fault')).to.deep.include({ kind: 'contract', endpoint: 'own-fault' });
        asLoanError(new DOMException('gone', 'AbortError'), 'own-fault');
        asLoanError(new LoanError('network', 'own-fault'), 'own-fault');
      }
      asLoanError('0712345678', 'own-fault');
    } finally {
      console.warn = warn;
    }
    expect(lines).to.have.length(2);
    expect(lines[0]).to.contain('TypeError').and.to.contain('own-fault');
    expect(lines.join()).not.to.contain('0712345678');
  });
});
