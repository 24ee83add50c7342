import { isRecord, property } from '../lib/record.js';

const LED = 'loanStep';
const CHOSEN = 'loanOrder';

/** Keeps with the page's entry in the history: it is known when that was loaded anew, too. Another's state that is no object stays. */
function keep(name: string, value: unknown): void {
  const state: unknown = window.history.state;
  if (state !== null && !isRecord(state)) return;
  try {
    window.history.replaceState({ ...state, [name]: value }, '');
  } catch {
    // WebKit refuses what is written too often: it is not known after a reload, then.
  }
}

/** Keeps that the entry before this one led here. */
export const keepStep = (): void => keep(LED, true);

/** Whether the entry before this one led here. */
export const isStep = (): boolean => property(window.history.state, LED) === true;

/** Keeps the order that was chosen in this entry instead of the page's own; nothing: none is. */
export const keepChosen = (given: string | undefined, orderNo: string | undefined): void => keep(CHOSEN, orderNo && [given, orderNo]);

/** The order that was chosen in this entry instead of this one. */
export function keptChosen(given: string | undefined): string | undefined {
  const kept = property(window.history.state, CHOSEN);
  const orderNo = property(kept, '1');
  return property(kept, '0') === given && typeof orderNo === 'string' ? orderNo : undefined;
}
