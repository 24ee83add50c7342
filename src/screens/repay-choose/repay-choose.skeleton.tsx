import type { Text } from '../../i18n/say.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the ways to come. */
export function RepayChooseSkeleton({ t }: { t: Text }) {
  return (
    <Page>
      <LoadingLabel text={t('loading')} />
      <Bone width="80%" height={36} />
      <div className="brand">
        <Bone width={44} height={44} round={12} />
        <span className="brand__name">
          <Bone width="45%" />
        </span>
      </div>
      <div className="repay-choose">
        <Bone height={88} shape="card" />
        <Bone height={88} shape="card" />
      </div>
    </Page>
  );
}
