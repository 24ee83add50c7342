import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a repayment plan to come. */
export function RepayInstallmentSkeleton({ t }: { t: Text }) {
  return (
    <Page
      dock={
        <>
          <Bone width="60%" height={24} />
          <Bone height={52} round={12} />
        </>
      }
    >
      <LoadingLabel text={t('loading')} />
      <Card>
        <Bone width="45%" />
        <div style={{ height: 18 }} />
        <Bone width="70%" height={46} />
        <div style={{ height: 19 }} />
        <Bone height={22} />
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
      <CardBones height={214} rows={3} />
    </Page>
  );
}
