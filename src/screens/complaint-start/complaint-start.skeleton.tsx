import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the order and the types to come. */
export function ComplaintStartSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <CardBones height={67} rows={1} />
      <div className="complaint-head">
        <Bone width="35%" height={22} />
      </div>
      <Card className="complaint-order">
        <div className="brand">
          <Bone width={44} height={44} round={12} />
          <span className="brand__name">
            <Bone width="55%" height={22} />
          </span>
        </div>
        <div className="rows">
          <Bone height={22} />
          <Bone height={22} />
        </div>
      </Card>
      <Bone width="45%" height={35} />
      <CardBones height={190} rows={3} />
      <CardBones height={112} lines={2} />
    </Page>
  );
}
