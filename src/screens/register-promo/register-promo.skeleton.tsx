import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';
import './register-promo.css';

/** The shapes of a landing page to come. */
export function RegisterPromoSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <Bone height={292} round={20} />
      <Card className="promo-form">
        {[0, 1, 2].map((index) => (
          <FieldBones key={index} />
        ))}
      </Card>
    </Page>
  );
}
