import { property } from '../lib/record.js';

const LED = 'loanStep';

/** Keeps with the page's entry in the history that the one before it led here: it is known when it was loaded anew too. */
export function keepStep(): void {
  window.history.replaceState({ ...window.history.state, [LED]: true }, '');
}

/** Whether the entry before this one led here. */
export const isStep = (): boolean => property(window.history.state, LED) === true;
