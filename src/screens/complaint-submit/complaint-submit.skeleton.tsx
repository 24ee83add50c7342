import type { Text } from '../../i18n/text.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the form to come. */
export function ComplaintSubmitSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} shape="control" />}>
      <LoadingLabel text={t('loading')} />
      <Bone width="45%" height={34} round={18} />
      <Card className="complaint-form">
        <div className="field">
          <Bone width="50%" height={22} />
          <Bone height={166} shape="control" />
        </div>
        <div className="field">
          <Bone width="25%" height={22} />
          <Bone width="31%" height={94} shape="control" />
        </div>
      </Card>
    </Page>
  );
}
