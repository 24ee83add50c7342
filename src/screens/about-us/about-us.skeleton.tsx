import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import '../../ui/prose-about.css';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of who the service is. */
export function AboutUsSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Card className="about__card">
        <Bone width={56} height={56} round={16} />
        <Bone width="40%" height={36} />
        <Bone height={75} />
        <Bone height={72} />
        <Bone height={60} />
        <Bone height={75} />
      </Card>
      <CardBones height={92} lines={2} />
    </Page>
  );
}
