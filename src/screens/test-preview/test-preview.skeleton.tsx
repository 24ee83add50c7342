import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the fields and links to come. */
export function TestPreviewSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="50%" height={36} />
      <Bone height={46} />
      <div className="section-title">
        <Bone width="30%" height={22} />
      </div>
      <CardBones height={220} lines={4} />
      {[0, 1, 2, 3, 4].map((at) => (
        <CardBones key={at} height={64} lines={1} />
      ))}
    </Page>
  );
}
