import type { Text } from '../../../i18n/say.js';
import { Rows } from '../../../ui/card.js';
import { Icon } from '../../../ui/icon.js';
import { List } from '../../../ui/list.js';
import { SectionTitle } from '../../../ui/page.js';
import { Logo } from '../../../ui/picture.js';
import type { ComplaintStartReady, OrderChoice } from '../complaint-start.ready.js';
import type { ComplaintStartModel } from '../complaint-start.store.js';

interface Props {
  view: ComplaintStartReady;
  model: ComplaintStartModel;
  t: Text<'complaint'>;
}

/** The current order, and behind "All" every order to choose from. */
export function Orders({ view, model, t }: Props) {
  return (
    <>
      <div className="complaint-head">
        <SectionTitle>{t('order')}</SectionTitle>
        {view.choosable ? (
          <button
            type="button"
            className={view.orders ? 'complaint-all complaint-all--open' : 'complaint-all'}
            part="button"
            aria-expanded={view.orders !== undefined}
            onClick={model.toggleOrders}
          >
            {t('all')}
            <Icon name="down" size={20} />
          </button>
        ) : null}
      </div>
      {view.orders ? (
        <List list={view.orders} window={model.window} t={t} label={t('orders')}>
          {(row) => <Choice row={row} onChoose={model.chooseOrder} />}
        </List>
      ) : (
        <section className="card complaint-order" part="card" aria-label={t('order')}>
          {view.order ? <Current choice={view.order} /> : <p className="complaint-no-order">{t('orderNone')}</p>}
        </section>
      )}
    </>
  );
}

function Current({ choice }: { choice: Omit<OrderChoice, 'index'> }) {
  const rows = choice.order.list.map(({ title, value }) => ({ text: title, value }));
  return (
    <>
      <Head choice={choice} />
      {rows.length > 0 ? <Rows rows={rows} /> : null}
    </>
  );
}

function Choice({ row, onChoose }: { row: OrderChoice; onChoose: (orderNo: string) => void }) {
  return (
    <button
      type="button"
      className={row.current ? 'card complaint-choice complaint-choice--current' : 'card complaint-choice'}
      part="button"
      aria-pressed={row.current}
      onClick={() => onChoose(row.order.orderNo)}
    >
      <span className="complaint-order">
        <Head choice={row} />
        {row.order.list.map(({ title, value }, index) => (
          <span className="complaint-choice__line" key={index}>
            <span className="muted">{title}</span> <span className="complaint-choice__value">{value}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

function Head({ choice: { order, logo } }: { choice: Omit<OrderChoice, 'index'> }) {
  const name = order.productName ?? '';
  return (
    <span className="brand">
      <Logo src={logo} name={name} late />
      <span className="brand__name">{name}</span>
      {order.status ? <span className="complaint-order__status">{order.status}</span> : null}
    </span>
  );
}
