import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { LoanHeadBones, TakeLoanBones } from '../../ui/loan.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a loan to come. */
export function LoanConfirmSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<TakeLoanBones />}>
      <LoadingLabel text={t('loading')} />
      <Card className="loan-hero">
        <LoanHeadBones />
        <div className="rows">
          <Bone height={22} />
          <Bone height={22} />
          <Bone height={22} />
          <Bone height={54} />
        </div>
      </Card>
      <CardBones height={66} rows={1} />
      <div className="section-title">
        <Bone width="35%" height={22} />
      </div>
      <CardBones height={292} lines={6} />
    </Page>
  );
}
