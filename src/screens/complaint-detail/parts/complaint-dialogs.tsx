import type { ViewProps } from '../../../session/screen.js';
import { Actions, Button } from '../../../ui/button.js';
import { Dialog, DialogText } from '../../../ui/dialog.js';
import { Enlarged } from '../../../ui/image.js';
import { Stars } from '../../../ui/stars.js';
import type { ComplaintDetailModel } from '../complaint-detail.store.js';

/** The rating, which only its buttons close, and an image shown large; one at a time. */
export function ComplaintDialogs({ view: { dialog }, model, t }: ViewProps<ComplaintDetailModel, 'complaint'>) {
  if (dialog?.at === 'image') {
    return <Enlarged src={dialog.src} name={t('image', { n: dialog.n })} close={t('close')} onClose={model.shrink} />;
  }
  if (dialog?.at !== 'rating') return null;
  return (
    <Dialog
      title={t('rateTitle')}
      actions={
        <Actions>
          <Button disabled={dialog.busy} onPress={model.cancel}>
            {t('cancel')}
          </Button>
          <Button kind="primary" busy={dialog.busy} onPress={() => void model.rate()}>
            {t('send')}
          </Button>
        </Actions>
      }
    >
      <DialogText>{t('rateText')}</DialogText>
      <Stars
        name="score"
        label={t('rateText')}
        star={(n) => t('star', { n })}
        stars={dialog.stars}
        disabled={dialog.busy}
        onChoose={model.star}
      />
    </Dialog>
  );
}
