import type { ViewProps } from '../../session/screen.js';
import { Arrival } from '../../ui/arrival.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Message } from '../../ui/failure.js';
import { Field } from '../../ui/field.js';
import { FocusOn } from '../../ui/focus.js';
import { Page, PageLead, PageTitle } from '../../ui/page.js';
import type { DeleteAccountModel } from './delete-account.store.js';
import { DeleteDialogs } from './parts/delete-dialogs.js';
import './delete-account.css';

type Props = ViewProps<DeleteAccountModel, 'account'>;

/** A phone, a code to prove it, what will be gone, and the one button that ends it. */
export function DeleteAccount(props: Props) {
  const { view, t } = props;
  return (
    <>
      {view.left ? <Message icon="check" tone="good" title={t('deleted')} text={t('deletedText')} /> : <Form {...props} />}
      <Arrival at={view.left ? 'left' : 'form'} />
    </>
  );
}

function Form({ view, model, t }: Props) {
  return (
    <>
      <Page
        dock={
          <Button kind="danger" wide busy={view.deleting} disabled={!view.canDelete} onPress={model.ask}>
            {t('confirmDeletion')}
          </Button>
        }
      >
        <PageTitle>{t('deleteTitle')}</PageTitle>
        <PageLead>{t('deleteLead')}</PageLead>
        <Proof view={view} model={model} t={t} />
        <Lost t={t} />
      </Page>
      <DeleteDialogs view={view} model={model} t={t} />
      <FocusOn id={view.focus.id} turn={view.focus.turn} />
    </>
  );
}

function Proof({ view, model, t }: Props) {
  return (
    <Card className="delete__proof">
      <Field
        name="phone"
        kind="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        value={view.phone}
        error={view.errors.phone?.(t)}
        onInput={model.typePhone}
        onEnter={() => void model.send()}
        side={
          <Button
            kind="plain"
            busy={view.sending}
            disabled={view.rest > 0}
            label={view.rest > 0 ? t('sendAgainIn', { n: view.rest }) : ''}
            onPress={() => void model.send()}
          >
            {view.rest > 0 ? t('rest', { n: view.rest }) : t('sendCode')}
          </Button>
        }
      />
      {view.sent ? (
        <Field
          name="code"
          kind="code"
          label={t('code')}
          hint={t('codeHint')}
          value={view.code}
          error={view.errors.code?.(t)}
          onInput={model.typeCode}
          onEnter={model.ask}
        />
      ) : null}
    </Card>
  );
}

function Lost({ t }: Pick<Props, 't'>) {
  return (
    <Card>
      <h2 className="delete__title" part="title">
        {t('lostTitle')}
      </h2>
      <ul className="delete__lost">
        <li>{t('lostProfile')}</li>
        <li>{t('lostOrders')}</li>
        <li>{t('lostBank')}</li>
        <li>{t('lostComplaints')}</li>
      </ul>
      <p className="delete__owed">{t('owed')}</p>
    </Card>
  );
}
