import { leavingSum } from '../../session/payment.js';
import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card, Rows } from '../../ui/card.js';
import { Notice } from '../../ui/failure.js';
import { FocusOn } from '../../ui/focus.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { PaymentNotices, ResultDialog, TransferCard } from '../../ui/payment.js';
import { Total } from '../../ui/total.js';
import { WalletFields, WalletPicker } from '../../ui/wallet.js';
import type { RepayDeferralModel } from './repay-deferral.store.js';
import './repay-deferral.css';

type Props = ViewProps<RepayDeferralModel, 'repay'>;

/** What a deferral costs, the plan that follows, the account to pay from, and the one button that pays. */
export function RepayDeferral(props: Props) {
  const { view, model, t } = props;
  const { deferral, payment } = view;
  return (
    <>
      <Page dock={payment.ended ? null : <Pay {...props} />}>
        <Card className="deferral-fee">
          <div>
            <p className="deferral-fee__label">{t('deferralFee')}</p>
            <Money amount={view.amountText} symbol={view.symbol} large />
          </div>
          {deferral.detail.length > 0 ? <Rows rows={deferral.detail} /> : null}
        </Card>
        <PaymentNotices
          t={t}
          unknown={payment.unknown}
          checking={payment.checking}
          stale={payment.stale}
          ended={payment.ended}
          leaving={leavingSum(payment.step, view.symbol)}
          paid={payment.paid}
          recent={payment.recent}
          onCheck={() => void model.payment.check()}
          onResume={model.payment.resume}
          onOrder={model.payment.showOrder}
        />
        {payment.ended ? null : (
          <>
            <SectionTitle>{t('payFrom')}</SectionTitle>
            <WalletFields wallet={payment.wallet} verbs={model.payment.wallet} gap={payment.gap} held={payment.busy} t={t} />
          </>
        )}
        {deferral.repayDetail.length > 0 ? (
          <>
            <SectionTitle>{t('repaymentPlan')}</SectionTitle>
            <Card>
              <Rows rows={deferral.repayDetail} />
            </Card>
          </>
        ) : null}
        {deferral.remind && !payment.ended ? <Notice text={deferral.remind} /> : null}
        {view.transfer ? (
          <TransferCard transfer={view.transfer} onType={model.transfer.type} onSubmit={() => void model.transfer.submit()} t={t} />
        ) : null}
      </Page>
      <WalletPicker wallet={payment.wallet} verbs={model.payment.wallet} t={t} />
      {payment.step.at === 'result' ? (
        <ResultDialog
          notice={payment.step.notice}
          tradeNo={payment.step.tradeNo}
          blocked={payment.step.blocked}
          onConfirm={model.payment.confirm}
          onCopied={model.copied}
          t={t}
        />
      ) : null}
      {payment.gap === 'wallet' || payment.gap === 'account' ? <FocusOn id={payment.gap} turn={payment.gaps} /> : null}
      <FocusOn id="paid" turn={payment.reads} />
    </>
  );
}

function Pay({ view, model, t }: Props) {
  return (
    <>
      <Total label={t('rolloverAmount')} amount={view.amountText} symbol={view.symbol} />
      <Button kind="primary" busy={view.payment.busy} disabled={!view.payment.canPay} onPress={() => void model.pay()}>
        {t('payNow')}
      </Button>
    </>
  );
}
