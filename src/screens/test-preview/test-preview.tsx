import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { RowLink } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import type { IconName } from '../../ui/icon.js';
import { List } from '../../ui/list.js';
import { Page, PageLead, PageTitle, SectionTitle } from '../../ui/page.js';
import { Logo } from '../../ui/picture.js';
import { DEVICE, ORDER, type PreviewField, type PreviewOrder, type PreviewRoute } from './test-preview.ready.js';
import type { TestPreviewModel } from './test-preview.store.js';
import './test-preview.css';

type Props = ViewProps<TestPreviewModel, 'preview'>;

const pages = {
  loanConfirm: { icon: 'check', title: 'linkLoanConfirm' },
  loanDetail: { icon: 'file', title: 'linkLoanDetail' },
  repayInstallment: { icon: 'wallet', title: 'linkRepayInstallment' },
  repayDeferral: { icon: 'clock', title: 'linkRepayDeferral' },
  bindBank: { icon: 'bank', title: 'linkBindBank' },
  aboutUs: { icon: 'help', title: 'linkAboutUs' },
  complaint: { icon: 'speech', title: 'linkComplaint' },
  customerService: { icon: 'headset', title: 'linkCustomerService' },
  privacyPolicy: { icon: 'file', title: 'linkPrivacyPolicy' },
  paymentInstructions: { icon: 'card', title: 'linkPaymentInstructions' },
} as const satisfies Record<PreviewRoute, { icon: IconName; title: string }>;

/** The developers' page: every page of the list as a link, and what the links carry as fields. */
export function TestPreview({ view, model, t }: Props) {
  return (
    <Page>
      <PageTitle>{t('previewTitle')}</PageTitle>
      <PageLead>{t('previewLead')}</PageLead>
      <SectionTitle>{t('orderTitle')}</SectionTitle>
      <Fields names={ORDER} view={view} model={model} t={t} />
      <SectionTitle>{t('linksTitle')}</SectionTitle>
      <ul className="test-preview__links">
        {view.links.map(({ route, href }) => (
          <li key={route}>
            <RowLink icon={pages[route].icon} title={t(pages[route].title)} href={href} onPress={() => model.open(route)} />
          </li>
        ))}
      </ul>
      <SectionTitle>{t('ordersTitle')}</SectionTitle>
      {view.orders.total > 0 ? (
        <List list={view.orders} window={model.window} t={t} label={t('ordersTitle')}>
          {(order) => <OrderRow order={order} model={model} t={t} />}
        </List>
      ) : (
        <p className="test-preview__lead">{t('ordersNone')}</p>
      )}
      <SectionTitle>{t('deviceTitle')}</SectionTitle>
      <Fields names={DEVICE} view={view} model={model} t={t} />
      <Button disabled={!view.changed} onPress={model.resetDevice}>
        {t('deviceReset')}
      </Button>
    </Page>
  );
}

function Fields({ names, view, model, t }: Props & { names: readonly PreviewField[] }) {
  return (
    <div className="card test-preview__fields" part="card">
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(name)}
          value={view.fields.get(name) ?? ''}
          onInput={(value) => model.type(name, value)}
          {...(view.wrong.has(name) ? { error: t('idWrong') } : {})}
        />
      ))}
    </div>
  );
}

function OrderRow({ order, model, t }: Pick<Props, 'model' | 't'> & { order: PreviewOrder }) {
  const { name, logo, status, statusText } = order;
  const words = [status === undefined ? '' : t('ordersStatus', { status }), statusText ?? ''].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={order.chosen ? 'row-link test-preview__order test-preview__order--chosen' : 'row-link test-preview__order'}
      part="button card"
      aria-pressed={order.chosen}
      onClick={() => model.choose(order)}
    >
      <Logo src={logo} name={name} late />
      <span className="row-link__body test-preview__about">
        <span className="row-link__title">{name}</span>
        {words ? <span className="row-link__note">{words}</span> : null}
      </span>
      <span className="test-preview__id">{order.orderId}</span>
    </button>
  );
}
