import * as v from 'valibot';
import { warnOnce } from '../config/warn.js';
import { fingerprint, randomUuid } from '../lib/hash.js';
import { keptKeys, type Storage } from './storage.js';

const KEPT_FOR = 24 * 60 * 60 * 1000;
/** So long a lender may still be at work on a first sending of which nobody has heard. */
const DOUBTFUL_FOR = 5 * 60 * 1000;
/** So long a lender's answers may not know yet of what was done, or the borrower that it was. */
export const DONE_FOR = 15 * 60 * 1000;
/** What the keys of all intents begin with. */
const INTENTS = 'loan-intent:';

/**
 * One intent to move money, remembered until its outcome is known. Of what was sent only fingerprints are stored, and what the
 * server itself had issued for it (`given`). `state` is the order's when it was sent: the same key is used only while nothing changed.
 */
const stored = v.object({
  key: v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/)),
  state: v.string(),
  until: v.number(),
  /** How many times it was sent of which nothing was heard. */
  unheard: v.optional(v.number(), 1),
  /** It was refused while an earlier sending was unheard of. */
  doubtful: v.optional(v.boolean()),
  /** What it is about: an order, as its lock, and the way it is paid. */
  about: v.optional(v.string()),
  /** Something else about the same was heard of since: the borrower knew of the doubt. */
  told: v.optional(v.boolean()),
  given: v.record(v.string(), v.string()),
});
type Intent = v.InferOutput<typeof stored>;

/** What the server issued for one sending: a token that is another one with every page. */
export type Given = Readonly<Record<string, string>>;

/** What was done some minutes ago. */
export interface Done {
  /** Another one for every time. */
  readonly key: string;
  readonly given: Given;
}

export interface Intents {
  /**
   * The idempotency key of this intent: the one it already had while its outcome is unknown and nothing changed, else a new one.
   * With a key goes what was given when it was sent first: the same key never goes out with another request.
   */
  keyFor(what: string, state: string, given?: Given, about?: string): { readonly key: string; readonly given: Given };
  /** It was done: the next time is a new intent. With what the server `issued` for it, the next page is told so (`done`). */
  settle(what: string, about?: string, issued?: Given): void;
  /** It was answered, and led to a page of its own or to words that were read: one that is opened some minutes later asks `done`. */
  note(about: string): void;
  /** What was done about the same some minutes ago, by this page or one that is gone. */
  done(about: string): Done | undefined;
  /** The borrower has seen what became of it, and so the lender knows of it too: `given` says `seen` from then on. */
  seen(about: string): void;
  /**
   * Whether something about the same was sent that nobody has heard of, by this page or one that was killed; and whether the order is
   * as it was then.
   */
  doubt(about: string, state: () => string): 'same' | 'changed' | undefined;
  /** Whether this very thing was sent, and nobody has heard of it. */
  unheard(what: string, state: string): boolean;
  /**
   * It was refused, which is its outcome. But where nobody has heard of an earlier sending, the lender may refuse because it is still
   * at work on that one ("in progress"): then the next one, of some minutes, goes out under the same key too.
   */
  refuse(what: string): void;
  /** It was refused before anybody looked at it: this sending changes nothing of what is known of others. */
  turnAway(what: string): void;
}

/** By the page's own clock: the phone's may be put forward by days as soon as it hears from a network, and back. */
function own(): number {
  const now = performance.timeOrigin + performance.now();
  // Old shims of `performance` know no origin: without a time nothing would be remembered.
  return Number.isFinite(now) ? now : Date.now();
}
/** Nothing is forgotten early: while a phone sleeps the page's clock may stand still. */
const latest = (): number => Math.max(Date.now(), own());
const isAlive = ({ until }: Intent): boolean => until > Math.min(Date.now(), own());

function read(text: string | null): Intent | undefined {
  try {
    const intent = v.safeParse(stored, JSON.parse(text ?? 'null'));
    return intent.success && isAlive(intent.output) ? intent.output : undefined;
  } catch {
    return undefined;
  }
}

/** How the places of a borrower's intents begin. */
export const intentsOf = (owner: string): string => `${INTENTS}${fingerprint(owner)}:`;

/** Whether something that moves money may be unheard of, or was done just now: then a screen that moves some says so first. */
export const anyIntent = (): boolean => keptKeys(INTENTS).length > 0;

const doneAt = (about: string): string => `done ${about}`;

/** The intents of one borrower. They outlive the page: a killed webview must not pay twice. */
export function createIntents(storage: Storage, owner: string): Intents {
  // For a page that may store nothing: then an intent lives as long as the page.
  const memory = new Map<string, Intent>();
  const begin = intentsOf(owner);
  const place = (what: string) => `${begin}${fingerprint(what)}`;

  /** An order that nobody comes back to leaves nothing behind for ever. */
  function sweep(): void {
    for (const at of storage.keys(INTENTS)) {
      const intent = read(storage.get(at));
      const until = latest() + (intent?.unheard === 0 ? DONE_FOR : KEPT_FOR);
      if (!intent) storage.remove(at);
      // After a clock was set back its time begins anew: it is neither forgotten nor kept for ever.
      else if (intent.until > until) keep(at, { ...intent, until });
    }
  }

  const kept = (at: string) => [read(storage.get(at)), memory.get(at)];

  function keep(at: string, intent: Intent): void {
    const text = JSON.stringify(intent);
    storage.set(at, text);
    if (storage.get(at) === text) return void memory.delete(at);
    memory.set(at, intent);
    warnOnce(
      'Local storage keeps nothing: payments not heard of and drafts end with the page. Mend: allow it (Android: setDomStorageEnabled).',
    );
  }

  const found = (at: string) => kept(at).find((one) => one !== undefined && isAlive(one));

  function drop(what: string): void {
    memory.delete(place(what));
    storage.remove(place(what));
  }

  /** The places of what was sent about the same, and never heard of. What begins like it is about the same, too. */
  function doubts(about: string): readonly (readonly [at: string, Intent])[] {
    return [...new Set([...storage.keys(begin), ...memory.keys()])].flatMap((at) => {
      const intent = found(at);
      return intent?.about?.startsWith(about) && intent.unheard > 0 && !intent.told ? [[at, intent] as const] : [];
    });
  }

  /** The intent, one sending less unheard of. */
  function heardOf(what: string): Intent | undefined {
    const intent = found(place(what));
    return intent && { ...intent, unheard: intent.unheard - 1 };
  }

  const keepDone = (about: string, given: Given) =>
    keep(place(doneAt(about)), { key: randomUuid(), state: '', until: latest() + DONE_FOR, unheard: 0, given });

  return {
    note: (about) => keepDone(about, {}),
    settle(what, about, issued) {
      drop(what);
      if (about === undefined) return;
      for (const [at, intent] of doubts(about)) keep(at, { ...intent, told: true });
      if (issued) keepDone(about, issued);
    },
    done(about) {
      sweep();
      return found(place(doneAt(about)));
    },
    seen(about) {
      const at = place(doneAt(about));
      const done = found(at);
      if (done) keep(at, { ...done, given: { ...done.given, seen: 'yes' } });
    },
    doubt(about, state) {
      sweep();
      const states = doubts(about).map(([, intent]) => intent.state);
      return states.length === 0 ? undefined : states.includes(fingerprint(state())) ? 'same' : 'changed';
    },
    unheard(what, state) {
      const intent = found(place(what));
      return intent !== undefined && intent.unheard > 0 && intent.state === fingerprint(state);
    },
    refuse(what) {
      const intent = heardOf(what);
      if (intent && intent.unheard > 0 && !intent.doubtful)
        keep(place(what), { ...intent, doubtful: true, until: Math.min(intent.until, latest() + DOUBTFUL_FOR) });
      else drop(what);
    },
    turnAway(what) {
      const intent = heardOf(what);
      if (intent) keep(place(what), intent);
    },
    keyFor(what, state, given = {}, about) {
      sweep();
      const at = place(what);
      const now = fingerprint(state);
      // Storage first: another page of the borrower may have sent the same since.
      const before = kept(at).find((intent) => intent?.state === now && isAlive(intent));
      const intent: Intent = before
        ? { ...before, unheard: before.unheard + 1, told: false }
        : { key: randomUuid(), state: now, until: latest() + KEPT_FOR, given, unheard: 1, about };
      keep(at, intent);
      return intent;
    },
  };
}
