import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { FocusOn } from '../../ui/focus.js';
import { Icon } from '../../ui/icon.js';
import { Page, PageLead, PageTitle } from '../../ui/page.js';
import { Textarea } from '../../ui/textarea.js';
import './contact-form.css';
import { SUGGESTION_MAX, type ContactFormModel } from './contact-form.store.js';

type Props = ViewProps<ContactFormModel, 'site'>;

/** Three fields and one button; then a word of thanks. */
export function ContactForm(props: Props) {
  return props.view.at === 'sent' ? <Sent {...props} /> : <Form {...props} />;
}

function Form({ view, model, t }: Props) {
  const { values, errors, count, focus } = view;
  return (
    <Page
      dock={
        <Button kind="primary" onPress={model.send}>
          {t('contactSend')}
        </Button>
      }
    >
      <PageTitle>{t('contactTitle')}</PageTitle>
      <PageLead>{t('contactLead')}</PageLead>
      <Card className="contact__fields">
        <Field
          name="name"
          label={t('contactName')}
          value={values.name}
          onInput={(value) => model.type('name', value)}
          error={errors.name && t(errors.name)}
          input={{ autoComplete: 'name', maxLength: 100 }}
        />
        <Field
          name="telephone"
          kind="phone"
          label={t('contactTelephone')}
          value={values.telephone}
          onInput={(value) => model.type('telephone', value)}
          error={errors.telephone && t(errors.telephone)}
          input={{ maxLength: 32 }}
        />
        <Textarea
          name="suggestion"
          label={t('contactSuggestion')}
          value={values.suggestion}
          onInput={(value) => model.type('suggestion', value)}
          error={errors.suggestion && t(errors.suggestion)}
          count={count}
          max={SUGGESTION_MAX}
        />
      </Card>
      <FocusOn id={focus.field} turn={focus.turn} />
    </Page>
  );
}

function Sent({ model, t }: Props) {
  return (
    <Page>
      <div className="contact__sent">
        <span className="contact__mark">
          <Icon name="check" size={32} />
        </span>
        <h1 className="page__title" part="title" id="contact-sent" tabIndex={-1}>
          {t('contactSent')}
        </h1>
        <p className="contact__lead">{t('contactSentText')}</p>
        <Button onPress={model.again}>{t('contactAgain')}</Button>
      </div>
      <FocusOn id="contact-sent" turn={1} />
    </Page>
  );
}
