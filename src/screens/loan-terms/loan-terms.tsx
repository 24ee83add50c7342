import type { ViewProps } from '../../session/screen.js';
import { Page } from '../../ui/page.js';
import { ProseText } from '../../ui/prose.js';
import type { LoanTermsModel } from './loan-terms.store.js';

/** The loan agreement. */
export function LoanTerms({ view, model, t }: ViewProps<LoanTermsModel, 'legal'>) {
  const { prose, english, effectiveDate } = view;
  return (
    <Page>
      <ProseText title={t('loanTermsTitle')} prose={prose} english={english} effectiveDate={effectiveDate} t={t} reach={model.reach} />
    </Page>
  );
}
