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

/** A button that was pressed waits, as it does for any answer; gives back what ends that. */
function waiting(control: EventTarget | null): () => void {
  if (!(control instanceof HTMLButtonElement) || !control.classList.contains('button')) return () => {};
  const spinner = document.createElement('span');
  spinner.className = 'button__spinner';
  control.setAttribute('aria-busy', 'true');
  control.append(spinner);
  return () => {
    control.removeAttribute('aria-busy');
    spinner.remove();
  };
}

/** `sends`: what stands in the fields goes with it. `opens`: a dialog, behind which nothing can be pressed. `leads`: to another page. */
interface Held extends Tap {
  readonly sends?: boolean;
  readonly opens?: boolean;
  readonly leads?: boolean;
}

/** What a press would do, as far as its control tells. */
function kindOf(control: Element, event: string): Pick<Held, 'sends' | 'opens' | 'leads'> {
  const beside = !control.matches('.button--plain') || control.closest('.field__side') !== null;
  return {
    sends: (control.matches('.button') && beside) || (event === 'keydown' && control.matches('input,textarea')),
    opens: control.matches('[aria-haspopup]'),
    leads: control.matches('a'),
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
 * Keeps what is tapped on a first drawing until the screen's store can do it. What waits to be sent is taken back by whoever enters
 * something, goes back, or presses something else that sends or leads away; nothing is pressed behind a dialog that is to open.
 * `keeping` keeps what is entered beyond this page.
 */
export function createTaps(root: ShadowRoot, keeping: unknown): Taps {
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

  const model = verbs((path, args) => {
    // Who enters something has not finished: what waits to be sent is taken back. Who leaves, or sends, does not want what waited before.
    if (isEntry(heard)) keepOnly((tap) => !tap.sends);
    else if (taps.some((tap) => tap.opens)) return;
    else if (kind.sends || kind.leads) keepOnly((tap) => !tap.sends && !tap.leads);
    taps = [...taps, { path, args, event: heard, at: Date.now(), ...kind }];
    callVerb(keeping, path, args);
  });
  function back(): boolean {
    if (!stands) return false;
    // Who goes back does not want what waits.
    giveUp();
    taps = [...taps, { path: ['back'], args: [], event: '', at: Date.now(), opens: true }];
    late ??= setTimeout(giveUp, PATIENCE);
    return true;
  }

  const listen: Listen = (control, event, capture, handler) => {
    const listener = (happened: Event) => {
      const before = taps;
      heard = event;
      kind = kindOf(control, event);
      handler(happened);
      if (taps === before || isEntry(event)) return;
      // The page has said that it cannot start: nothing will come.
      if (words?.classList.contains('host-late--now')) return giveUp();
      // Nobody reads that nothing was sent while this waits to be.
      words?.style.setProperty('visibility', 'hidden', 'important');
      late ??= setTimeout(giveUp, PATIENCE);
      if (event === 'click' && !control.hasAttribute('aria-busy')) rest.push(waiting(control));
    };
    control.addEventListener(event, listener, capture);
    deafen.push(() => control.removeEventListener(event, listener, capture));
  };

  // Nothing opens over whoever went on to a field.
  const entered = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input:not([type=checkbox]),textarea'))
      keepOnly((tap) => !tap.opens || tap.event === '');
  };
  root.addEventListener('focusin', entered);
  deafen.push(() => root.removeEventListener('focusin', entered));
  return { model, listen, back, giveUp, release };
}
