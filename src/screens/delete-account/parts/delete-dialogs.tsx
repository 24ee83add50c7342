import type { ViewProps } from '../../../session/screen.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import type { DeleteAccountModel } from '../delete-account.store.js';

const words = { phone: 'phoneInvalid', sent: 'codeSent', deleted: 'deleted' } as const;

/** The messages of the spec. */
export function DeleteDialogs({ view, model, t }: ViewProps<DeleteAccountModel, 'account'>) {
  if (view.dialog === undefined) return null;
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
