import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

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
      <Bone height={825} shape="card" />
      <Bone height={56} shape="card" />
      <Bone height={56} shape="card" />
    </Page>
  );
}
