import type { Installment, InstallmentPlan } from '../../../api/endpoints/repayment.js';
import { digits } from '../../../lib/mask.js';
import { cents, sum, toCents, toMajor, type Cents } from '../../../lib/money.js';

/** What is selected of the due installments: later ones only together with all (spec 4, Installment selection). */
export type Selection = 'none' | 'first' | 'all';

/** As many digits as an amount can have. */
const LONGEST = 13;

/** A typed amount: digits only, and no more than the most that may be paid; there is no least (spec section 5). */
export function capped(text: string, max: Cents | undefined): string {
  const typed = digits(text).replace(/^0+(?=\d)/, '');
  if (max !== undefined && typed !== '' && (typed.length > LONGEST || Number(typed) * 100 > max)) return String(toMajor(max));
  return typed.slice(0, LONGEST);
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
