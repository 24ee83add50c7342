import type { ViewProps } from '../../session/screen.js';
import { Card, Rows } from '../../ui/card.js';
import { Icon } from '../../ui/icon.js';
import { Images } from '../../ui/image.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { Textarea } from '../../ui/textarea.js';
import { MOST } from './complaint-detail.ready.js';
import type { ComplaintDetailModel } from './complaint-detail.store.js';
import { ComplaintDialogs } from './parts/complaint-dialogs.js';
import './complaint-detail.css';

type Props = ViewProps<ComplaintDetailModel, 'complaint'>;

/** One complaint: what was said, and what was answered. */
export function ComplaintDetail({ view, model, t }: Props) {
  const { detail } = view;
  const facts = [
    { text: t('type'), value: detail.type },
    { text: t('sonType'), value: detail.sonType },
  ].flatMap(({ text, value }) => (value ? [{ text, value }] : []));
  return (
    <>
      <Page>
        <Card className="complaint-said">
          {facts.length > 0 ? <Rows rows={facts} /> : null}
          <Textarea name="content" label={t('content')} value={detail.content ?? ''} count={view.count} max={MOST} />
          {view.images.length > 0 ? (
            <Images
              label={t('images')}
              sources={view.images}
              nameOf={(n) => t('image', { n })}
              refused={t('imageRefused')}
              onOpen={(index) => model.enlarge({ of: 'images', index })}
            />
          ) : null}
        </Card>
        {view.answered ? <Answer view={view} model={model} t={t} /> : null}
      </Page>
      <ComplaintDialogs view={view} model={model} t={t} />
    </>
  );
}

function Answer({ view, model, t }: Props) {
  return (
    <>
      <SectionTitle>{t('result')}</SectionTitle>
      <Card className="complaint-said">
        <div className="complaint-agent">
          <span className="complaint-agent__face">
            <Icon name="headset" />
          </span>
          <span className="complaint-agent__name">{t('agent')}</span>
        </div>
        {view.detail.disposeDetail ? <p className="complaint-answer">{view.detail.disposeDetail}</p> : null}
        {view.disposeImages.length > 0 ? (
          <Images
            label={t('resultImages')}
            sources={view.disposeImages}
            nameOf={(n) => t('image', { n })}
            refused={t('imageRefused')}
            onOpen={(index) => model.enlarge({ of: 'disposeImages', index })}
          />
        ) : null}
      </Card>
    </>
  );
}
