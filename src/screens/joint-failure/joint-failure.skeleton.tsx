import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { ProductBones } from '../../ui/product.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a failed login to come, and of the products below it. */
export function JointFailureSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <div className="status">
        <Bone width={72} height={72} round="50%" />
        <Bone width={110} height={28} />
        <Bone width={240} height={31} />
      </div>
      <Bone height={84} round={12} />
      <div className="section-title">
        <Bone width="40%" height={22} />
      </div>
      <ProductBones count={3} />
    </Page>
  );
}
