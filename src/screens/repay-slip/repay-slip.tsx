import type { ViewProps } from '../../session/screen.js';
import { Card, RowLink } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Message, Notice } from '../../ui/failure.js';
import { Fold } from '../../ui/fold.js';
import { Money } from '../../ui/money.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { PayCode } from '../../ui/pay-code.js';
import { Logo } from '../../ui/picture.js';
import { Steps } from '../../ui/steps.js';
import type { SlipGroup } from './parts/info.js';
import type { RepaySlipModel } from './repay-slip.store.js';
import './repay-slip.css';

type Props = ViewProps<RepaySlipModel, 'code'>;

/** The contract number to pay with, the total, and how to pay. */
export function RepaySlip({ view, model, t }: Props) {
  const how = (href: string) => <RowLink icon="help" title={t('howToPay')} href={href} onPress={model.showHow} />;
  if (view.state === 'empty') return <Message icon="file" tone="plain" title={t('slipMissingTitle')} text={t('slipMissing')} />;
  const { slip } = view;
  return (
    <Page>
      <Notice icon="file" text={t('slipNote')} />
      <Card className="slip">
        {view.logo ? (
          <div className="slip__provider">
            <Logo src={view.logo} name="" />
          </div>
        ) : null}
        <div>
          <p className="slip__label">{t('contractNumber')}</p>
          <p className="slip__code" id="contract-number" dir="ltr">
            <PayCode code={slip.payCode} />
          </p>
        </div>
        <CopyButton kind="primary" from="contract-number" onCopied={model.copied}>
          {t('clickToCopy')}
        </CopyButton>
        <div className="slip__total">
          <p className="slip__label">{t('totalPayment')}</p>
          <Money amount={slip.amount} symbol={view.symbol} large />
        </div>
      </Card>
      {slip.groups.map((group, index) => (
        <Group key={index} group={group} />
      ))}
      {how(view.howHref)}
    </Page>
  );
}

function Group({ group }: { group: SlipGroup }) {
  return (
    <>
      <SectionTitle>{group.title}</SectionTitle>
      {group.entries.map((entry, index) => (
        <Fold key={index} title={entry.name ?? group.title}>
          <Steps steps={entry.step} />
        </Fold>
      ))}
    </>
  );
}
