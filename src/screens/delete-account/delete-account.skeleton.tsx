import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';
import './delete-account.css';

/** The shapes of the form to come. */
export function DeleteAccountSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={48} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <div className="page__title">
        <Bone width="60%" height={26} />
      </div>
      <div className="page__lead">
        <Bone height={70} />
      </div>
      <Card className="delete__proof">
        <div className="field">
          <FieldBones />
          <Bone width="70%" height={20} />
        </div>
      </Card>
      <CardBones height={254} lines={5} />
    </Page>
  );
}
