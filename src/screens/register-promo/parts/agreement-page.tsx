import type { ViewProps } from '../../../session/screen.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Page, PageTitle } from '../../../ui/page.js';
import type { RegisterPromoModel } from '../register-promo.store.js';

/** The template's terms: plain text, its blank lines kept. */
export function AgreementPage({ view, model, t }: ViewProps<RegisterPromoModel, 'promotion'>) {
  const { agreementTitle, agreementText } = view.config;
  return (
    <Page
      dock={
        <Button wide onPress={model.back}>
          {t('back')}
        </Button>
      }
    >
      <PageTitle>{agreementTitle || t('agreement')}</PageTitle>
      <Card>
        <p className="promo-text">{agreementText || t('agreementNone')}</p>
      </Card>
    </Page>
  );
}
