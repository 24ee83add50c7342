import type { Text } from '../../i18n/say.js';
import { Card } from '../../ui/card.js';
import { FieldBones } from '../../ui/field-skeleton.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';
import './contact-form.css';

/** The shapes of the form to come. */
export function ContactFormSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} round={12} />}>
      <LoadingLabel text={t('loading')} />
      <Bone width="45%" height={36} />
      <Bone width="90%" height={24} />
      <Card className="contact__fields">
        {[52, 52, 166].map((height, index) => (
          <FieldBones height={height} key={index} />
        ))}
      </Card>
    </Page>
  );
}
