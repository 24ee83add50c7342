import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of a loan to come. */
export function LoanConfirmClassicSkeleton({ t }: { t: Text }) {
  return (
    <Page
      dock={
        <>
          <Bone height={62} round={12} />
          <Bone width="70%" height={31} />
          <Bone height={52} round={12} />
        </>
      }
    >
      <LoadingLabel text={t('loading')} />
      <Card className="loan-classic">
        <div className="brand">
          <Bone width={44} height={44} round={12} />
          <span className="brand__name">
            <Bone width="55%" />
          </span>
        </div>
        <div className="rows">
          <Bone width="30%" />
          <Bone width="60%" height={46} />
        </div>
        <div className="rows">
          <Bone height={22} />
          <Bone height={22} />
          <Bone height={22} />
        </div>
      </Card>
      <div className="section-title">
        <Bone width="35%" height={22} />
      </div>
      <Bone height={180} shape="card" />
    </Page>
  );
}
