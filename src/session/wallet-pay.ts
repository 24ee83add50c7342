import { atom, computed, type ReadableAtom } from 'nanostores';
import { pay, type PayResult } from '../api/endpoints/repayment.js';
import { toMajor, type Cents } from '../lib/money.js';
import { createBegun } from './begun.js';
import { isFetching, type Load, type Loader } from './load.js';
import { createRecheck, createStanding, LOOK, maySend, moneyLock, onMovedBeside } from './money-move.js';
import { form, type PayGap, type WalletPayment } from './payment.js';
import type { Scope } from './scope.js';
import { createWallet, type WalletModel, type WalletOffer } from './wallet.js';

export interface WalletPay<T> {
  readonly $payment: ReadableAtom<WalletPayment>;
  readonly wallet: WalletModel;
  /** Pays what is shown; a gap is a toast, and nothing is sent. `from` is where the amount comes from, and so what is lacking without one. */
  pay(amount: Cents | null, from?: 'amount' | 'installment'): Promise<void>;
  /** Fetches the order's state anew, after an unknown outcome or from a page that was left. */
  check(): Promise<void>;
  /** Opens the provider's page once more, without a new payment. */
  resume(): void;
  /** Whether a payment was made, or may have been: what the lender then refuses is no more to be paid (`LoadOptions.mayEnd`). */
  mayEnd(): boolean;
  /** What was on the screen when the order was paid (`LoadOptions.last`). */
  last(): T | undefined;
  /** Shows the order, which tells what this screen cannot any more. */
  showOrder(): void;
  /** The result was read. */
  confirm(): void;
  /** The borrower chose something on what is there now: it can be paid without waiting for a moment (`createStanding`). */
  seen(): void;
  reset(): void;
}

export interface WalletPayOptions<T> {
  readonly ids: () => { readonly productId: string; readonly orderId: string };
  readonly isDelay: 0 | 1;
  readonly load: Loader<T>;
  readonly offer: (data: T) => WalletOffer;
  /** The order's state as shown, without what differs from answer to answer. */
  readonly state: (data: T) => unknown;
  /** The result was read, or a payment may have gone through: what was selected for it is not selected for the next one. */
  readonly onPaid?: () => void;
}

const gapWords = {
  amount: 'amountNeeded',
  installment: 'installmentNeeded',
  wallet: 'walletNeeded',
  account: 'accountNeeded',
} as const;

/** The pay action of installments and deferral (spec 4, Pay action), never twice (contract.md, Safety). */
export function createWalletPay<T>(scope: Scope<'repay'>, options: WalletPayOptions<T>): WalletPay<T> {
  const { load, ids, isDelay } = options;
  const way = `wallet ${isDelay}`;
  const dataOf = (now: Load<T>): T | undefined => (now.state === 'ready' ? now.data : undefined);
  const wallet = createWallet(
    computed(load.$load, (now) => {
      const data = dataOf(now);
      return data === undefined ? undefined : options.offer(data);
    }),
  );
  const recheck = createRecheck(scope, load, { state: options.state, about: ids, way, onChanged: options.onPaid });
  const standing = createStanding(scope, load, options.state);
  const order = () => `${ids().productId}/${ids().orderId}`;
  const begun = createBegun(scope, way, order);
  const madeFor = (data: T) => JSON.stringify(options.state(data));
  const $gap = atom<{ readonly gap: PayGap | undefined; readonly gaps: number }>({ gap: undefined, gaps: 0 });
  const $reads = atom(0);
  /** The borrower filled in something on this page, or was told that it would be another payment. */
  let meant = false;
  const action = () => `repay:${ids().orderId}`;

  const $payment = computed(
    [load.$load, wallet.$wallet, $gap, scope.$begun, recheck.$unknown, scope.$held, standing.$stands, $reads],
    (now, filled, { gap, gaps }, _, unknown, held, stands, reads): WalletPayment => {
      const { step: last = form, paid } = begun.of() ?? {};
      const fresh = now.state === 'ready' && now.fresh;
      const ended = now.state === 'ready' && now.ended === true;
      // What was begun for something else is not what is on the screen.
      const other = ended || (now.state === 'ready' && last.at === 'leaving' && last.made !== madeFor(now.data));
      const step = last.at === 'leaving' && other ? form : last;
      return {
        wallet: filled,
        gap,
        gaps,
        step,
        busy: held.has(action()) || held.has(moneyLock(ids())),
        canPay: fresh && stands && step.at === 'form' && maySend(unknown),
        unknown,
        checking: isFetching(now),
        stale: now.state === 'ready' && now.error !== undefined && !ended && unknown === undefined,
        // The dialog tells of a later one.
        ended: ended && unknown === undefined && step.at !== 'result',
        paid: step.at === 'result' ? undefined : paid,
        recent: step.at !== 'result' && scope.paying(ids()),
        reads,
      };
    },
  );

  function told(paid: string, amount: Cents, data: T, { repayType, payUrl = '', notice = '', tradeNo = '' }: PayResult): void {
    const page = repayType === 'PAY_URL';
    // A page that may not be followed says so itself; the trade number is then all there is. From another order nobody is led away.
    const away = page && (order() === paid ? scope.follow(payUrl, 'payUrl') : scope.told(payUrl) !== '');
    begun.put(paid, {
      shown: data,
      step: away ? { at: 'leaving', payUrl, amount, made: madeFor(data) } : { at: 'result', notice, tradeNo, blocked: page },
    });
  }

  const payloadOf = (amount: Cents, { type }: { type: string }, cardNo: string) => {
    const { productId, orderId } = ids();
    return { product_id: productId, orderId, amount: toMajor(amount), isDelay, cardNo, bankCode: type };
  };

  async function send(amount: Cents, data: T, payload: ReturnType<typeof payloadOf>): Promise<void> {
    const paid = order();
    const outcome = await scope.move(pay, payload, options.state(data), {
      way,
      moved: ({ repayType }) => repayType !== 'PAY_URL',
      pays: () => true,
    });
    if (outcome.state === 'done') {
      const { tradeNo = '', repayType } = outcome.answer;
      scope.emit('loan-repaid', { tradeNo, repayType, amount: toMajor(amount) });
    }
    const here = order() === paid;
    if (here && outcome.state === 'done') recheck.clear();
    if (outcome.state === 'done') told(paid, amount, data, outcome.answer);
    // Another order is on screen by now.
    else if (!here) return;
    else if (outcome.state === 'unknown') await recheck.check(true);
    else if (outcome.state === 'refused') {
      recheck.clear();
      scope.tell(outcome.error);
      // What was refused may have changed: a fee, what is left to pay. If that fails too, the refusal is the last word.
      if ((await load.reload()) === undefined) scope.tell(outcome.error);
    }
  }

  onMovedBeside(scope, ids, () => {
    recheck.clear();
    begun.put(order(), { paid: '' });
    options.onPaid?.();
  });
  scope.onClose(scope.$returns.listen(begun.back));

  function confirm(): void {
    const { step } = $payment.get();
    if (step.at !== 'result') return;
    begun.put(order(), { step: undefined, paid: step.tradeNo });
    $reads.set($reads.get() + 1);
    options.onPaid?.();
    void load.reload();
  }

  scope.onBack(() => {
    const taken = wallet.$wallet.get().picking !== undefined || $payment.get().step.at === 'result';
    wallet.closePicker();
    confirm();
    return taken;
  });

  return {
    $payment,
    wallet: {
      ...wallet,
      // What is being paid stays as it is on the screen.
      openPicker() {
        if (!$payment.get().busy) wallet.openPicker();
      },
      confirmPicker() {
        meant = true;
        wallet.confirmPicker();
      },
      typeAccount(text) {
        meant = true;
        wallet.typeAccount(text);
      },
    },
    async pay(amount, from = 'amount') {
      const { canPay, busy, wallet: filled } = $payment.get();
      const data = dataOf(load.$load.get());
      if (!canPay || busy || data === undefined || !recheck.holds()) return;
      const { chosen, account } = filled;
      const gap = amount === null || amount <= 0 ? from : !chosen ? 'wallet' : account === '' ? 'account' : undefined;
      $gap.set({ gap, gaps: $gap.get().gaps + (gap ? 1 : 0) });
      if (gap) scope.toast('info', scope.t(gapWords[gap]));
      if (gap || amount === null || !chosen) return;
      const payload = payloadOf(amount, chosen, account);
      if (recheck.inherited() && !meant && !scope.unheard(pay, payload, options.state(data))) {
        scope.toast('info', scope.t('anotherPayment'));
        scope.after(LOOK, () => {
          meant = true;
        });
      } else await scope.once(action(), () => send(amount, data, payload));
    },
    async check() {
      begun.back();
      if (recheck.$unknown.get() === undefined) await load.reload();
      else await recheck.check();
    },
    resume() {
      const { step } = $payment.get();
      if (step.at === 'leaving') scope.follow(step.payUrl, 'payUrl');
    },
    mayEnd: () => begun.of() !== undefined || recheck.$unknown.get() !== undefined,
    // What this way keeps it has put there.
    last: () => begun.of()?.shown as T | undefined,
    showOrder: () => scope.go('order', ids()),
    confirm,
    seen() {
      meant = true;
      standing.seen();
    },
    reset() {
      wallet.reset();
      meant = false;
      recheck.clear();
      $gap.set({ gap: undefined, gaps: 0 });
      $reads.set(0);
    },
  };
}
