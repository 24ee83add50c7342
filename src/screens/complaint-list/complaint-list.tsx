import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Message } from '../../ui/failure.js';
import { Icon } from '../../ui/icon.js';
import { List } from '../../ui/list.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import type { ComplaintRow } from './complaint-list.ready.js';
import type { ComplaintListModel } from './complaint-list.store.js';
import '../../ui/card.css';
import './complaint-list.css';

type Props = ViewProps<ComplaintListModel, 'complaint'>;

/** The complaints of the borrower by tab, each leading to its details. */
export function ComplaintList({ view, model, t }: Props) {
  if (view.state === 'empty') {
    return (
      <Message
        icon="speech"
        tone="plain"
        title={t('listNone')}
        text={t('listNoneText')}
        action={
          <Button kind="primary" onPress={model.complain}>
            {t('complaintNew')}
          </Button>
        }
      />
    );
  }
  const tabs = view.tabs.map((title, index) => title || t('tab', { n: index + 1 }));
  return (
    <Page>
      <Tabs name="complaints" label={t('tabs')} tabs={tabs} chosen={view.chosen} onChoose={model.choose}>
        {view.list.total > 0 ? (
          <List key={view.chosen} list={view.list} window={model.window} t={t} label={tabs[view.chosen] ?? ''}>
            {(row) => <Row row={row} t={t} onOpen={model.open} />}
          </List>
        ) : (
          <p className="complaint-none">{t('listNone')}</p>
        )}
      </Tabs>
    </Page>
  );
}

function Row({ row: { id, type, content, time, href }, t, onOpen }: { row: ComplaintRow; t: Props['t']; onOpen: (id: string) => void }) {
  const leads = id !== undefined;
  return (
    <a
      className="card complaint-row"
      part="card"
      {...(leads
        ? {
            href,
            onClick(event) {
              event.preventDefault();
              onOpen(id);
            },
          }
        : {})}
    >
      <span className="complaint-row__type">{type || t('complaintTitle')}</span>
      {content ? <span className="complaint-row__content">{content}</span> : null}
      {time ? <span className="complaint-row__time">{time}</span> : null}
      {leads ? (
        <span className="complaint-row__go row-link__go">
          <Icon name="chevron" size={20} />
        </span>
      ) : null}
    </a>
  );
}
