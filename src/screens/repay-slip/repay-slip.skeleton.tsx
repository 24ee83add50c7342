import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a slip to come. */
export function RepaySlipSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone height={48} round={12} />
      <Bone height={330} shape="card" />
      <Bone width="40%" />
      <Bone height={56} shape="card" />
      <Bone height={56} shape="card" />
    </Page>
  );
}
