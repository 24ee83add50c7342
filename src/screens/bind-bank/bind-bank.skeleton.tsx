import type { Text } from '../../i18n/text.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';
import './bind-bank.css';

/** The shapes of a form to come. */
export function BindBankSkeleton({ t }: { t: Text }) {
  return (
    <Page dock={<Bone height={52} shape="control" />}>
      <LoadingLabel text={t('loading')} />
      <Bone height={157} round={20} />
      <Card className="bank-form">
        {[0, 1, 2, 3].map((index) => (
          <div className="field" key={index}>
            <Bone width="45%" height={22} />
            <Bone height={52} shape="control" />
          </div>
        ))}
      </Card>
    </Page>
  );
}
