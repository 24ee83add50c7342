import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the cards to come. */
export function RepayCardSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <Card>
        <div className="rows">
          <Bone width="35%" />
          <Bone width="70%" height={46} />
        </div>
      </Card>
      <div className="section-title">
        <Bone width="35%" height={22} />
      </div>
      <CardBones height={224} rows={3} />
      <CardBones height={64} rows={1} />
    </Page>
  );
}
