import { leavingSum } from '../../session/payment.js';
import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card, RowLink } from '../../ui/card.js';
import { Words } from '../../ui/failure.js';
import { Field } from '../../ui/field.js';
import { FocusOn } from '../../ui/focus.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { PaymentNotices, ResultDialog, TransferCard } from '../../ui/payment.js';
import { Total } from '../../ui/total.js';
import { WalletFields, WalletPicker } from '../../ui/wallet.js';
import { DueList, PaidList } from './parts/installments.js';
import type { RepayInstallmentModel } from './repay-installment.store.js';
import './repay-installment.css';

type Props = ViewProps<RepayInstallmentModel, 'repay'>;

const focusIds = { amount: 'amount', installment: 'installment-0', wallet: 'wallet', account: 'account' } as const;

/** What is due of an order, the account to pay from, and the one button that pays. */
export function RepayInstallment(props: Props) {
  const { view, model, t } = props;
  const { payment } = view;
  const open = view.state === 'ready' && !payment.ended;
  return (
    <>
      <Page dock={open ? <Pay {...props} /> : null}>
        {open ? <Banner {...props} /> : null}
        {/* In its place whatever else there is, for it may have the focus. */}
        <PaymentNotices
          t={t}
          unknown={payment.unknown}
          checking={payment.checking}
          stale={payment.stale}
          ended={payment.ended}
          leaving={leavingSum(payment.step, view.symbol)}
          paid={payment.paid}
          recent={open && payment.recent}
          onCheck={() => void model.payment.check()}
          onResume={model.payment.resume}
          onOrder={model.payment.showOrder}
        />
        {/* Of an order that never had any, or that some are counted of, nobody says that all are paid. */}
        {view.state === 'empty' ? (
          <Words
            tone="good"
            icon="check"
            title={t('nothingDueTitle')}
            text={view.paid.total > 0 && !view.plan.repayPlanDetail.repayWaitCount ? t('nothingDue') : ''}
          />
        ) : null}
        {open ? (
          <>
            <SectionTitle>{t('payFrom')}</SectionTitle>
            <WalletFields wallet={payment.wallet} verbs={model.payment.wallet} gap={payment.gap} held={payment.busy} t={t} />
            <DueList {...props} />
          </>
        ) : null}
        {view.paid.total > 0 ? <PaidList {...props} /> : null}
        {open ? <Further {...props} /> : null}
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
      {payment.gap ? <FocusOn id={focusIds[payment.gap]} turn={payment.gaps} /> : null}
      <FocusOn id="paid" turn={payment.reads} />
      <FocusOn id={view.typed === undefined ? 'modify' : 'amount'} turn={view.edits} />
    </>
  );
}

function Banner({ view, model, t }: Props) {
  return (
    <Card className="installment-banner">
      {view.plan.productName ? <p className="installment-banner__product">{view.plan.productName}</p> : null}
      {view.typed === undefined ? (
        <>
          <div className="installment-banner__row">
            <span className="installment-banner__label">{t('amountToPay')}</span>
            <Button id="modify" kind="plain" onPress={model.modify}>
              {t('modifyAmount')}
            </Button>
          </div>
          <Money amount={view.amountText} symbol={view.symbol} large />
        </>
      ) : (
        <Field
          name="amount"
          label={`${t('amountToPay')} (${view.symbol})`}
          kind="digits"
          value={view.typed}
          held={view.payment.busy}
          onInput={model.typeAmount}
          placeholder={view.placeholder}
          error={view.payment.gap === 'amount' ? t('amountNeeded') : undefined}
          side={
            <Button kind="plain" onPress={model.keepAmount}>
              {t('keepAmount')}
            </Button>
          }
        />
      )}
    </Card>
  );
}

function Further({ view, model, t }: Props) {
  return (
    <>
      {view.plan.note ? <p className="installment-note">{view.plan.note}</p> : null}
      {view.transfer ? (
        <TransferCard transfer={view.transfer} onType={model.transfer.type} onSubmit={() => void model.transfer.submit()} t={t} />
      ) : null}
      {view.telephone ? (
        <RowLink icon="handset" title={t('call', { phone: view.telephone.number })} href={view.telephone.href} onPress={model.call} />
      ) : null}
    </>
  );
}

function Pay({ view, model, t }: Props) {
  return (
    <>
      <Total label={t('total')} amount={view.amountText} symbol={view.symbol} />
      <Button kind="primary" busy={view.payment.busy} disabled={!view.payment.canPay} onPress={() => void model.pay()}>
        {t('payNow')}
      </Button>
    </>
  );
}
