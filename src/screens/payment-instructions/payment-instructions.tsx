import type { ViewProps } from '../../session/screen.js';
import { Message } from '../../ui/failure.js';
import { Fold } from '../../ui/fold.js';
import { pictured } from '../../ui/pictured.js';
import { Page, PageLead, PageTitle, SectionTitle } from '../../ui/page.js';
import { Steps } from '../../ui/steps.js';
import { Zoom } from '../../ui/zoom.js';
import type { Words } from './parts/content.js';
import { Picture } from './parts/pictures.js';
import type { ShownPicture, ShownStep, ShownWay } from './payment-instructions.ready.js';
import type { PaymentInstructionsModel } from './payment-instructions.store.js';
import './payment-instructions.css';

type Props = ViewProps<PaymentInstructionsModel, 'instructions'>;
type T = Props['t'];

const say = (t: T, words: Words): string => ('text' in words ? words.text : t(words.key, words.values));

/** How to pay, by wallet and by store; every step with a picture that can be enlarged. */
export function PaymentInstructions({ view, model, t }: Props) {
  if (view.state === 'empty') return <Message icon="help" tone="plain" title={t('instructionsEmptyTitle')} text={t('instructionsEmpty')} />;
  const { enlarged } = view;
  const pictures = [...view.wallets, ...view.stores].some(({ steps }) => steps.some(({ picture }) => picture));
  return (
    <>
      <Page>
        <PageTitle>{t('instructionsTitle')}</PageTitle>
        <PageLead>{t(pictures ? 'instructionsIntro' : 'instructionsIntroPlain')}</PageLead>
        <Ways title={t('wallets')} ways={view.wallets} first model={model} t={t} />
        <Ways title={t('stores')} ways={view.stores} first={view.wallets.length === 0} model={model} t={t} />
      </Page>
      {enlarged?.picture ? (
        <Zoom title={t('step', { n: enlarged.number })} caption={say(t, enlarged.words)} close={t('close')} onClose={model.shrink}>
          <Drawn picture={enlarged.picture} alt={t('stepPicture', { n: enlarged.number })} />
        </Zoom>
      ) : null}
    </>
  );
}

function Ways({ title, ways, first, model, t }: { title: string; ways: readonly ShownWay[]; first: boolean; model: Props['model']; t: T }) {
  if (ways.length === 0) return null;
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      {ways.map((way, index) => (
        <Fold key={index} title={say(t, way.title)} open={first && index === 0}>
          <Steps
            steps={way.steps.map((step) => (
              <StepBody key={step.number} step={step} model={model} t={t} />
            ))}
          />
        </Fold>
      ))}
    </>
  );
}

function StepBody({ step, model, t }: { step: ShownStep; model: Props['model']; t: T }) {
  return (
    <div className="instruction">
      <p className="instruction__text">{say(t, step.words)}</p>
      {step.picture ? (
        <button
          type="button"
          className="instruction__open"
          part="button"
          aria-haspopup="dialog"
          aria-label={t('enlarge', { n: step.number })}
          ref={pictured}
          onClick={() => model.enlarge(step)}
        >
          <Drawn picture={step.picture} alt="" />
        </button>
      ) : null}
    </div>
  );
}

function Drawn({ picture, alt }: { picture: ShownPicture; alt: string }) {
  if ('name' in picture) return <Picture name={picture.name} />;
  return <img src={picture.src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}
