import { groupCard } from '../../lib/mask.js';
import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Message } from '../../ui/failure.js';
import { Field } from '../../ui/field.js';
import { FocusOn } from '../../ui/focus.js';
import { Page } from '../../ui/page.js';
import { Picker, PickerField } from '../../ui/picker.js';
import { segmentId, Segmented } from '../../ui/segmented.js';
import { Told } from '../../ui/unknown.js';
import type { BindBankReady, ShownField } from './bind-bank.ready.js';
import type { BindBankModel } from './bind-bank.store.js';
import { BankBanner } from './parts/bank-banner.js';
import './bind-bank.css';

type Props = ViewProps<BindBankModel, 'bank'>;
type ReadyProps = Omit<Props, 'view'> & { view: BindBankReady };

const LONG = 8;
const PANEL = 'bank-fields';

/** The account the money goes to: the form as the server describes it. */
export function BindBank({ view, model, t }: Props) {
  if (view.state === 'empty') return <NoForm checking={view.checking} model={model} t={t} />;
  return (
    <>
      <Page dock={view.keyboardOpen ? null : <Next view={view} model={model} t={t} />}>
        <BankBanner title={t('bankTitle')} lead={t(view.paying ? 'bankLeadPay' : 'bankLead')} />
        <Card className="bank-form">
          <Tabs view={view} model={model} t={t} />
          <Fields view={view} model={model} t={t} />
        </Card>
        {view.saved ? <Saved t={t} /> : null}
      </Page>
      {view.picking ? <FieldPicker view={view} picking={view.picking} model={model} t={t} /> : null}
      <FocusOn id={focusId(view)} turn={view.focus.turn} />
    </>
  );
}

function NoForm({ checking, model, t }: Pick<Props, 'model' | 't'> & { checking: boolean }) {
  const again = (
    <Button kind="primary" busy={checking} onPress={() => void model.reload()}>
      {t('retry')}
    </Button>
  );
  return <Message icon="bank" tone="plain" title={t('noFormTitle')} text={t('noForm')} action={again} />;
}

function Saved({ t }: Pick<Props, 't'>) {
  return <Told text={t('saved')} />;
}

/** Tabs take the focus at the one that is chosen. */
function focusId({ focus, tabs }: BindBankReady): string {
  return tabs && focus.id === tabs.id ? segmentId(tabs.id, tabs.choices, tabs.value) : focus.id;
}

function Next({ view, model, t }: ReadyProps) {
  return (
    <Button kind="primary" busy={view.busy} disabled={view.saved} onPress={() => void model.save()}>
      {t('next')}
    </Button>
  );
}

function Tabs({ view: { tabs }, model, t }: ReadyProps) {
  return tabs ? (
    <Segmented
      name={tabs.id}
      label={tabs.title}
      segments={tabs.choices}
      chosen={tabs.value}
      onChoose={(type) => model.type(tabs, type)}
      panel={PANEL}
      error={tabs.error?.(t)}
    />
  ) : null;
}

function Fields({ view, model, t }: ReadyProps) {
  const { tabs, fields } = view;
  const panel = tabs ? { role: 'tabpanel', id: PANEL, 'aria-labelledby': segmentId(tabs.id, tabs.choices, tabs.value) } : {};
  return (
    <div className="bank-form__fields" {...panel}>
      {fields.map((field) => (
        <Item key={field.id} field={field} held={view.busy} model={model} t={t} />
      ))}
    </div>
  );
}

const kinds = { text: 'text', digits: 'digits', card: 'digits', date: 'date' } as const;

function Item({ field, held, model, t }: { field: ShownField; held: boolean } & Pick<Props, 'model' | 't'>) {
  const { id, title, placeholder, value, kind } = field;
  const error = field.error?.(t);
  if (kind === 'choice') {
    const chosen = field.choices.find((choice) => choice.type === value)?.name ?? value;
    return (
      <PickerField
        name={id}
        label={title}
        chosen={chosen}
        placeholder={placeholder || t('choose')}
        error={error}
        held={held}
        onOpen={() => model.pick(field)}
      />
    );
  }
  return (
    <Field
      name={id}
      label={title}
      kind={kinds[kind]}
      value={kind === 'card' ? groupCard(value) : value}
      placeholder={kind === 'date' ? undefined : placeholder}
      error={error}
      held={held}
      onInput={(typed) => model.type(field, typed)}
    />
  );
}

function FieldPicker({ picking, model, t }: ReadyProps & { picking: NonNullable<BindBankReady['picking']> }) {
  const { field, marked, search } = picking;
  return (
    <Picker
      name={`${field.id}-option`}
      title={field.title}
      options={field.choices}
      marked={marked}
      onMark={model.mark}
      onConfirm={model.confirmPick}
      onCancel={model.cancelPick}
      words={{ confirm: t('confirm'), cancel: t('cancel'), search: t('search'), nothing: t('nothingFound') }}
      search={field.choices.length > LONG ? { text: search, onText: model.search } : undefined}
    />
  );
}
