import type { Text } from '../../i18n/text.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a code to come. */
export function RepayCodeSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Card>
        <Bone width="45%" />
        <Bone width="60%" height={46} />
      </Card>
      <Bone height={330} round={16} />
    </Page>
  );
}
