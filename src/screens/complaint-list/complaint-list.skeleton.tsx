import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the complaints to come. */
export function ComplaintListSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone height={52} round={16} />
      <CardBones height={104} lines={3} />
      <CardBones height={104} lines={3} />
      <CardBones height={104} lines={3} />
      <CardBones height={104} lines={3} />
    </Page>
  );
}
