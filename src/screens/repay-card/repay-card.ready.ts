import type { BankCard, RepaymentWay } from '../../api/endpoints/card.js';
import type { InstallmentPlan } from '../../api/endpoints/repayment.js';
import type { Config } from '../../config/config.js';
import { cents, type Cents } from '../../lib/money.js';
import type { Unknown } from '../../session/money-move.js';
import type { CodeDialog } from './parts/code.js';
import { hashes } from './parts/place.js';

/** What can be paid with, and what is to be paid. */
export interface LoadedCards {
  readonly at: 'cards';
  readonly amount: Cents;
  readonly cards: readonly BankCard[];
  readonly token: string;
  readonly thirdParty: boolean;
}

/**
 * The order's state, as far as it shows here: a token and a code differ from answer to answer, and another card that was bound says
 * nothing of the order. Where the page gives the amount, a payment that went through does not show: then nobody is told that the same
 * is safe.
 */
export const stateOf = ({ amount }: LoadedCards): unknown => ({ amount });

export type Doing = 'commit' | 'confirm' | 'resend' | 'thirdParty';

/** The cards, or the third party instead of them, and what is told before paying. */
export interface CardsReady extends LoadedCards {
  readonly state: 'ready';
  readonly place: 'cards' | 'thirdParty';
  readonly symbol: string;
  readonly chosen: BankCard | undefined;
  readonly addHref: string;
  readonly busy: boolean;
  /** Which button shows it. */
  readonly doing: Doing | undefined;
  readonly canPay: boolean;
  readonly unknown: Unknown | undefined;
  /** They are being fetched anew. */
  readonly checking: boolean;
  readonly stale: boolean;
  readonly leaving: boolean;
  /** The record of a payment that this page has just made, when the borrower is still here. */
  readonly paid: string | undefined;
  /** The order was paid, or its payment begun, some minutes ago: no more than that is known here. */
  readonly recent: boolean;
  /** A payment was begun here, and its page cannot be opened. */
  readonly blocked: boolean;
  readonly dialog: CodeDialog | undefined;
}

/** An amount that the page gives, in minor units; `null` for one that cannot be paid. */
export const givenAmount = (amount: number): Cents | null => (amount > 0 ? cents(amount) : null);

/** The first installment that is due; `null` where nothing is. */
export function dueAmount({ repayPlanDetail }: InstallmentPlan): Cents | null {
  const due = repayPlanDetail.repayWaitDetail[0]?.totalAmount;
  return due !== undefined && due > 0 ? due : null;
}

export const loadedCards = (
  { bankCards: cards, repayToken: token, alipay: thirdParty = false }: RepaymentWay,
  amount: Cents,
): LoadedCards => ({
  at: 'cards',
  amount,
  cards,
  token,
  thirdParty,
});

/** The cards as they are shown first, before anything was done with them. */
export const readyCards = (loaded: LoadedCards, { currencySymbol: symbol = 'TZS' }: Config): CardsReady => ({
  state: 'ready',
  ...loaded,
  place: 'cards',
  symbol,
  chosen: undefined,
  addHref: hashes.addCard,
  busy: false,
  doing: undefined,
  canPay: true,
  unknown: undefined,
  checking: false,
  stale: false,
  leaving: false,
  paid: undefined,
  recent: false,
  blocked: false,
  dialog: undefined,
});
