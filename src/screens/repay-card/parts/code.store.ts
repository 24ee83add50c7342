import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Said } from '../../../i18n/say.js';
import { codeOf } from '../../../lib/mask.js';
import type { Awaited, BegunModel, Waiting } from '../../../session/begun.js';
import { createCountdown, startRest } from '../../../session/countdown.js';
import { REST, restPlace } from '../../../session/rest.js';
import type { Scope } from '../../../session/scope.js';
import { waitingFor, type CodeDialog } from './code.js';

export interface Codes {
  readonly $dialog: ReadableAtom<CodeDialog | undefined>;
  /** A code was sent: the dialog opens, or goes on with the new record; where another order is shown by now, once its own is back. */
  sent(orderId: string, awaited: Awaited): void;
  type(text: string): void;
  wrong(words: Said<'card'> | undefined): void;
  /** The borrower puts the dialog away, and the countdown with it (spec 4, Card repayment). */
  cancel(): void;
  /** Nothing of the order waits for a code any more. */
  close(orderId: string): void;
  /** The code of this repayment goes out: from now on nobody knows what becomes of it. What comes back takes that back. */
  unheard(awaited: Awaited): () => void;
  /** Another order is on the screen: each has its own. */
  turn(): void;
  /** Opens the dialog of such a repayment once more, if it was the same with this card: another one would be a second payment. */
  again(cardId: string, made: string): boolean;
  /** After a reload, or where the order is shown again: the dialog that was open, while its code may still work. */
  restore(orderId: string, cardIds: readonly string[], made: string): void;
  /**
   * Whether another page has sent a code since: the dialog goes on with that one, for what was on the screen would be confirmed by a code
   * that is for something else. Where that one pays something else, it is closed.
   */
  follow(): boolean;
}

const LONGEST = 12;
/** No code of an SMS works longer. */
const KEPT_FOR = 10 * 60 * 1000;
const schema = v.object({
  orderId: v.string(),
  recordId: v.string(),
  cardId: v.string(),
  made: v.optional(v.string(), ''),
  until: v.number(),
  unheard: v.optional(v.boolean()),
});
const restName = (orderId: string): string => `repay-card:${orderId}`;

/**
 * The dialog of the code. Android kills the page while the borrower reads the SMS in another app: which repayment waits is kept
 * (never a code or a card number), so that it can be typed on return, and the countdown goes on by the clock.
 */
export function createCodes(scope: Scope<'card'>, begun: BegunModel, orderId: () => string): Codes {
  const $open = atom<Omit<CodeDialog, 'left'> | undefined>();
  const countdown = createCountdown(scope, () => restName(orderId()));
  const placeOf = (order: string) => restPlace(scope.$session.get(), waitingFor(order));
  const waiting = () => begun.of(shown)?.code;
  let shown = orderId();
  let restorable = read();
  /** This element waits for it. */
  let mine = restorable !== undefined;

  function stored(): Waiting | undefined {
    try {
      const kept = v.safeParse(schema, JSON.parse(scope.storage.get(placeOf(shown)) ?? 'null'));
      return kept.success ? kept.output : undefined;
    } catch {
      return undefined;
    }
  }

  function read(): Waiting | undefined {
    const onPhone = stored();
    const kept = onPhone ?? waiting();
    if (!kept || kept.until <= Date.now()) return undefined;
    const bound = { ...kept, until: Math.min(kept.until, Date.now() + KEPT_FOR) };
    // A clock that was set back must not keep it for ever: its time begins anew, once.
    if (onPhone && bound.until < kept.until) scope.storage.set(placeOf(shown), JSON.stringify(bound));
    begun.put(shown, { code: bound });
    return bound;
  }

  /** On the phone only what may be there when the page is killed; the page has it longer. */
  function wait(order: string, next: Waiting | undefined): void {
    const here = order === shown;
    if (next || begun.of(order)?.code) begun.put(order, { code: next });
    if (next && (next.unheard || (here && !scope.signal.aborted))) scope.storage.set(placeOf(order), JSON.stringify(next));
    else if (!here || mine) scope.storage.remove(placeOf(order));
    if (!here) return;
    mine = next !== undefined;
    restorable = undefined;
  }

  const from = (order: string, { recordId, cardId, made }: Awaited): Waiting => ({
    orderId: order,
    recordId,
    cardId,
    made,
    until: Date.now() + KEPT_FOR,
  });

  function hide(): void {
    // Where no dialog is open, another element of the session may wait for the same order's code.
    if ($open.get()) countdown.stop();
    $open.set(undefined);
  }

  const open = ({ recordId, cardId, made }: Awaited) => $open.set({ recordId, cardId, made, code: '', wrong: undefined, wrongs: 0 });

  /** The order is not shown any more; the page was not killed: it has it in its memory. */
  function leave(): void {
    if (mine && !waiting()?.unheard) scope.storage.remove(placeOf(shown));
  }

  function follow(): boolean {
    const [now, kept] = [$open.get(), stored()];
    if (!now || !kept || kept.recordId === now.recordId || kept.until <= Date.now() || waiting()?.unheard) return false;
    begun.put(shown, { code: kept });
    mine = kept.made === now.made;
    if (mine) open(kept);
    else $open.set(undefined);
    countdown.turn();
    return true;
  }

  scope.onClose(leave);

  return {
    $dialog: computed([$open, countdown.$left], (open, left) => open && { ...open, left }),
    sent(order, awaited) {
      if (order === shown && !scope.signal.aborted) {
        open(awaited);
        countdown.start(REST);
      } else startRest(scope, restName(order), REST);
      wait(order, from(order, awaited));
    },
    type(text) {
      const now = $open.get();
      if (now) $open.set({ ...now, code: codeOf(text, LONGEST), wrong: undefined });
    },
    wrong(words) {
      const now = $open.get();
      if (now) $open.set({ ...now, wrong: words, wrongs: now.wrongs + (words ? 1 : 0) });
    },
    cancel() {
      hide();
      // What waits for a code that nobody has sent is over; another element's stays.
      if (mine && !waiting()?.unheard) wait(shown, undefined);
    },
    close(order) {
      if (order === shown) hide();
      wait(order, undefined);
    },
    unheard(awaited) {
      const [before, order] = [waiting(), shown];
      wait(order, { ...from(order, awaited), unheard: true });
      return () => wait(order, order !== shown || ($open.get() ?? before?.unheard) ? before : undefined);
    },
    turn() {
      leave();
      $open.set(undefined);
      shown = orderId();
      countdown.turn();
      restorable = read();
      mine = restorable !== undefined;
    },
    again(cardId, made) {
      const last = waiting();
      if (!last?.unheard || last.until <= Date.now() || last.cardId !== cardId || last.made !== made) return false;
      open(last);
      return true;
    },
    follow,
    restore(order, cardIds, made) {
      if (follow()) return;
      let kept = restorable;
      if (!kept && !mine && !stored()) {
        // Sent by an element that is gone, after this one came: who is there has it on the phone.
        kept = read();
        countdown.turn();
      }
      restorable = undefined;
      if (kept?.orderId !== order || kept.made !== made || !cardIds.includes(kept.cardId)) return;
      open(kept);
      wait(order, kept);
    },
  };
}
