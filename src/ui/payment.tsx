import type { Text } from '../i18n/say.js';
import './payment.css';
import { Actions, Button } from './button.js';
import { Card } from './card.js';
import { CopyButton } from './copy-button.js';
import { Dialog } from './dialog.js';
import { Notice } from './failure.js';
import { Field } from './field.js';
import { SectionTitle } from './page.js';
import { Ended, Stale, UnknownOutcome, type UnknownState } from './unknown.js';

type T = { t: Text<'repay'> };

export interface PaymentNoticesProps extends T {
  unknown: UnknownState | undefined;
  /** What can be paid is being fetched anew. */
  checking: boolean;
  stale: boolean;
  /** Nothing more can be paid here, after what was. */
  ended?: boolean;
  /** What is to be paid on the page of a payment, as it is shown. */
  leaving: string | undefined;
  paid: string | undefined;
  /** It was paid, or begun, some minutes ago, and no more is known. */
  recent: boolean;
  /** Where the screen cannot see that a payment went through. Default: the same from the same account is safe. */
  checked?: string | undefined;
  onCheck: () => void;
  onResume: () => void;
  /** The order itself tells what this screen cannot any more. */
  onOrder: () => void;
}

/** What the borrower has to know before paying (again), the most pressing first. */
export function PaymentNotices({
  unknown,
  checking,
  stale,
  ended = false,
  leaving,
  paid,
  recent,
  checked,
  onCheck,
  onResume,
  onOrder,
  t,
}: PaymentNoticesProps) {
  const check = (
    <Button busy={checking} onPress={onCheck}>
      {t('checkAgain')}
    </Button>
  );
  const order = <Button onPress={onOrder}>{t('viewOrder')}</Button>;
  if (unknown) {
    return (
      <>
        <UnknownOutcome state={unknown} t={t} checked={checked ?? t('unknownSame')} onCheck={onCheck} />
        {unknown === 'checking' ? null : order}
      </>
    );
  }
  if (leaving) {
    return (
      <Notice
        icon="clock"
        title={t('leavingTitle', { amount: leaving })}
        text={t('leaving')}
        action={
          <Actions>
            {check}
            <Button kind="secondary" onPress={onResume}>
              {t('continuePaying')}
            </Button>
          </Actions>
        }
      />
    );
  }
  const more = ended ? t('paidEnded') : undefined;
  return (
    <>
      {recent && paid === undefined && !ended ? (
        <Notice
          icon="clock"
          title={t('recentTitle')}
          text={t('recent')}
          action={
            <Actions>
              {stale ? null : check}
              {order}
            </Actions>
          }
        />
      ) : null}
      {paid === undefined ? null : (
        <Notice
          id="paid"
          tone="good"
          icon="check"
          title={t('paidTitle')}
          text={paid ? `${t('tradeNo')} ${paid}` : t('resultNotice')}
          action={
            <>
              {more ? <span>{more}</span> : null}
              {order}
            </>
          }
        />
      )}
      {more && paid === undefined ? <Ended t={t} text={more} action={order} /> : null}
      {stale ? <Stale t={t} onCheck={onCheck} /> : null}
    </>
  );
}

export interface ResultDialogProps extends T {
  notice: string;
  tradeNo: string;
  /** The page to pay at may not be followed. */
  blocked: boolean;
  onConfirm: () => void;
  onCopied: (copied: boolean) => void;
}

/** The result of a payment: what happens now, and its trade number (spec 2, Installment repayment). It stays until it is confirmed. */
export function ResultDialog({ notice, tradeNo, blocked, onConfirm, onCopied, t }: ResultDialogProps) {
  return (
    <Dialog
      title={t('resultTitle')}
      actions={
        <Button kind="primary" onPress={onConfirm}>
          {t('confirm')}
        </Button>
      }
    >
      {/* The focus starts on the words: a second press of Enter, meant for the button behind, confirms nothing unread. */}
      <p className="dialog__text told" id="dialog-text" tabIndex={-1} data-focus="">
        {blocked ? t('resultBlocked') : notice || t('resultNotice')}
      </p>
      {tradeNo ? (
        <div className="trade">
          <span className="trade__words">
            <span className="trade__label">{t('tradeNo')}</span>
            <span className="trade__number" id="trade-number">
              {tradeNo}
            </span>
          </span>
          <CopyButton from="trade-number" onCopied={onCopied}>
            {t('copy')}
          </CopyButton>
        </div>
      ) : null}
    </Dialog>
  );
}

export interface TransferCardProps extends T {
  transfer: { readonly text: string; readonly busy: boolean };
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** Hands in the reference of a transfer that was made elsewhere. */
export function TransferCard({ transfer, onType, onSubmit, t }: TransferCardProps) {
  return (
    <>
      <SectionTitle>{t('transferTitle')}</SectionTitle>
      <Card className="transfer">
        <Field name="utr" label={t('transferField')} value={transfer.text} onInput={onType} onEnter={onSubmit} />
        <Button wide busy={transfer.busy} onPress={onSubmit}>
          {t('transferSubmit')}
        </Button>
      </Card>
    </>
  );
}
