import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Said } from '../../../i18n/say.js';
import { createCountdown } from '../../../session/countdown.js';
import { REST, restPlace } from '../../../session/rest.js';
import type { Scope } from '../../../session/scope.js';
import { waitingFor, type Awaited, type CodeDialog } from './code.js';

export interface Codes {
  readonly $dialog: ReadableAtom<CodeDialog | undefined>;
  /** A code was sent: the dialog opens, or goes on with the new record. */
  sent(awaited: Awaited): void;
  type(text: string): void;
  wrong(words: Said<'repay'> | undefined): void;
  /** How many other codes were tried for this record on this page before this one was. */
  attemptOf(recordId: string, code: string): number;
  /** The borrower puts the dialog away, and the countdown with it (spec 4, Card repayment). */
  cancel(): void;
  /** Nothing waits for a code any more. */
  close(): void;
  /** The code of this repayment goes out: from now on nobody knows what becomes of it. What comes back takes that back. */
  unheard(awaited: Awaited): () => void;
  /** Another order is on the screen: each has its own. */
  turn(): void;
  /** Opens the dialog of such a repayment once more, if it was the same with this card: another one would be a second payment. */
  again(cardId: string, made: string): boolean;
  /** After a reload: the dialog that was open, while its code may still work. */
  restore(orderId: string, cardIds: readonly string[], made: string): void;
}

const LONGEST = 12;
/** No code of an SMS works longer. */
const KEPT_FOR = 10 * 60 * 1000;
const stored = v.object({
  orderId: v.string(),
  recordId: v.string(),
  cardId: v.string(),
  made: v.optional(v.string(), ''),
  until: v.number(),
  unheard: v.optional(v.boolean()),
});
type Stored = v.InferOutput<typeof stored>;

/**
 * The dialog of the code. Android kills the page while the borrower reads the SMS in another app: which repayment waits is kept
 * (never a code or a card number), so that it can be typed on return, and the countdown goes on by the clock.
 */
export function createCodes(scope: Scope<'repay'>, orderId: () => string): Codes {
  const $open = atom<(Awaited & { readonly code: string; readonly wrong: Said<'repay'> | undefined }) | undefined>();
  const countdown = createCountdown(scope, () => `repay-card:${orderId()}`);
  const place = () => restPlace(scope.$session.get(), waitingFor(orderId()));
  let at = place();
  const tried = new Map<string, string[]>();
  let waiting = read();
  let restorable = waiting;

  function read(): Stored | undefined {
    try {
      const kept = v.safeParse(stored, JSON.parse(scope.storage.get(at) ?? 'null'));
      if (!kept.success || kept.output.until <= Date.now()) return undefined;
      const until = Math.min(kept.output.until, Date.now() + KEPT_FOR);
      const bound = { ...kept.output, until };
      // A clock that was set back must not keep it for ever: its time begins anew, once.
      if (until < kept.output.until) scope.storage.set(at, JSON.stringify(bound));
      return bound;
    } catch {
      return undefined;
    }
  }

  function wait(next: Stored | undefined): void {
    if (next) scope.storage.set(at, JSON.stringify(next));
    else if (waiting) scope.storage.remove(at);
    waiting = next;
    restorable = undefined;
  }

  function hide(): void {
    // Where no dialog is open, another element of the session may wait for the same order's code.
    if ($open.get()) countdown.stop();
    $open.set(undefined);
  }

  const open = ({ recordId, cardId, made }: Awaited) => $open.set({ recordId, cardId, made, code: '', wrong: undefined });

  /** What waits for a code that nobody has sent is over; another element's stays. */
  function giveUp(): void {
    if (!waiting?.unheard) wait(undefined);
  }

  // Taken out of the page by its owner, not killed with it.
  scope.onClose(giveUp);

  return {
    $dialog: computed([$open, countdown.$left], (open, left) => open && { ...open, left }),
    sent(awaited) {
      open(awaited);
      countdown.start(REST);
      wait({ ...awaited, orderId: orderId(), until: Date.now() + KEPT_FOR });
    },
    type(text) {
      const shown = $open.get();
      if (shown) $open.set({ ...shown, code: text.replace(/\s/g, '').slice(0, LONGEST), wrong: undefined });
    },
    wrong(words) {
      const shown = $open.get();
      if (shown) $open.set({ ...shown, wrong: words });
    },
    attemptOf(recordId, code) {
      const before = tried.get(recordId) ?? [];
      const codes = before.includes(code) ? before : [...before, code];
      tried.set(recordId, codes);
      return codes.indexOf(code);
    },
    cancel() {
      hide();
      giveUp();
    },
    close() {
      hide();
      wait(undefined);
    },
    unheard({ recordId, cardId, made }) {
      const [before, mine] = [waiting, at];
      wait({ recordId, cardId, made, orderId: orderId(), until: Date.now() + KEPT_FOR, unheard: true });
      return () => {
        if (mine === at) wait(($open.get() ?? before?.unheard) ? before : undefined);
      };
    },
    turn() {
      giveUp();
      $open.set(undefined);
      at = place();
      waiting = read();
      restorable = waiting;
    },
    again(cardId, made) {
      const last = waiting;
      if (!last?.unheard || last.until <= Date.now() || last.orderId !== orderId() || last.cardId !== cardId || last.made !== made)
        return false;
      open(last);
      return true;
    },
    restore(order, cardIds, made) {
      const kept = restorable;
      restorable = undefined;
      if (kept?.orderId === order && kept.made === made && cardIds.includes(kept.cardId)) open(kept);
    },
  };
}
