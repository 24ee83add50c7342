import type { Text } from '../../i18n/text.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

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
      </Card>
      <Bone width="30%" />
      <Bone height={214} round={16} />
      <Bone width="40%" />
      <Bone height={214} round={16} />
    </Page>
  );
}
