import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the instructions to come. */
export function PaymentInstructionsSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="50%" height={32} />
      <Bone height={44} />
      <Bone width="30%" />
      <Bone height={480} shape="card" />
      <Bone height={56} shape="card" />
      <Bone height={56} shape="card" />
    </Page>
  );
}
