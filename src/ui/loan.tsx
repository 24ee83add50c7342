import type { Text } from '../i18n/say.js';
import { BrandBones } from './brand-skeleton.js';
import { Button } from './button.js';
import { Checkbox } from './checkbox.js';
import { Bone } from './skeleton.js';
import { Stale, Told, UnknownOutcome, type UnknownState } from './unknown.js';

type T = { t: Text<'loan'> };

interface AgreementRow {
  readonly title: string;
  readonly position: number;
}

export interface TakeLoanProps<Row extends AgreementRow> extends T {
  view: {
    readonly agreements: readonly Row[];
    /** The position of the agreement that is being opened. */
    readonly opening: number | undefined;
    readonly ticked: boolean;
    readonly busy: boolean;
    readonly canTake: boolean;
  };
  verbs: { tick(ticked: boolean): void; openAgreement(agreement: Row): Promise<void>; take(): Promise<void> };
}

/** What a loan is taken by: the consent that names every agreement as a link, and the one button. */
export function TakeLoan<Row extends AgreementRow>({ view, verbs, t }: TakeLoanProps<Row>) {
  return (
    <>
      {view.agreements.length > 0 ? (
        <Checkbox name="consent" checked={view.ticked} held={view.busy} onChange={verbs.tick} label={t('agreeTo')}>
          {view.agreements.map((agreement, index, { length }) => [
            <a
              key={agreement.position}
              href="#agreement"
              {...(agreement.position === view.opening ? { 'aria-busy': true } : {})}
              onClick={(event) => {
                event.preventDefault();
                void verbs.openAgreement(agreement);
              }}
            >
              {agreement.title}
            </a>,
            index + 1 < length ? (t.locale === 'zh-Hans' ? '、' : ', ') : '',
          ])}
        </Checkbox>
      ) : null}
      <Button kind="primary" busy={view.busy} disabled={!view.canTake} onPress={() => void verbs.take()}>
        {t('loanNow')}
      </Button>
    </>
  );
}

/** The shape of `TakeLoan`, with a consent of two lines. */
export function TakeLoanBones() {
  return (
    <>
      <Bone height={62} round={12} />
      <Bone width="70%" height={31} />
      <Bone height={52} round={12} />
    </>
  );
}

/** The shape of a brand and of the sum below it. */
export function LoanHeadBones() {
  return (
    <>
      <BrandBones />
      <div className="rows">
        <Bone width="30%" />
        <Bone width="60%" height={46} />
      </div>
    </>
  );
}

export interface LoanNoticesProps extends T {
  view: {
    readonly unknown: UnknownState | undefined;
    readonly taken: 'opened' | 'stuck' | 'beside' | 'before' | undefined;
    readonly toOrder: boolean;
    readonly stale: boolean;
    readonly declined?: boolean;
  };
  verbs: { recheck(): Promise<void>; showOrder(): void; service(): void; reload(): unknown };
}

/** What the borrower has to know of a loan that was, or may be, taken, or was declined. */
export function LoanNotices({ view, verbs, t }: LoanNoticesProps) {
  const { taken } = view;
  const order = view.toOrder ? <Button onPress={verbs.showOrder}>{t('viewOrder')}</Button> : null;
  return (
    <>
      {view.unknown ? <UnknownOutcome state={view.unknown} t={t} onCheck={() => void verbs.recheck()} /> : null}
      {taken === 'opened' ? <Told title={t('takenTitle')} text={t('takenOpening')} action={order} /> : null}
      {taken === 'stuck' ? (
        <Told title={t('takenTitle')} text={t('taken')} action={<Button onPress={verbs.service}>{t('callService')}</Button>} />
      ) : null}
      {taken === 'beside' ? <Told text={t('takenTitle')} action={order} /> : null}
      {taken === 'before' ? <Told title={t('takenBefore')} text={t('takenLook')} action={order} /> : null}
      {view.declined ? <Told title={t('declined')} text={t('closeYourself')} /> : null}
      {view.stale ? <Stale t={t} onCheck={() => void verbs.reload()} /> : null}
    </>
  );
}
