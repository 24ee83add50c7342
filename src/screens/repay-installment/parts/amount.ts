import type { Installment, InstallmentPlan } from '../../../api/endpoints/repayment.js';
import { digits } from '../../../lib/mask.js';
import { cents, sum, toCents, toMajor, type Cents } from '../../../lib/money.js';

/** What is selected of the due installments: later ones only together with all (spec 4, Installment selection). */
export type Selection = 'none' | 'first' | 'all';

/** As many digits as an amount can have. */
const LONGEST = 13;

/** An amount as its field has it: itself, or the most that may be paid; there is no least (spec section 5). */
export function capped(typed: string, max: Cents | undefined): string {
  const amount = toCents(typed);
  if (max === undefined || amount === null || amount <= max) return typed;
  return max > 0 ? String(toMajor(max)) : '0';
}

/**
 * What the field has after an edit: digits only (spec section 5). A decimal point can only be there because the most that may be paid
 * has one; while the edit leaves that one alone it stays what it is, so that every digit can be changed. With nothing before it, it is
 * no amount yet.
 */
export function entered(before: string, text: string, max: Cents | undefined): string {
  const point = before.indexOf('.');
  const tail = before.slice(point);
  const at = point < 0 ? -1 : text.startsWith(before.slice(0, point + 1)) ? point : text.endsWith(tail) ? text.length - tail.length : -1;
  const whole = digits(at < 0 ? text : text.slice(0, at))
    .replace(/^0+(?=\d)/, '')
    .slice(0, LONGEST);
  const fraction = at < 0 ? '' : digits(text.slice(at), 2);
  return capped(fraction ? `${whole}.${fraction}` : whole, max);
}

/** The first due installment can be tapped, unless the server says that it cannot. */
export const canSelectFirst = ({ repayPlanDetail: { repayWaitDetail } }: InstallmentPlan): boolean =>
  repayWaitDetail.length > 0 && repayWaitDetail[0]?.canClick !== false;

/** The amount that is shown and sent: the typed one, else the sum of what is selected. `null` when there is none. */
export function chosenAmount(plan: InstallmentPlan, selection: Selection, typed: string | undefined): Cents | null {
  if (typed !== undefined) return typed === '' ? null : toCents(typed);
  const due = plan.repayPlanDetail.repayWaitDetail;
  const chosen = selection === 'all' ? due : due.slice(0, selection === 'first' ? 1 : 0);
  return chosen.length === 0 ? cents(0) : sum(chosen.map((line) => line.totalAmount));
}

/** The state of the order: what is due and what is paid, and nothing that the passing of days changes. */
export function stateOf({ repayPlanDetail: { repayWaitDetail, repayYetDetail } }: InstallmentPlan): unknown {
  const lines = (list: readonly Installment[]) => list.map(({ periodNo, totalAmount }) => [periodNo, totalAmount]);
  return { due: lines(repayWaitDetail), paid: lines(repayYetDetail) };
}
