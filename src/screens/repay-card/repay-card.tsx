import type { OrderDetail } from '../../api/endpoints/order.js';
import { LoanError } from '../../api/errors.js';
import { errorText } from '../../session/error-text.js';
import type { ViewProps } from '../../session/screen.js';
import { Arrival } from '../../ui/arrival.js';
import { Button } from '../../ui/button.js';
import { Card, RowLink, Rows } from '../../ui/card.js';
import { Notice } from '../../ui/failure.js';
import { Page } from '../../ui/page.js';
import { Brand } from '../../ui/picture.js';
import { Status } from '../../ui/status.js';
import { Paying } from './parts/paying.js';
import type { OrderReady } from './parts/order.js';
import type { PlaceProps } from './parts/props.js';
import type { RepayCardModel } from './repay-card.store.js';
import './repay-card.css';

type Props = ViewProps<RepayCardModel, 'card'>;

/** The cards, the third party, a new card's form, or the order: by hash route. `bankForm` puts another element's form into its place. */
export function RepayCard({ view, model, t, bankForm }: Props & { readonly bankForm: (place: HTMLElement | null) => void }) {
  switch (view.at) {
    case 'order':
      return (
        <>
          <Order view={view} model={model} t={t} />
          <Arrival at={view.at} />
        </>
      );
    case 'addCard':
      return (
        <>
          <div className="card-back">
            <Button kind="plain" onPress={model.showCards}>
              {t('back')}
            </Button>
          </div>
          {/* With a text, if an empty one, React asks for no children: what is in this place already stays when it takes over. */}
          <div className="nested" role="region" aria-label={t('addCard')} ref={bankForm}>
            {''}
          </div>
          <Arrival at={view.at} />
        </>
      );
    case 'cards':
      return <Paying view={view} model={model} t={t} />;
  }
}

function Order({ view, model, t }: PlaceProps<OrderReady>) {
  const { order } = view;
  return (
    <Page>
      {view.paid ? <Notice tone="good" icon="check" title={t('paidTitle')} text={t('orderPaid')} /> : null}
      {order instanceof LoanError ? (
        <Notice
          title={t('orderUnknown')}
          text={errorText(t, order)}
          action={<Button onPress={() => void model.reload()}>{t('checkAgain')}</Button>}
        />
      ) : (
        <OrderCards view={view} order={order} t={t} />
      )}
      {view.productId ? <RowLink icon="file" title={t('viewOrder')} href={view.orderHref} onPress={model.openOrder} /> : null}
    </Page>
  );
}

function OrderCards({ view, order, t }: Pick<Props, 't'> & { readonly view: OrderReady; readonly order: OrderDetail }) {
  const detail = order.userOrderDetail?.detail ?? [];
  return (
    <>
      <Card>
        <Status kind={view.standing} title={order.noticeStatusText || t('orderUnknown')} text={order.noticeDesText} />
      </Card>
      {order.productName || detail.length > 0 ? (
        <Card className="card-order">
          {order.productName ? <Brand src={view.logo} name={order.productName} /> : null}
          {detail.length > 0 ? <Rows rows={detail} /> : null}
        </Card>
      ) : null}
    </>
  );
}
