import type { OrderDetail } from '../../api/endpoints/loan.js';
import { formatMinor } from '../../lib/money.js';
import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card, RowLink, Rows } from '../../ui/card.js';
import { Notice } from '../../ui/failure.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { PaymentNotices } from '../../ui/payment.js';
import { Brand } from '../../ui/picture.js';
import { Status } from '../../ui/status.js';
import { Cards } from './parts/cards.js';
import { CodeDialogView } from './parts/code-dialog.js';
import type { CardsReady, OrderReady, RepayCardModel } from './repay-card.store.js';
import './repay-card.css';

type Props = ViewProps<RepayCardModel, 'repay'>;
export type PlaceProps<V> = Pick<Props, 'model' | 't'> & { readonly view: V };

/** The cards, the third party, a new card's form, or the order: by hash route. `bankForm` puts another element's form into its place. */
export function RepayCard({
  view,
  model,
  t,
  bankForm,
}: Props & { readonly bankForm: (place: HTMLElement | null) => (() => void) | undefined }) {
  switch (view.at) {
    case 'order':
      return <Order view={view} model={model} t={t} />;
    case 'addCard':
      return (
        <>
          <div className="card-back">
            <Button kind="plain" onPress={model.showCards}>
              {t('back')}
            </Button>
          </div>
          <div className="nested" ref={bankForm} />
        </>
      );
    case 'cards':
      return <Paying view={view} model={model} t={t} />;
  }
}

function Paying(props: PlaceProps<CardsReady>) {
  const { view, model, t } = props;
  const thirdParty = view.place === 'thirdParty';
  return (
    <>
      <Page dock={thirdParty ? <PayThirdParty {...props} /> : <PayByCard {...props} />}>
        <Card>
          <p className="card-amount">{t('amountToPay')}</p>
          <Money amount={formatMinor(view.amount)} symbol={view.symbol} large />
        </Card>
        {view.dialog ? null : <Notices {...props} />}
        {thirdParty ? (
          <Notice tone="good" icon="card" title={t('thirdParty')} text={t('thirdPartyText')} />
        ) : (
          <>
            <SectionTitle>{t('chooseCard')}</SectionTitle>
            <Cards {...props} />
            <RowLink icon="card" title={t('addCard')} href={view.addHref} onPress={model.addCard} />
            {view.thirdParty ? (
              <Button
                wide
                busy={view.busy && view.doing === 'thirdParty'}
                disabled={!view.canPay}
                onPress={() => void model.payThirdParty()}
              >
                {t('thirdParty')}
              </Button>
            ) : null}
          </>
        )}
      </Page>
      {view.dialog ? (
        <CodeDialogView {...props} dialog={view.dialog}>
          <Notices {...props} />
        </CodeDialogView>
      ) : null}
    </>
  );
}

function Notices({ view, model, t }: PlaceProps<CardsReady>) {
  return (
    <PaymentNotices
      t={t}
      unknown={view.unknown}
      stale={view.stale}
      leaving={view.leaving}
      paid={view.paid}
      onCheck={() => void model.check()}
      onResume={model.resume}
      onOrder={model.showOrder}
    />
  );
}

function PayByCard({ view, model, t }: PlaceProps<CardsReady>) {
  const busy = view.busy && view.doing !== 'thirdParty' && view.dialog === undefined;
  return (
    <Button kind="primary" busy={busy} disabled={!view.canPay || view.busy} onPress={() => void model.pay()}>
      {t('payNow')}
    </Button>
  );
}

function PayThirdParty({ view, model, t }: PlaceProps<CardsReady>) {
  return (
    <>
      {view.thirdParty ? (
        <Button kind="primary" busy={view.busy} disabled={!view.canPay} onPress={() => void model.payThirdParty()}>
          {t('payNow')}
        </Button>
      ) : null}
      <Button kind="plain" onPress={model.showCards}>
        {t('backToCards')}
      </Button>
    </>
  );
}

function Order({ view, model, t }: PlaceProps<OrderReady>) {
  const { order } = view;
  return (
    <Page>
      {view.paid ? <Notice tone="good" icon="check" title={t('paidTitle')} text={t('orderPaid')} /> : null}
      {typeof order === 'string' ? (
        <Notice title={t('orderUnknown')} text={order} action={<Button onPress={() => void model.reload()}>{t('checkAgain')}</Button>} />
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
      <Card className="card-order">
        {order.productName ? <Brand src={view.logo} name={order.productName} /> : null}
        {detail.length > 0 ? <Rows rows={detail} /> : null}
      </Card>
    </>
  );
}
