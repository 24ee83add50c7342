import { loanDetails, orderList, type OrderDetail } from '../../../api/endpoints/order.js';
import { repaymentWay } from '../../../api/endpoints/card.js';
import { installmentPlan } from '../../../api/endpoints/repayment.js';
import { asLoanError, LoanError } from '../../../api/errors.js';
import type { Cents } from '../../../lib/money.js';
import type { Scope } from '../../../session/scope.js';
import { dueAmount, givenAmount, loadedCards, type LoadedCards } from '../repay-card.ready.js';
import type { Place } from './place.js';

export interface RepayCardParams {
  readonly orderId: string;
  /** In minor units. */
  readonly amount?: number | undefined;
  readonly couponId?: string | undefined;
  readonly productId?: string | undefined;
}

/** What one place of the screen shows. */
export type Loaded =
  | LoadedCards
  | { readonly at: 'addCard'; readonly productId: string }
  | {
      readonly at: 'order';
      readonly orderId: string;
      readonly productId: string;
      /** Why it cannot be fetched, when there is something to say all the same. */
      readonly order: OrderDetail | LoanError;
    };

type Source = Pick<Scope<'card'>, 'call' | 't'>;

/** The product of an order, where the page does not name it: as the borrower's list of orders has it. */
async function productOf(scope: Source, orderId: string, given: string | undefined, signal: AbortSignal): Promise<string> {
  if (given) return given;
  const { list } = await scope.call(orderList, {}, { signal });
  const productId = list.find((order) => order.orderId === orderId)?.productId;
  if (!productId) throw new LoanError('refused', orderList.name, { message: () => scope.t('orderNotListed') });
  return productId;
}

/** The same for who can say without it what is lacking: then it is empty. */
async function productPerhaps(...asked: Parameters<typeof productOf>): Promise<string> {
  try {
    return await productOf(...asked);
  } catch (thrown) {
    // Without a network nothing here can be shown: that is said, and mended when it is back. A list that is refused can be done without.
    if (asked[3].aborted || /^(?:network|timeout)$/.test(asLoanError(thrown, orderList.name).kind)) throw thrown;
    return '';
  }
}

/** The amount to pay: the page's, in minor units; without one the first due installment. */
async function amountOf(scope: Source, params: RepayCardParams, signal: AbortSignal): Promise<Cents> {
  const { orderId, productId: given, amount } = params;
  if (amount !== undefined) {
    const known = givenAmount(amount);
    if (known === null) throw new LoanError('contract', 'amount', { code: 'amount' });
    return known;
  }
  const productId = await productOf(scope, orderId, given, signal);
  const plan = await scope.call(installmentPlan, { productId, orderId }, { signal });
  const due = dueAmount(plan);
  if (due === null) throw new LoanError('refused', installmentPlan.name, { message: () => scope.t('nothingDueTitle') });
  return due;
}

async function cardsOf(scope: Source, params: RepayCardParams, signal: AbortSignal): Promise<Loaded> {
  try {
    const [way, amount] = await Promise.all([
      scope.call(repaymentWay, { orderId: params.orderId }, { signal }),
      amountOf(scope, params, signal),
    ]);
    return loadedCards(way, amount);
  } catch (thrown) {
    const error = asLoanError(thrown, repaymentWay.name);
    if (signal.aborted || error.kind !== 'refused' || error.serverMessage) throw thrown;
    throw new LoanError('refused', error.endpoint, { code: error.code, message: () => scope.t('cardsFailed') });
  }
}

/** Fetches what a place shows. */
export async function fetchPlace(scope: Source, place: Place, params: RepayCardParams, signal: AbortSignal): Promise<Loaded> {
  switch (place.at) {
    case 'addCard':
      return { at: 'addCard', productId: await productPerhaps(scope, params.orderId, params.productId, signal) };
    case 'order': {
      const { orderId } = place;
      const productId = await productOf(scope, orderId, orderId === params.orderId ? params.productId : undefined, signal);
      return { at: 'order', orderId, productId, order: await scope.call(loanDetails, { productId, orderId }, { signal }) };
    }
    case 'cards':
    case 'thirdParty':
      return cardsOf(scope, params, signal);
  }
}
