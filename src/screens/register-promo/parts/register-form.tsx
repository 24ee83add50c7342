import type { ViewProps } from '../../../session/screen.js';
import { Button } from '../../../ui/button.js';
import { Captcha } from '../../../ui/captcha.js';
import { Card } from '../../../ui/card.js';
import { Field } from '../../../ui/field.js';
import { Page } from '../../../ui/page.js';
import type { RegisterPromoModel } from '../register-promo.store.js';
import { PromoHero } from './promo-hero.js';

type Props = ViewProps<RegisterPromoModel, 'promotion'>;

/** The landing page: phone, picture, code, and the one button. */
export function RegisterForm({ view, model, t }: Props) {
  const { config, form } = view;
  return (
    <Page
      dock={
        <Button kind="primary" busy={form.registering} onPress={() => void model.submit()}>
          {config.buttonText || t('register')}
        </Button>
      }
    >
      <PromoHero view={view} title={config.title || t('registerTitle')} lead={config.subtitle || t('registerLead')} />
      <Card className="promo-form">
        <Field
          name="phone"
          kind="phone"
          label={t('phone')}
          placeholder={t('phonePlaceholder')}
          value={form.values.phone}
          error={form.errors.phone?.(t)}
          onInput={(value) => model.type('phone', value)}
        />
        <Field
          name="capcode"
          label={t('captcha')}
          value={form.values.capcode}
          error={form.errors.capcode?.(t)}
          onInput={(value) => model.type('capcode', value)}
          onEnter={() => void model.send()}
          side={
            <Captcha
              src={form.captcha.src}
              busy={form.captcha.busy}
              words={{ alt: t('captchaAlt'), none: t('captchaGone'), renew: t('captchaNew') }}
              onRenew={() => void model.refresh()}
              onBroken={model.captchaBroke}
            />
          }
        />
        <Field
          name="smsCode"
          kind="code"
          label={t('smsCode')}
          value={form.values.smsCode}
          error={form.errors.smsCode?.(t)}
          onInput={(value) => model.type('smsCode', value)}
          onEnter={() => void model.submit()}
          side={
            <Button
              kind="plain"
              busy={form.sending}
              label={form.rest > 0 ? t('sendAgainIn', { n: form.rest }) : ''}
              onPress={() => void model.send()}
            >
              {form.rest > 0 ? t('rest', { n: form.rest }) : t('sendCode')}
            </Button>
          }
        />
      </Card>
      {config.agreementText ? <Agreement view={view} model={model} t={t} /> : null}
    </Page>
  );
}

function Agreement({ view, model, t }: Props) {
  return (
    <p className="promo-agreement">
      {t('agreeBy')}{' '}
      <a
        href="#/agreementTemplate"
        onClick={(event) => {
          event.preventDefault();
          model.openAgreement();
        }}
      >
        {view.config.agreementTitle || t('agreement')}
      </a>
    </p>
  );
}
