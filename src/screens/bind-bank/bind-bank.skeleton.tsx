import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';
import './bind-bank.css';

/** The shapes of a form to come. */
export function BindBankSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <Bone height={157} round={20} />
      <Card className="bank-form">
        {[0, 1, 2, 3].map((index) => (
          <FieldBones label="45%" key={index} />
        ))}
      </Card>
    </Page>
  );
}
