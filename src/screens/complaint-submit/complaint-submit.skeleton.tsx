import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';

/** The shapes of the form to come. */
export function ComplaintSubmitSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <Bone width="45%" height={34} round={18} />
      <Card className="complaint-form">
        <FieldBones label="50%" height={166} />
        <FieldBones label="25%" width="31%" height={94} />
      </Card>
    </Page>
  );
}
