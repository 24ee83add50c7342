import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the complaints to come. */
export function ComplaintListSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone height={52} round={16} />
      <Bone height={104} shape="lines" />
      <Bone height={104} shape="lines" />
      <Bone height={104} shape="lines" />
      <Bone height={104} shape="lines" />
    </Page>
  );
}
