import { standingOf } from '../../session/order-status.js';
import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card, RowLink, Rows } from '../../ui/card.js';
import { Icon } from '../../ui/icon.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { Brand } from '../../ui/picture.js';
import { ProductList } from '../../ui/product.js';
import { Status } from '../../ui/status.js';
import { Stale } from '../../ui/unknown.js';
import type { OrderDetailModel } from './order-detail.store.js';
import { OrderPrompts } from './parts/prompts.js';
import './order-detail.css';

type Props = ViewProps<OrderDetailModel, 'order'>;

/** An order: how it stands, what it is, and what may be done now. */
export function OrderDetail({ view, model, t }: Props) {
  const { order, telephone, unexplained } = view;
  const lines = order.userOrderDetail?.detail ?? [];
  const action = actionOf({ view, model, t });
  return (
    <>
      <Page {...(action ? { dock: action } : {})}>
        {view.stale ? <Stale t={t} onCheck={model.reload} /> : null}
        <Status
          kind={standingOf(order.orderStatus)}
          title={titleOf({ view, t })}
          text={unexplained ? t('failedText') : order.noticeDesText}
        />
        {order.productName || lines.length > 0 ? (
          <Card className="order-detail">
            {order.productName ? <Brand src={view.logo} name={order.productName} /> : null}
            {lines.length > 0 ? <Rows rows={lines} /> : null}
          </Card>
        ) : null}
        {telephone ? (
          <RowLink icon="handset" title={t('callService')} note={telephone.number} href={telephone.href} onPress={model.call} />
        ) : unexplained ? (
          <RowLink icon="headset" title={t('callService')} href={view.serviceHref} onPress={model.service} />
        ) : null}
        {view.products.total > 0 ? <Recommended view={view} model={model} t={t} /> : null}
      </Page>
      <OrderPrompts view={view} model={model} t={t} />
    </>
  );
}

function titleOf({ view, t }: Pick<Props, 'view' | 't'>): string {
  const { noticeStatusText, orderStatus } = view.order;
  if (noticeStatusText) return noticeStatusText;
  return t(orderStatus === 21 ? 'processing' : orderStatus === 110 ? 'failed' : 'orderTitle');
}

function actionOf({ view, model, t }: Props) {
  switch (view.offer) {
    case 'repayOrRollover':
      return (
        <>
          <Button kind="primary" onPress={model.repay}>
            {t('repayCapitals')}
          </Button>
          <div className="order-detail__rollover">
            <span className="order-detail__short">{t('shortOfMoney')}</span>
            <Button kind="plain" onPress={model.rollOver}>
              {t('rollover')}
            </Button>
          </div>
        </>
      );
    case 'repay':
      return (
        <Button kind="primary" onPress={model.repay}>
          {t('repayment')}
        </Button>
      );
    case 'borrowAgain':
      return (
        <Button kind="primary" busy={view.goingHome} onPress={() => void model.borrowAgain()}>
          {t('borrowAgain')}
        </Button>
      );
    default:
      return null;
  }
}

function Recommended({ view, model, t }: Props) {
  return (
    <>
      <SectionTitle>{t('productsTitle')}</SectionTitle>
      <ProductList products={view.products} window={model.products.window} t={t} onOpen={(product) => void model.products.open(product)} />
      <a
        className="order-detail__more"
        href={view.moreHref}
        onClick={(event) => {
          event.preventDefault();
          model.moreProducts();
        }}
      >
        {t('moreProducts')}
        <span className="order-detail__go">
          <Icon name="chevron" size={20} />
        </span>
      </a>
    </>
  );
}
