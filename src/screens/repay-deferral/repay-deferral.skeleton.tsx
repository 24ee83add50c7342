import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a deferral to come. */
export function RepayDeferralSkeleton({ t }: { t: Text }) {
  return (
    <Page
      dock={
        <>
          <Bone width="70%" height={24} />
          <Bone height={52} round={12} />
        </>
      }
    >
      <LoadingLabel text={t('loading')} />
      <Card className="deferral-fee">
        <div className="rows">
          <Bone width="30%" />
          <Bone width="60%" height={46} />
        </div>
        <Bone />
        <Bone />
      </Card>
      <div className="section-title">
        <Bone width="30%" height={22} />
      </div>
      <CardBones height={214}>
        <FieldBones />
        <FieldBones />
      </CardBones>
      <div className="section-title">
        <Bone width="40%" height={22} />
      </div>
      <CardBones height={110} lines={3} />
    </Page>
  );
}
