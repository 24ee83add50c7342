import type { Text } from '../../i18n/say.js';
import { Bone, LoadingLabel } from '../../ui/skeleton.js';
import '../../ui/tokens.css';
import './company-site.css';

/** The shapes of the site to come. */
export function CompanySiteSkeleton({ t }: { t: Text }) {
  return (
    <div className="site">
      <LoadingLabel text={t('loading')} />
      <div className="site__brand">
        <Bone width={44} height={44} round={12} />
        <span className="site__name">
          <Bone width="45%" height={20} />
        </span>
      </div>
      <Bone height={108} shape="card" />
      <div className="home">
        <Bone width="75%" height={44} />
        <Bone height={330} shape="card" />
        <Bone width="45%" height={28} />
        <Bone height={116} shape="card" />
        <Bone height={116} shape="card" />
      </div>
    </div>
  );
}
