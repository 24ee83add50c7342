import { formatMinor } from '../../../lib/money.js';
import { Arrival } from '../../../ui/arrival.js';
import { Button } from '../../../ui/button.js';
import { Card, RowLink } from '../../../ui/card.js';
import { Notice } from '../../../ui/failure.js';
import { Money } from '../../../ui/money.js';
import { Page, SectionTitle } from '../../../ui/page.js';
import { PaymentNotices } from '../../../ui/payment.js';
import type { CardsReady } from '../repay-card.ready.js';
import { Cards } from './cards.js';
import { CodeDialogView } from './code-dialog.js';
import type { PlaceProps } from './props.js';
import '../repay-card.css';

/** The cards, one to be chosen, or the third party instead of them. */
export function Paying(props: PlaceProps<CardsReady>) {
  const { view, model, t } = props;
  const thirdParty = view.place === 'thirdParty';
  return (
    <>
      <Page dock={thirdParty ? <PayThirdParty {...props} /> : <PayByCard {...props} />}>
        <Card>
          <p className="card-amount">{t('amountToPay')}</p>
          <Money amount={formatMinor(view.amount)} symbol={view.symbol} large />
        </Card>
        {view.dialog ? null : <CardNotices {...props} />}
        {thirdParty ? (
          <ThirdPartyWords t={t} />
        ) : (
          <>
            <SectionTitle>{t('chooseCard')}</SectionTitle>
            <Cards {...props} />
            <RowLink icon="card" title={t('addCard')} href={view.addHref} onPress={model.addCard} />
            {view.thirdParty ? (
              <Button
                wide
                busy={view.busy && view.doing === 'thirdParty'}
                disabled={!view.canPay || view.busy}
                onPress={() => void model.payThirdParty()}
              >
                {t('thirdParty')}
              </Button>
            ) : null}
          </>
        )}
      </Page>
      {view.dialog ? (
        <CodeDialogView {...props} dialog={view.dialog}>
          <CardNotices {...props} />
        </CodeDialogView>
      ) : null}
      <Arrival at={view.place} />
    </>
  );
}

function CardNotices({ view, model, t }: PlaceProps<CardsReady>) {
  return (
    <>
      {view.blocked ? <Notice title={t('resultTitle')} text={t('resultBlocked')} /> : null}
      <PaymentNotices
        t={t}
        unknown={view.unknown}
        checking={view.checking}
        stale={view.stale}
        leaving={view.leaving ? `${view.symbol} ${formatMinor(view.amount)}` : undefined}
        paid={view.paid}
        recent={view.recent && !view.blocked}
        checked={t('unknownHere')}
        onCheck={() => void model.check()}
        onResume={model.resume}
        onOrder={model.showOrder}
      />
    </>
  );
}

function PayByCard({ view, model, t }: PlaceProps<CardsReady>) {
  const busy = view.busy && view.doing !== 'thirdParty' && view.dialog === undefined;
  return (
    <Button kind="primary" busy={busy} disabled={!view.canPay || view.busy} onPress={() => void model.pay()}>
      {t('payNow')}
    </Button>
  );
}

function ThirdPartyWords({ t }: Pick<PlaceProps<CardsReady>, 't'>) {
  return <Notice tone="good" icon="card" title={t('thirdParty')} text={t('thirdPartyText')} />;
}

function PayThirdParty({ view, model, t }: PlaceProps<CardsReady>) {
  return (
    <>
      {view.thirdParty ? (
        <Button kind="primary" busy={view.busy} disabled={!view.canPay} onPress={() => void model.payThirdParty()}>
          {t('payNow')}
        </Button>
      ) : null}
      <Button kind="plain" onPress={model.showCards}>
        {t('backToCards')}
      </Button>
    </>
  );
}
