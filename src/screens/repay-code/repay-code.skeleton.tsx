import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a code to come. */
export function RepayCodeSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Card>
        <div className="rows">
          <Bone width="45%" />
          <Bone width="60%" height={46} />
        </div>
      </Card>
      <CardBones height={330} lines={3} />
    </Page>
  );
}
