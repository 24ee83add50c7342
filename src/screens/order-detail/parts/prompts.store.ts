import { atom, computed, type ReadableAtom } from 'nanostores';
import { googleScore, type OrderDetail } from '../../../api/endpoints/order.js';
import type { Load } from '../../../session/load.js';
import type { Scope } from '../../../session/scope.js';

/** The one dialog that is open: another account is wanted, the lender has something to say, a rating is asked for, thanks for it. */
export type OrderPrompt =
  | { readonly at: 'card'; readonly title: string | undefined; readonly text: string | undefined }
  | { readonly at: 'withdraw'; readonly text: string }
  | { readonly at: 'rating'; readonly stars: number; readonly busy: boolean }
  | { readonly at: 'rated' };

export interface Prompts {
  readonly $prompt: ReadableAtom<OrderPrompt | undefined>;
  /** Leaves to bind another account. */
  bindCard(): void;
  /** Closes the dialog that is open. */
  close(): void;
  choose(stars: number): void;
  rate(): Promise<void>;
}

interface Ids {
  readonly productId: string;
  readonly orderId: string;
}

/** The prompts of an order, one at a time, each answered once: bank card, withdraw, rating (screens.md, order-detail). */
export function createPrompts(scope: Scope<'order'>, $ids: ReadableAtom<Ids>, $load: ReadableAtom<Load<OrderDetail>>): Prompts {
  const $answered = atom<ReadonlySet<string>>(new Set());
  const $chosen = atom<{ readonly orderId: string; readonly stars: number } | undefined>();
  const $thanked = atom<string | undefined>();
  const orderId = () => $ids.get().orderId;
  const starsOf = (order: string) => ($chosen.get()?.orderId === order ? ($chosen.get()?.stars ?? 0) : 0);
  const lock = (order: string) => `order-detail.rate.${order}`;
  const answer = (prompt: OrderPrompt, order: string) => $answered.set(new Set([...$answered.get(), keyOf(prompt, order)]));

  const $prompt = computed(
    [$load, $ids, $answered, $chosen, $thanked, scope.$rated, scope.$held],
    (now, ids, answered, _, thanked, rated, held): OrderPrompt | undefined => {
      if (now.state !== 'ready') return undefined;
      if (thanked === ids.orderId) return { at: 'rated' };
      const due = promptsOf(now.data, starsOf(ids.orderId), held.has(lock(ids.orderId)));
      return due.find((prompt) => !answered.has(keyOf(prompt, ids.orderId)) && !(prompt.at === 'rating' && rated.has(lock(ids.orderId))));
    },
  );

  function close(): void {
    const prompt = $prompt.get();
    if (prompt === undefined || (prompt.at === 'rating' && prompt.busy)) return;
    if (prompt.at === 'rated') $thanked.set(undefined);
    else answer(prompt, orderId());
    if (prompt.at === 'rating') $chosen.set(undefined);
  }

  // A rating that is on its way stays in sight.
  scope.onBack(() => {
    const open = $prompt.get() !== undefined;
    close();
    return open;
  });

  return {
    $prompt,
    bindCard() {
      const prompt = $prompt.get();
      if (prompt?.at !== 'card') return;
      const { productId } = $ids.get();
      answer(prompt, orderId());
      scope.go('bindBank', { productId, orderId: orderId(), source: 'loanDetail' });
    },
    close,
    choose(stars) {
      const prompt = $prompt.get();
      if (prompt?.at === 'rating' && !prompt.busy) $chosen.set({ orderId: orderId(), stars });
    },
    async rate() {
      const prompt = $prompt.get();
      if (prompt?.at !== 'rating') return;
      const { stars } = prompt;
      const mine = orderId();
      if (stars === 0) return scope.toast('info', scope.t('chooseStars'));
      await scope.once(lock(mine), async () => {
        try {
          await scope.call(googleScore, { score: scope.config().policy?.orderScore === 'chosen' ? stars : 5 });
        } catch (thrown) {
          return scope.fail(thrown, googleScore.name);
        }
        scope.$rated.set(new Set([...scope.$rated.get(), lock(mine)]));
        $chosen.set(undefined);
        scope.emit('loan-rated', { stars });
        if (scope.signal.aborted || mine !== orderId()) return;
        if (stars < 4) $thanked.set(mine);
        else scope.native('goRate');
      });
    },
  };
}

function promptsOf(order: OrderDetail, stars: number, busy: boolean): OrderPrompt[] {
  const due: OrderPrompt[] = [];
  if (order.cardNeedPop) due.push({ at: 'card', title: order.cardPopTitle, text: order.cardPopMsg });
  if (order.reyMsg) due.push({ at: 'withdraw', text: order.reyMsg });
  if (order.isScore) due.push({ at: 'rating', stars, busy });
  return due;
}

/** What was answered stays so when the order is fetched again; new words ask anew. */
function keyOf(prompt: OrderPrompt, orderId: string): string {
  const words = prompt.at === 'card' ? [prompt.title, prompt.text] : prompt.at === 'withdraw' ? [prompt.text] : [];
  return JSON.stringify([orderId, prompt.at, ...words]);
}
