import type { ViewProps } from '../../../session/screen.js';
import { Actions, Button } from '../../../ui/button.js';
import { Dialog, DialogText } from '../../../ui/dialog.js';
import type { DeleteAccountModel } from '../delete-account.store.js';

const words = { phone: 'phoneInvalid', sent: 'codeSent', deleted: 'deleted' } as const;

/** The messages of the spec, and what is asked before the account goes. */
export function DeleteDialogs({ view, model, t }: ViewProps<DeleteAccountModel, 'account'>) {
  if (view.dialog === undefined) return null;
  if (view.dialog === 'confirm') {
    return (
      <Dialog
        key="confirm"
        title={t('confirmTitle')}
        onDismiss={model.dismiss}
        actions={
          <Actions>
            <Button onPress={model.dismiss}>{t('cancel')}</Button>
            <Button kind="danger" onPress={() => void model.deleteNow()}>
              {t('deleteNow')}
            </Button>
          </Actions>
        }
      >
        <DialogText>
          {t('confirmText')} {t('owed')}
        </DialogText>
      </Dialog>
    );
  }
  return (
    <Dialog
      key={view.dialog}
      title={t(words[view.dialog])}
      onDismiss={model.dismiss}
      actions={
        <Button kind="primary" onPress={model.dismiss}>
          {t('ok')}
        </Button>
      }
    />
  );
}
