import type { ViewProps } from '../../../session/screen.js';
import { Actions, Button } from '../../../ui/button.js';
import { Dialog, DialogText } from '../../../ui/dialog.js';
import { Stars } from '../../../ui/stars.js';
import type { OrderDetailModel } from '../order-detail.store.js';

type Props = ViewProps<OrderDetailModel, 'order'>;

/** The one dialog that is open over an order. */
export function OrderPrompts({ view: { prompt }, model: { prompts }, t }: Props) {
  const confirm = (onPress: () => void) => (
    <Button kind="primary" onPress={onPress}>
      {t('confirm')}
    </Button>
  );
  const cancel = <Button onPress={prompts.close}>{t('cancel')}</Button>;
  switch (prompt?.at) {
    case 'card':
      return (
        <Dialog
          key="card"
          title={prompt.title || t('cardPromptTitle')}
          actions={
            <Actions>
              {cancel}
              {confirm(prompts.bindCard)}
            </Actions>
          }
        >
          <DialogText>{prompt.text || t('cardPromptText')}</DialogText>
        </Dialog>
      );
    case 'withdraw':
      return (
        <Dialog key={prompt.text} title={t('withdrawTitle')} actions={confirm(prompts.close)}>
          <DialogText>{prompt.text}</DialogText>
        </Dialog>
      );
    case 'rating':
      return (
        <Dialog
          key="rating"
          title={t('ratingTitle')}
          actions={
            <Actions>
              {cancel}
              <Button kind="primary" busy={prompt.busy} onPress={() => void prompts.rate()}>
                {t('send')}
              </Button>
            </Actions>
          }
        >
          <DialogText>{t('ratingText')}</DialogText>
          <Stars
            name="order-rating"
            label={t('ratingStars')}
            star={(n) => t('stars', { n })}
            stars={prompt.stars}
            disabled={prompt.busy}
            onChoose={prompts.choose}
          />
        </Dialog>
      );
    case 'rated':
      return (
        <Dialog key="rated" title={t('ratedTitle')} actions={confirm(prompts.close)}>
          <DialogText>{t('ratedText')}</DialogText>
        </Dialog>
      );
    default:
      return null;
  }
}
