import { computed, type ReadableAtom } from 'nanostores';
import { loanTerms } from '../../legal/loan-terms.js';
import { contactsBy, shownText, type Contacts, type ShownText } from '../../legal/shown.js';
import type { Scope } from '../../session/scope.js';

export interface LoanTermsView extends ShownText {
  readonly state: 'ready';
}

export interface LoanTermsModel {
  readonly $view: ReadableAtom<LoanTermsView>;
  readonly reach: Contacts;
  reload(): void;
}

/** Spec 2 "Loan terms". It asks no server, so there is nothing to wait for. */
export function createLoanTerms(scope: Scope<'legal'>): LoanTermsModel {
  return {
    $view: computed(scope.$config, (config): LoanTermsView => ({ state: 'ready', ...shownText(config, 'loanTerms', loanTerms) })),
    reach: contactsBy(scope),
    reload: () => {},
  };
}
