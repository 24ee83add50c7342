import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { RowLink } from '../../ui/card.js';
import { Page, PageTitle } from '../../ui/page.js';
import { Brand } from '../../ui/picture.js';
import { Status } from '../../ui/status.js';
import type { RepayChooseModel } from './repay-choose.store.js';
import './repay-choose.css';

const words = {
  installment: { icon: 'file', title: 'chooseInstallments', note: 'chooseInstallmentsNote' },
  deferral: { icon: 'clock', title: 'rollover', note: 'chooseRolloverNote' },
  card: { icon: 'card', title: 'chooseCard', note: 'chooseCardNote' },
} as const;

/** The ways to repay an order. */
export function RepayChoose({ view, model, t }: ViewProps<RepayChooseModel, 'order'>) {
  if (view.state === 'empty') {
    return (
      <Page>
        <Status kind="neutral" title={t('chooseEmptyTitle')} text={t('chooseEmpty')}>
          <Button onPress={model.viewOrder}>{t('chooseOrder')}</Button>
        </Status>
      </Page>
    );
  }
  const { order, ways } = view;
  return (
    <Page>
      <PageTitle>{t('chooseTitle')}</PageTitle>
      {order.productName ? <Brand src={view.logo} name={order.productName} /> : null}
      <ul className="repay-choose">
        {ways.map((way) => (
          <li key={way.name}>
            <RowLink
              icon={words[way.name].icon}
              title={t(words[way.name].title)}
              note={t(words[way.name].note)}
              href={way.href}
              onPress={() => model.choose(way)}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
