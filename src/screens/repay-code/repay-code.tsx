import type { ViewProps } from '../../session/screen.js';
import { Card, RowLink } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Message, Notice } from '../../ui/failure.js';
import { Money } from '../../ui/money.js';
import { Page } from '../../ui/page.js';
import { PayCode } from '../../ui/pay-code.js';
import { Channel } from './parts/channel.js';
import { Qr } from './parts/qr.js';
import { none, type RepayCodeModel, type RepayCodeReady } from './repay-code.store.js';
import './repay-code.css';

type Props = ViewProps<RepayCodeModel, 'code'>;
type ReadyProps = Pick<Props, 'model' | 't'> & { readonly view: RepayCodeReady };

/** The code or the QR image to pay with, and how much. */
export function RepayCode({ view, model, t }: Props) {
  if (view.state === 'empty') return <Message icon="alert" title={t('codeMissingTitle')} text={t('codeMissing')} />;
  return (
    <Page>
      <Card>
        <p className="code-label">{t('repayAmount')}</p>
        <Money amount={view.amount} symbol={view.symbol} large />
      </Card>
      {view.way.at === 'qr' ? (
        <Qr model={model} t={t} image={view.way.image} enlarged={view.way.enlarged} />
      ) : (
        <Code view={view} model={model} t={t} code={view.way.code} />
      )}
    </Page>
  );
}

function Code({ view, model, t, code }: ReadyProps & { readonly code: string }) {
  const there = code !== none;
  return (
    <>
      <Card className="code-card">
        {there ? <Channel /> : null}
        <div className="code-card__words">
          <p className="code-label">{t('payCode')}</p>
          <p className="code-value" id="pay-code" dir="ltr">
            <PayCode code={code} />
          </p>
        </div>
        {there ? (
          <>
            <CopyButton kind="primary" from="pay-code" onCopied={model.copied}>
              {t('copy')}
            </CopyButton>
            <p className="code-hint">{t('payCodeText')}</p>
          </>
        ) : (
          <Notice title={t('codeMissingTitle')} text={t('codeMissing')} />
        )}
      </Card>
      {there ? <RowLink icon="help" title={t('howToPay')} href={view.howHref} onPress={model.showHow} /> : null}
    </>
  );
}
