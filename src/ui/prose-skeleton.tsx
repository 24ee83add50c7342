import { upTo } from '../lib/up-to.js';
import './prose.css';
import { Card } from './card.js';
import { Page } from './page.js';
import { Bone, LoadingLabel } from './skeleton.js';

/** The shapes of a long text. */
function ProseBones({ glance = false }: { glance?: boolean }) {
  return (
    <div className="prose">
      <Bone width="80%" height={30} />
      <div className="prose__body">
        <Bone />
        <Bone />
        <Bone width="60%" />
      </div>
      <Card className="prose__glance">
        <Bone width="40%" height={22} />
        {upTo(glance ? 6 : 8).map((index) => (
          <Bone key={index} width={`${88 - ((index * 17) % 40)}%`} height={glance ? 40 : 28} />
        ))}
      </Card>
    </div>
  );
}

/** A page of a long text to come. */
export function ProseSkeleton({ label, glance = false }: { label: string; glance?: boolean }) {
  return (
    <Page>
      <LoadingLabel text={label} />
      <ProseBones glance={glance} />
    </Page>
  );
}
