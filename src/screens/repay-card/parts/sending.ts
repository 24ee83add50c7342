import type { WritableAtom } from 'nanostores';
import { repaymentCommit, repaymentConfirm, repaymentThirdParty, type BankCard } from '../../../api/endpoints/card.js';
import type { BegunModel } from '../../../session/begun.js';
import { traceOf } from '../../../lib/hash.js';
import { errorText } from '../../../session/error-text.js';
import type { Recheck } from '../../../session/money-move.js';
import type { Outcome, Scope } from '../../../session/scope.js';
import { stateOf, type CardsReady } from '../repay-card.ready.js';
import { madeFor, type CodeDialog } from './code.js';
import type { Codes } from './code.store.js';
import type { Place } from './place.js';

/** Of the ways to pay an order this is one: a card, or the third party. */
export const WAY = 'card';

/** What a payment changes. */
interface Ground {
  readonly orderId: () => string;
  readonly couponId: () => string | null;
  /** Where the borrower is. */
  readonly at: () => Place['at'];
  /** Goes to the order that was paid. */
  readonly showOrder: (orderId: string) => void;
  readonly $cardId: WritableAtom<string | undefined>;
  readonly begun: BegunModel;
  readonly codes: Codes;
  readonly recheck: Recheck;
  readonly reload: () => Promise<unknown>;
}

/** The three ways money is sent here, and what becomes of each. An answer that comes after the order was changed is told on that order only. */
export function createSending(scope: Scope<'card'>, ground: Ground) {
  const { orderId, couponId, at, showOrder, $cardId, begun, codes, recheck, reload } = ground;

  /** Says why not, and looks at the order, which may be the reason: if that fails too, the first reason is the last word. */
  async function told(words: string): Promise<void> {
    scope.toast('fail', words);
    if ((await reload()) === undefined) scope.toast('fail', words);
  }

  /** What is the same for every way to pay: a refusal in words, and the look at the order when nobody knows. */
  async function notDone<T>(outcome: Outcome<T>): Promise<void> {
    if (outcome.state === 'refused') {
      recheck.clear();
      const { error } = outcome;
      await told(error.serverMessage || error.renewed ? errorText(scope.t, error) : scope.t('payFailed'));
    } else if (outcome.state === 'unknown') await recheck.check(true);
  }

  function finish(order: string, recordId: string, amount: number): void {
    scope.emit('loan-repaid', { tradeNo: recordId, repayType: 'CARD', amount });
    codes.close(order);
    begun.put(order, { paid: recordId });
    if (order !== orderId()) return;
    recheck.clear();
    // A second tap that comes late pays nothing: the next payment begins with choosing a card.
    $cardId.set(undefined);
    showOrder(order);
    // A page that keeps the borrower here shows what is left to pay.
    if (at() !== 'order') void reload();
  }

  async function commit(view: CardsReady, card: BankCard, sendMsg: 0 | 1): Promise<void> {
    const order = orderId();
    const made = madeFor(view.amount, couponId());
    const intent = {
      amount: view.amount,
      bankName: card.bankName ?? '',
      cardId: card.id,
      cardNo: card.cardNo ?? '',
      couponId: couponId(),
      orderId: order,
      bankCode: card.bankCode ?? '',
      sendMsg,
    };
    const given = { repayToken: view.token };
    const outcome = await scope.move(repaymentCommit, { ...intent, ...given }, stateOf(view), {
      intent,
      given,
      way: WAY,
      moved: ({ needValid }) => !needValid,
      pays: ({ needValid }) => !needValid,
    });
    if (outcome.state === 'done' && !outcome.answer.needValid) finish(order, outcome.answer.repayRecordId, view.amount);
    else if (outcome.state === 'done') {
      codes.sent(order, { recordId: outcome.answer.repayRecordId, cardId: card.id, made });
      if (order !== orderId()) return;
      recheck.clear();
      recheck.ask();
      if (sendMsg) scope.toast('success', scope.t('codeSent'));
    } else if (order === orderId()) await notDone(outcome);
  }

  async function confirm(view: CardsReady, { recordId, cardId, made, code }: CodeDialog): Promise<void> {
    const order = orderId();
    const record = { orderId: order, repaymentRecordId: recordId };
    // Another code is another intent, after a reload too: of what was typed two letters of a fingerprint tell it, which many codes share.
    const intent = { ...record, attempt: traceOf(recordId + code, 2) };
    const heard = codes.unheard({ recordId, cardId, made });
    const outcome = await scope.move(repaymentConfirm, { ...record, verifyCode: code }, stateOf(view), {
      intent,
      pays: () => true,
      way: WAY,
    });
    if (outcome.state === 'done') return finish(order, recordId, view.amount);
    if (outcome.state !== 'unknown') heard();
    if (order !== orderId() || outcome.state === 'idle') return;
    const known = outcome.state === 'refused' ? repaymentConfirm.codes?.[outcome.error.code] : undefined;
    if (known === 'wrongCode') {
      recheck.clear();
      codes.wrong((t) => t('codeWrong'));
      scope.toast('fail', scope.t('codeWrong'));
    } else if (known === 'paidTwice') {
      recheck.clear();
      codes.close(order);
      await told(scope.t('paidTwice'));
    } else {
      if (outcome.error.kind === 'network') scope.toast('fail', scope.t('networkError'));
      await notDone(outcome);
    }
  }

  async function redirect(view: CardsReady): Promise<void> {
    const order = orderId();
    const made = madeFor(view.amount, couponId());
    const from = at();
    const payload = { userId: scope.$session.get().userId ?? '', orderId: order, amount: view.amount };
    const outcome = await scope.move(repaymentThirdParty, payload, stateOf(view), { way: WAY, moved: () => false, pays: () => true });
    const here = order === orderId();
    if (outcome.state !== 'done') return here ? notDone(outcome) : undefined;
    if (here) recheck.clear();
    scope.emit('loan-repaid', { tradeNo: '', repayType: 'PAY_URL', amount: view.amount });
    const { redirectUrl: payUrl } = outcome.answer;
    const known = scope.told(payUrl) !== '';
    // From another order nobody is led away, nor who went on to something else meanwhile: they are told.
    if (here && (at() === from || !known) ? scope.follow(payUrl, 'redirectUrl') : known)
      begun.put(order, { step: { at: 'leaving', payUrl, amount: view.amount, made } });
    else {
      begun.put(order, { step: { at: 'result', notice: '', tradeNo: '', blocked: true } });
      if (here) await reload();
    }
  }

  return { commit, confirm, redirect };
}
