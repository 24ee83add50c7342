import type { ViewProps } from '../../session/screen.js';
import { RowLink } from '../../ui/card.js';
import { Words } from '../../ui/failure.js';
import { Page } from '../../ui/page.js';
import type { ComplaintStartModel } from './complaint-start.store.js';
import { Orders } from './parts/orders.js';
import { Types } from './parts/types.js';
import './complaint-start.css';

/** The order a complaint is about, and what it is about: every choice leads on to the form. */
export function ComplaintStart({ view, model, t }: ViewProps<ComplaintStartModel, 'complaint'>) {
  return (
    <Page>
      <RowLink icon="file" title={t('myComplaints')} note={t('myComplaintsNote')} href={view.listHref} onPress={model.openList} />
      {view.state === 'empty' ? (
        <>
          <Words icon="speech" tone="plain" title={t('nothingTitle')} text={t('nothing')} />
          <RowLink icon="headset" title={t('callService')} href={view.serviceHref} onPress={model.service} />
        </>
      ) : (
        <>
          {view.order || view.choosable ? <Orders view={view} model={model} t={t} /> : null}
          <Types view={view} model={model} t={t} />
        </>
      )}
    </Page>
  );
}
