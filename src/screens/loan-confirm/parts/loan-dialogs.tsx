import type { ViewProps } from '../../../session/screen.js';
import { Actions, Button } from '../../../ui/button.js';
import { Dialog, DialogText, Framed } from '../../../ui/dialog.js';
import type { LoanConfirmModel } from '../loan-confirm.store.js';

/** The retention dialog and the agreement that has to be read first; one at a time. */
export function LoanDialogs({ view, model, t }: ViewProps<LoanConfirmModel, 'loan'>) {
  const { dialog, loan } = view;
  const cancel = <Button onPress={model.decline}>{t('cancel')}</Button>;
  if (dialog?.at === 'retention') {
    return (
      <Dialog
        key="retention"
        title={loan.popTitle || t('retentionTitle')}
        actions={
          <Actions>
            {cancel}
            <Button kind="primary" onPress={model.stay}>
              {t('agree')}
            </Button>
          </Actions>
        }
      >
        <DialogText>{loan.popContent || t('retentionText')}</DialogText>
      </Dialog>
    );
  }
  if (dialog?.at !== 'agreement') return null;
  return (
    <Dialog
      key="agreement"
      kind="frame"
      title={t('agreementTitle')}
      actions={
        <Actions>
          {cancel}
          {dialog.url ? (
            <Button kind="primary" onPress={model.agree}>
              {t('agree')}
            </Button>
          ) : null}
        </Actions>
      }
    >
      {dialog.url ? (
        <Framed src={dialog.url} title={t('agreementTitle')} sandbox={dialog.sandbox} />
      ) : (
        <DialogText>{t('errorUrl')}</DialogText>
      )}
    </Dialog>
  );
}
