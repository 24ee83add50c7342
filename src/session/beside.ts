import { atom, onMount, type WritableAtom } from 'nanostores';
import { TIMEOUT } from '../api/outgoing.js';
import { fingerprint } from '../lib/hash.js';
import { perName } from '../lib/per-name.js';
import type { Locks } from './locks.js';
import { $visible } from './page.js';
import { storage } from './storage.js';

/** A call that moved money has ended, here; or has begun or ended in another page, or another copy of the library. */
export interface Moved {
  /** Nothing where it was not this copy. */
  readonly by?: AbortSignal;
  /** What it was about: its lock. */
  readonly lock: string;
  /** The lender said that it was done, and money has moved. */
  readonly done: boolean;
}

/** What moves a borrower's money beside this page, and beside this copy of the library. */
export interface Beside {
  /** The last call that moved money, whatever came of it: what the others show is then old. */
  readonly $moved: WritableAtom<Moved | undefined>;
  /**
   * Runs while no other page of the origin sends what has this lock: it waits for one that does. Where money was moved elsewhere since
   * it was asked for, nothing runs, and what is on the screen is looked at anew.
   */
  alone<T>(lock: string, run: () => Promise<T>): Promise<T | undefined>;
  /** What ran has ended. */
  ended(moved: Moved): void;
}

/**
 * The place of the one thing that is said, and the event's name that says it in this page: by whom, whose lock, how far, and when. A
 * page that missed it finds it there; only the last is kept, and no id of anything.
 */
export const MOVED = 'loan-moved';
const me = String(Math.random());
const last = () => storage.get(MOVED);

/** Whether another page, or another copy, was moving money since this page began: what a host page asked for first may be older. */
export function movedElsewhere(): boolean {
  const [by, , , , at] = last()?.split(' ') ?? [];
  return by !== me && Number(at) > performance.timeOrigin;
}

/** What moves money beside, for one borrower. */
export const besideOf = perName((owner, locks: Locks): Beside => {
  const mine = fingerprint(owner);
  const $moved = atom<Moved | undefined>();
  const look = (lock: string, done = false) => $moved.set({ lock, done });
  let heard: string | null = null;
  let turns = 0;
  let going: string | undefined;

  /**
   * Runs when no other page holds the lock, and says whether it was waited for. Where there are no such locks, or who holds one is
   * asleep, it waits until the other is heard of, never longer than its call may take.
   */
  async function queue<T>(lock: string, run: (waited: boolean) => Promise<T>): Promise<T> {
    const running: Promise<T>[] = [];
    const until = performance.now() + TIMEOUT;
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), TIMEOUT);
    const take = (how: LockOptions) =>
      navigator.locks.request(`${MOVED}:${mine}:${lock}`, how, (held) => {
        if (held) {
          clearTimeout(timer);
          running.push(run(how.signal !== undefined));
        }
        return running[0];
      });
    try {
      await take({ ifAvailable: true });
      if (!running[0]) await take({ signal: control.signal });
    } catch {
      while (!running[0] && going === lock && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    clearTimeout(timer);
    return running[0] ?? run(false);
  }

  function hear(text: unknown): void {
    if (typeof text !== 'string' || text === heard) return;
    const [by, owner, lock = '', state] = text.split(' ');
    if (by === me) return;
    heard = text;
    turns += 1;
    const ours = owner === mine;
    // What moved another borrower's may have been said over what moved ours.
    look(ours ? lock : '', state === 'done');
    if (!ours) return;
    going = state === 'sent' ? lock : undefined;
    // A page that is killed says nothing more, and lets go.
    if (going) void locks.once(lock, () => queue(lock, () => Promise.resolve(look(lock))));
  }

  function say(lock: string, state: 'sent' | 'done' | 'ended'): void {
    const text = [me, mine, lock, state, Date.now()].join(' ');
    storage.set(MOVED, text);
    window.dispatchEvent(new CustomEvent(MOVED, { detail: text }));
  }

  onMount($moved, () => {
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key === MOVED) hear(newValue);
    };
    const here = (event: Event) => {
      if (event instanceof CustomEvent) hear(event.detail);
    };
    // A host page asks before this is here.
    if (movedElsewhere()) setTimeout(() => hear(last()));
    else heard = last();
    window.addEventListener('storage', elsewhere);
    window.addEventListener(MOVED, here);
    const off = $visible.listen(() => hear(last()));
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener(MOVED, here);
      off();
    };
  });

  return {
    $moved,
    alone(lock, run) {
      const asked = turns;
      return queue(lock, async (waited) => {
        hear(last());
        if (turns === asked && !waited) {
          say(lock, 'sent');
          return run();
        }
        look(lock);
        return undefined;
      });
    },
    ended(moved) {
      say(moved.lock, moved.done ? 'done' : 'ended');
      $moved.set(moved);
    },
  };
});
