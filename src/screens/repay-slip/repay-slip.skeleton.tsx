import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a slip to come. */
export function RepaySlipSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone height={48} round={12} />
      <CardBones height={330} lines={3} />
      <Bone width="40%" />
      <CardBones height={56} lines={1} />
      <CardBones height={56} lines={1} />
    </Page>
  );
}
