import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { ProductBones } from '../../ui/product.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of products to come. */
export function RecommendedProductsSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="65%" height={36} />
      <ProductBones count={5} />
    </Page>
  );
}
