import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a complaint to come. */
export function ComplaintDetailSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Card className="complaint-said">
        <div className="rows">
          <Bone height={22} />
          <Bone height={22} />
        </div>
        <FieldBones label="30%" height={179} />
      </Card>
      <div className="section-title">
        <Bone width="40%" height={22} />
      </div>
      <CardBones height={267} lines={6} />
    </Page>
  );
}
