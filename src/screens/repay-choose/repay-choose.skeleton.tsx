import type { Text } from '../../i18n/say.js';
import { BrandBones } from '../../ui/brand-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the ways to come. */
export function RepayChooseSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="80%" height={36} />
      <BrandBones name="45%" />
      <div className="repay-choose">
        <CardBones height={88} rows={1} />
        <CardBones height={88} rows={1} />
      </div>
    </Page>
  );
}
