import { legal as words } from '../../i18n/en/legal.js';
import { loanTerms } from '../../legal/loan-terms.js';
import { shownText } from '../../legal/shown.js';
import { sketch } from '../../session/sketch.js';
import { LoanTerms } from './loan-terms.js';

/** The agreement's first drawing, the whole of it. */
export const loanTermsSketch = sketch({
  rows: [],
  words,
  view: (_, { config }) => ({ state: 'ready' as const, ...shownText(config, 'loanTerms', loanTerms) }),
  screen: LoanTerms,
});
