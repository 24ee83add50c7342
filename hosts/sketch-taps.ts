import type { Listen } from '../src/early/build.js';
import { callVerb, isEntry, PATIENCE, type Tap } from './sketched.js';

type Called = (path: readonly string[], args: readonly unknown[]) => void;

/** Stands for the screen's model: it tells what was called, with its arguments. */
function verbs(called: Called, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => verbs(called, [...path, String(name)]),
    apply: (_target, _self, args: unknown[]) => called(path, args),
  });
}

/** What was pressed waits, as it does for any answer; gives back what ends that. */
function waiting(control: Element): () => void {
  const spinner = document.createElement('span');
  spinner.className = 'button__spinner';
  control.setAttribute('aria-busy', 'true');
  if (control.matches('.button')) control.append(spinner);
  return () => {
    control.removeAttribute('aria-busy');
    spinner.remove();
  };
}

/** `sends`: what stands in the fields goes with it. `opens`: what is behind that cannot be pressed. */
interface Held extends Tap {
  readonly sends?: boolean;
  readonly opens?: 'dialog' | 'panel' | undefined;
}

/** What a press would do, as far as its control tells. */
function kindOf(control: Element, event: string): Pick<Held, 'sends' | 'opens'> {
  const beside = !control.matches('.button--plain') || control.closest('.field__side') !== null;
  return {
    sends: (control.matches('.button') && beside) || (event === 'keydown' && control.matches('input,textarea')),
    opens: control.matches('[aria-haspopup]') ? 'dialog' : control.matches('[role=tab]') ? 'panel' : undefined,
  };
}

/** What is tapped on a first drawing. */
export interface Taps {
  /** Stands for the screen's model. */
  readonly model: unknown;
  readonly listen: Listen;
  /** The shell's back was pressed: whether that was kept. */
  readonly back: () => boolean;
  /** Nothing came that could do what was tapped, or the borrower has taken it back: it is not done later. */
  readonly giveUp: () => void;
  /** Gives what was tapped, and hears no more. */
  readonly release: () => readonly Tap[];
}

/**
 * Keeps what is tapped on a first drawing until the screen's store can do it: all that is entered, and the last press. Whoever presses
 * something else, goes back, or leaves the page takes that back, and whoever enters something takes back what is to be sent; nothing is
 * pressed behind a dialog that is to open. `keeping` keeps what is entered beyond this page; `takesBack` where the screen takes the
 * shell's own back.
 */
export function createTaps(root: ShadowRoot, keeping: unknown, takesBack: boolean): Taps {
  let taps: readonly Held[] = [];
  let heard = '';
  let kind: ReturnType<typeof kindOf> = {};
  const deafen: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const words = document.querySelector<HTMLElement>('.host-late');
  let stands = true;

  function release(): readonly Tap[] {
    stands = false;
    clearTimeout(late);
    for (const end of [...deafen, ...rest.splice(0)]) end();
    return taps;
  }

  /** Of what was tapped only this waits on; what was entered stays. */
  function keepOnly(wanted: (tap: Held) => boolean): void {
    const left = taps.filter((tap) => isEntry(tap.event) || wanted(tap));
    if (left.length === taps.length) return;
    taps = left;
    for (const end of rest.splice(0)) end();
    if (taps.some((tap) => !isEntry(tap.event))) return;
    clearTimeout(late);
    late = undefined;
    words?.style.removeProperty('visibility');
  }

  const giveUp = () => keepOnly(() => false);

  /** While something waits: until when, and no longer than the borrower stays. */
  function wait(tap: Held): void {
    taps = [...taps, tap];
    late ??= setTimeout(giveUp, PATIENCE);
  }
  // The page goes on with its work until the next one is there, and may come back.
  for (const leaving of ['beforeunload', 'pagehide']) {
    window.addEventListener(leaving, giveUp);
    deafen.push(() => window.removeEventListener(leaving, giveUp));
  }

  const model = verbs((path, args) => {
    const tap = { path, args, event: heard, at: Date.now(), ...kind };
    if (isEntry(heard)) {
      keepOnly((other) => !other.sends);
      taps = [...taps, tap];
    } else {
      if (!kind.opens && taps.some((other) => other.opens)) return;
      giveUp();
      wait(tap);
    }
    callVerb(keeping, path, args);
  });
  function back(): boolean {
    // Pressed again it leaves.
    if (!stands || taps.some(({ event }) => event === '')) return false;
    giveUp();
    if (takesBack) wait({ path: ['back'], args: [], event: '', at: Date.now(), opens: 'panel' });
    return takesBack;
  }

  const listen: Listen = (control, event, capture, handler) => {
    const listener = (happened: Event) => {
      if (control.matches(':disabled')) return;
      const before = taps;
      heard = event;
      kind = kindOf(control, event);
      handler(happened);
      if (taps === before || isEntry(event)) return;
      // The page has said that it cannot start: nothing will come.
      if (words?.classList.contains('host-late--now')) return giveUp();
      // Nobody reads that nothing was sent while this waits to be.
      words?.style.setProperty('visibility', 'hidden', 'important');
      // Enter in a field stands for the button beside it.
      rest.push(waiting((event === 'keydown' && control.closest('.field')?.querySelector('.button')) || control));
    };
    control.addEventListener(event, listener, capture);
    deafen.push(() => control.removeEventListener(event, listener, capture));
  };

  // Nothing opens over whoever went on to a field.
  const entered = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input:not([type=checkbox]),textarea')) keepOnly((tap) => tap.opens !== 'dialog');
  };
  root.addEventListener('focusin', entered);
  deafen.push(() => root.removeEventListener('focusin', entered));
  return { model, listen, back, giveUp, release };
}
