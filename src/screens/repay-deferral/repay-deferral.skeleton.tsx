import type { Text } from '../../i18n/text.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

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
        <div>
          <Bone width="30%" />
          <Bone width="60%" height={46} />
        </div>
        <Bone />
        <Bone />
      </Card>
      <Bone width="30%" />
      <Bone height={214} round={16} />
      <Bone width="40%" />
      <Bone height={110} round={16} />
    </Page>
  );
}
