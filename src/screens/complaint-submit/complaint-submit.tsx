import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog, DialogText } from '../../ui/dialog.js';
import { FocusOn } from '../../ui/focus.js';
import { Icon } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { Textarea } from '../../ui/textarea.js';
import { Ended } from '../../ui/unknown.js';
import { Upload } from '../../ui/upload.js';
import { MOST_CHARACTERS, MOST_IMAGES } from './complaint-submit.ready.js';
import type { ComplaintSubmitModel } from './complaint-submit.store.js';
import './complaint-submit.css';

type Props = ViewProps<ComplaintSubmitModel, 'complaint'>;

/** The answer was lost: until it is known whether the complaint is there, this stays. */
function Doubt({ t, onList }: { t: Props['t']; onList: () => void }) {
  return <Ended t={t} text={t('sentUnknown')} action={<Button onPress={onList}>{t('listTitle')}</Button>} />;
}

/** What is complained about, in words and images, and the one button that sends it. */
export function ComplaintSubmit({ view, model, t }: Props) {
  return (
    <>
      <Page
        dock={
          <Button kind="primary" busy={view.busy} onPress={() => void model.send()}>
            {t('send')}
          </Button>
        }
      >
        {view.tags.length > 0 ? (
          <ul className="complaint-tags" aria-label={t('type')}>
            {view.tags.map((tag, index) => (
              <li className="complaint-tags__tag" key={index}>
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        <Card className="complaint-form">
          <Textarea
            name="description"
            label={t('description')}
            placeholder={t('descriptionHint')}
            value={view.text}
            count={view.count}
            max={MOST_CHARACTERS}
            error={view.lacking > 0 ? t('textLacking') : undefined}
            held={view.busy}
            onInput={model.type}
          />
          <Upload
            label={t('images')}
            items={view.images}
            max={MOST_IMAGES}
            held={view.busy}
            words={{
              add: t('add'),
              addOne: t('addImage'),
              retry: t('retry'),
              cancelOf: (name) => t('cancelImage', { name }),
              removeOf: (name) => t('removeImage', { name }),
              retryOf: (name) => t('retryImage', { name }),
            }}
            onPick={model.pick}
            onRemove={model.remove}
            onRetry={model.retry}
          />
        </Card>
        {view.doubt ? <Doubt t={t} onList={model.list} /> : null}
        <p className="complaint-tip">
          <Icon name="clock" size={20} />
          <span className="complaint-tip__text">{t('tip')}</span>
        </p>
      </Page>
      <FocusOn id="description" turn={view.lacking} />
      {view.sent ? (
        <Dialog title={t('sentTitle')} actions={null}>
          <span className="complaint-sent">
            <Icon name="check" size={36} />
          </span>
          <DialogText>{t('tip')}</DialogText>
        </Dialog>
      ) : null}
    </>
  );
}
