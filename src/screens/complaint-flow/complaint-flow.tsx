import type { Text } from '../../i18n/say.js';
import { failureText } from '../../session/error-text.js';
import type { ScreenView, ViewProps } from '../../session/screen.js';
import { Failure } from '../../ui/failure.js';
import { Icon } from '../../ui/icon.js';
import { rootOf } from '../../ui/kept-focus.js';
import { ComplaintDetailSkeleton } from '../complaint-detail/complaint-detail.skeleton.js';
import { ComplaintDetail } from '../complaint-detail/complaint-detail.js';
import { ComplaintListSkeleton } from '../complaint-list/complaint-list.skeleton.js';
import { ComplaintList } from '../complaint-list/complaint-list.js';
import { ComplaintStartSkeleton } from '../complaint-start/complaint-start.skeleton.js';
import { ComplaintStart } from '../complaint-start/complaint-start.js';
import { ComplaintSubmitSkeleton } from '../complaint-submit/complaint-submit.skeleton.js';
import { ComplaintSubmit } from '../complaint-submit/complaint-submit.js';
import type { ComplaintFlowModel, Shown } from './complaint-flow.store.js';
import './complaint-flow.css';

const titles = { start: 'complaintTitle', submit: 'submitTitle', list: 'listTitle', detail: 'detailTitle' } as const;

function drawable<V extends ScreenView>(view: V): view is Extract<V, { readonly state: 'empty' | 'ready' }> {
  return view.state === 'ready' || view.state === 'empty';
}

/**
 * A ref for the title of a screen that was gone to: whoever reads by ear or keyboard goes along. Who came back goes on from the link that
 * led away, wherever in a long list that is.
 */
function arrive(title: HTMLElement | null): void {
  if (!title) return;
  const links = [...rootOf(title).querySelectorAll('a')];
  (links.find((link) => link.getAttribute('href') === title.dataset.from) ?? title).focus();
}

/** One of the four complaint screens under its title, with a way back. */
export function ComplaintFlow({ view, model, t }: ViewProps<ComplaintFlowModel, 'complaint'>) {
  return (
    <>
      <div className="flow-bar">
        {view.canBack ? (
          <button type="button" className="flow-bar__back" part="button" aria-label={t('back')} onClick={model.back}>
            <Icon name="return" />
          </button>
        ) : null}
        <h1
          className="flow-bar__title"
          part="title"
          key={view.step}
          data-from={view.from}
          tabIndex={-1}
          {...(view.moved ? { ref: arrive } : {})}
        >
          {t(titles[view.shown.at])}
        </h1>
      </div>
      <Screen key={view.step} shown={view.shown} online={view.online} t={t} />
    </>
  );
}

function Screen({ shown, online, t }: { shown: Shown; online: boolean; t: Text<'complaint'> }) {
  const { view, model } = shown;
  if (view.state === 'failed') {
    return <Failure {...failureText(t, view.error, online)} retryLabel={t('retry')} onRetry={() => void model.reload()} />;
  }
  switch (shown.at) {
    case 'start':
      return drawable(shown.view) ? <ComplaintStart view={shown.view} model={shown.model} t={t} /> : <ComplaintStartSkeleton t={t} />;
    case 'submit':
      return drawable(shown.view) ? <ComplaintSubmit view={shown.view} model={shown.model} t={t} /> : <ComplaintSubmitSkeleton t={t} />;
    case 'list':
      return drawable(shown.view) ? <ComplaintList view={shown.view} model={shown.model} t={t} /> : <ComplaintListSkeleton t={t} />;
    case 'detail':
      return drawable(shown.view) ? <ComplaintDetail view={shown.view} model={shown.model} t={t} /> : <ComplaintDetailSkeleton t={t} />;
  }
}
