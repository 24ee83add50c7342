import { serverTime } from '../../lib/date.js';
import { formatCents } from '../../lib/money.js';
import type { ViewProps } from '../../session/screen.js';
import { Actions, Button } from '../../ui/button.js';
import { Card, Rows } from '../../ui/card.js';
import { Dialog, DialogText } from '../../ui/dialog.js';
import { LoanNotices, TakeLoan } from '../../ui/loan.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { Brand } from '../../ui/picture.js';
import type { LoanConfirmClassicModel } from './loan-confirm-classic.store.js';
import './loan-confirm-classic.css';

type Props = ViewProps<LoanConfirmClassicModel, 'loan'>;

/** The loan of the older confirmation, its plan, its pop-up, and the one button that takes it. */
export function LoanConfirmClassic({ view, model, t }: Props) {
  const { loan } = view;
  const repayDate = loan.repayDate ? [{ text: t('repaymentDate'), value: serverTime(loan.repayDate) }] : [];
  const rows = [...repayDate, ...loan.details];
  return (
    <>
      <Page dock={<TakeLoan view={view} verbs={model} t={t} />}>
        <Card className="loan-classic">
          {loan.productName ? <Brand src={undefined} name={loan.productName} /> : null}
          <div>
            <p className="loan-classic__label">{t('loanAmount')}</p>
            <Money amount={formatCents(loan.amount)} symbol={view.symbol} large />
          </div>
          {rows.length > 0 ? <Rows rows={rows} /> : null}
        </Card>
        {loan.plan.length > 0 ? (
          <>
            <SectionTitle>{t('repaymentPlan')}</SectionTitle>
            <Card>
              <Rows rows={loan.plan.map(({ text, value }) => ({ text: serverTime(text), value }))} />
            </Card>
          </>
        ) : null}
        <LoanNotices view={view} verbs={model} t={t} />
      </Page>
      {view.promo ? <Promo view={view} model={model} t={t} /> : null}
    </>
  );
}

function Promo({ view, model, t }: Props) {
  return (
    <Dialog
      title={t('promoTitle')}
      onDismiss={model.closePromo}
      actions={
        <div className="loan-classic__promo">
          <Actions>
            <Button onPress={model.closePromo}>{t('close')}</Button>
            <Button kind="primary" disabled={!view.canTake} onPress={() => void model.take()}>
              {view.promo?.button || t('loanNow')}
            </Button>
          </Actions>
        </div>
      }
    >
      <DialogText>{view.promo?.text}</DialogText>
      {view.ticked ? null : <p className="muted loan-classic__hint">{t('tickFirst')}</p>}
    </Dialog>
  );
}
