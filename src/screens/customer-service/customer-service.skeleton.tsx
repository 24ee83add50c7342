import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the contacts to come. */
export function CustomerServiceSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <div className="service-head">
        <Bone width={72} height={72} round="50%" />
        <Bone height={46} />
      </div>
      <CardBones height={80} rows={1} />
      <CardBones height={72} rows={1} />
      <CardBones height={72} rows={1} />
    </Page>
  );
}
