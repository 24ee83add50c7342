import type { ViewProps } from '../../session/screen.js';
import { breakable } from '../../ui/breakable.js';
import { Button } from '../../ui/button.js';
import { Card, RowLink } from '../../ui/card.js';
import { Icon } from '../../ui/icon.js';
import { pressedOnce } from '../../ui/pressed-once.js';
import { Page } from '../../ui/page.js';
import type { CustomerServiceModel } from './customer-service.store.js';
import './customer-service.css';

/** How to reach the customer service: by telephone, by e-mail, by a complaint. */
export function CustomerService({ view, model, t }: ViewProps<CustomerServiceModel, 'support'>) {
  return (
    <Page>
      <div className="service-head">
        <span className="service-head__face">
          <Icon name="headset" size={36} />
        </span>
        <p className="service-head__text">
          {view.telephone ? t(view.email ? 'serviceIntro' : 'serviceIntroCall') : t(view.email ? 'serviceIntroWrite' : 'contactNone')}
        </p>
      </div>
      {view.telephone ? (
        <Card className="service-way" label={t('telephone')}>
          <span className="row-link__icon">
            <Icon name="handset" />
          </span>
          <span className="row-link__body">
            <span className="row-link__note">{t('telephone')}</span>
            <span className="service-way__value" dir="ltr">
              {view.telephone}
            </span>
          </span>
          {view.canCall ? <Button onPress={model.call}>{t('call')}</Button> : null}
        </Card>
      ) : null}
      {view.email ? (
        <button type="button" className="row-link" part="button card" onKeyDown={pressedOnce} onClick={model.write}>
          <span className="row-link__icon">
            <Icon name="mail" />
          </span>
          <span className="row-link__body">
            <span className="row-link__note">{t('email')}</span>
            <span className="service-way__value" dir="ltr">
              {breakable(view.email)}
            </span>
          </span>
          <span className="row-link__go">
            <Icon name="chevron" size={20} />
          </span>
        </button>
      ) : null}
      <RowLink icon="speech" title={t('complain')} note={t('complainNote')} href={view.complaintHref} onPress={model.complain} />
    </Page>
  );
}
