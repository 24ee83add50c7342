import { serverTime } from '../../lib/date.js';
import { lastFour } from '../../lib/mask.js';
import { formatCents, toCents } from '../../lib/money.js';
import type { ViewProps } from '../../session/screen.js';
import { Card, RowLink, Rows } from '../../ui/card.js';
import { LoanNotices, TakeLoan } from '../../ui/loan.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { Brand } from '../../ui/picture.js';
import type { LoanConfirmModel } from './loan-confirm.store.js';
import { LoanDialogs } from './parts/loan-dialogs.js';
import './loan-confirm.css';

type Props = ViewProps<LoanConfirmModel, 'loan'>;

/** The loan, its account, its plan, and the one button that takes it. */
export function LoanConfirm({ view, model, t }: Props) {
  const { loan } = view;
  const bank = loan.bankCardInfo;
  const bankNote = [bank?.bankName, bank?.cardNo ? lastFour(bank.cardNo) : undefined].filter(Boolean).join(' ');
  return (
    <>
      <Page dock={<TakeLoan view={view} verbs={model} t={t} />}>
        <Card className="loan-hero">
          {loan.productName ? <Brand src={view.logo} name={loan.productName} /> : null}
          <div>
            <p className="loan-hero__label">{t('loanAmount')}</p>
            <Money amount={formatCents(loan.amount)} symbol={view.symbol} large />
            {loan.pRateDsc ? <p className="loan-hero__note">{loan.pRateDsc}</p> : null}
          </div>
          {loan.details.length > 0 ? <Rows rows={loan.details} /> : null}
        </Card>
        <RowLink icon="card" title={t('bankCard')} note={bankNote || t('bankCardAdd')} href={view.bankHref} onPress={model.changeBank} />
        {loan.repay_plans.length > 0 ? <Plan view={view} t={t} /> : null}
        <LoanNotices view={view} verbs={model} t={t} />
      </Page>
      <LoanDialogs view={view} model={model} t={t} />
    </>
  );
}

/** A lender may write a sum in words of its own. */
function sumOf(amount: string | number = '--', symbol: string) {
  const cents = toCents(amount);
  return cents === null ? amount : <Money amount={formatCents(cents)} symbol={symbol} />;
}

function Plan({ view, t }: Pick<Props, 'view' | 't'>) {
  const total = view.loan.repay_plans.length;
  return (
    <>
      <SectionTitle>{t('repaymentPlan')}</SectionTitle>
      <ol className="card plan" part="card">
        {view.loan.repay_plans.map((plan, index) => (
          <li className="plan__item" key={index}>
            <span className="plan__step" role="img" aria-label={t('progress', { n: index + 1, total })}>
              {index + 1}/{total}
            </span>
            <dl className="plan__facts">
              <div className="plan__fact">
                <dt>{t('repaymentTime')}</dt>
                <dd>{serverTime(plan.pay_time ?? '--')}</dd>
              </div>
              <div className="plan__fact">
                <dt>{t('paymentAmount')}</dt>
                <dd>{sumOf(plan.amount, view.symbol)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
