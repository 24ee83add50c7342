import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the instructions to come. */
export function PaymentInstructionsSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="50%" height={36} />
      <div className="page__lead">
        <Bone height={46} />
      </div>
      <div className="section-title">
        <Bone width="30%" height={22} />
      </div>
      <CardBones height={825} rows={5} />
      <CardBones height={56} lines={1} />
      <CardBones height={56} lines={1} />
    </Page>
  );
}
