import type { ReactNode } from 'react';
import { lastFour } from '../../../lib/mask.js';
import { formatMinor } from '../../../lib/money.js';
import { Actions, Button } from '../../../ui/button.js';
import { Rows } from '../../../ui/card.js';
import { Dialog, DialogText } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { FocusOn } from '../../../ui/focus.js';
import type { CardsReady } from '../repay-card.ready.js';
import type { CodeDialog } from './code.js';
import type { PlaceProps } from './props.js';

/** The code from the SMS: typed, pasted or filled in by the phone; another one once the countdown is over. */
export function CodeDialogView({
  view,
  model,
  t,
  dialog,
  children,
}: PlaceProps<CardsReady> & { readonly dialog: CodeDialog; readonly children: ReactNode }) {
  const resending = view.busy && view.doing === 'resend';
  const card = view.cards.find(({ id }) => id === dialog.cardId);
  return (
    <Dialog
      title={t('codeDialogTitle')}
      onDismiss={model.cancelCode}
      actions={
        <Actions>
          <Button onPress={model.cancelCode}>{t('cancel')}</Button>
          <Button
            kind="primary"
            busy={view.busy && !resending}
            disabled={!view.canPay || resending}
            onPress={() => void model.confirmCode()}
          >
            {t('confirm')}
          </Button>
        </Actions>
      }
    >
      <DialogText>{t('codeDialogText')}</DialogText>
      <Rows
        rows={[
          { text: t('amountToPay'), value: `${view.symbol} ${formatMinor(view.amount)}` },
          { text: card?.bankName || t('cardUnnamed'), value: lastFour(card?.cardNo ?? '') },
        ]}
      />
      <div className="code-field">
        <Field
          name="sms-code"
          label={t('codeField')}
          kind="code"
          value={dialog.code}
          onInput={model.typeCode}
          onEnter={() => void model.confirmCode()}
          error={dialog.wrong?.(t)}
          input={{ 'data-focus': '' }}
        />
        <FocusOn id="sms-code" turn={dialog.wrongs} />
      </div>
      <Button kind="plain" busy={resending} disabled={dialog.left > 0 || !view.canPay || view.busy} onPress={() => void model.resendCode()}>
        {dialog.left > 0 ? t('codeResendIn', { n: dialog.left }) : t('codeResend')}
      </Button>
      {children}
    </Dialog>
  );
}
