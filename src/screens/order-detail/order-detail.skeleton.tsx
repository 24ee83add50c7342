import type { Text } from '../../i18n/say.js';
import { BrandBones } from '../../ui/brand-skeleton.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of an order to come. */
export function OrderDetailSkeleton({ t }: { t: Text }) {
  return (
    <Page
      dock={
        <>
          <Bone height={44} round={12} />
          <Bone height={52} round={12} />
        </>
      }
    >
      <LoadingLabel text={t('loading')} />
      <div className="status">
        <Bone width={72} height={72} round="50%" />
        <Bone width={150} height={28} />
        <Bone width={280} height={54} />
      </div>
      <Card className="order-detail">
        <BrandBones />
        <div className="rows">
          <Bone height={22} />
          <Bone height={22} />
          <Bone height={22} />
          <Bone height={97} />
        </div>
      </Card>
      <CardBones height={66} rows={1} />
    </Page>
  );
}
