import type { Text } from '../../i18n/say.js';
import { Bone, CardBones, LoadingLabel } from '../../ui/skeleton.js';
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
      <CardBones height={108} lines={2} />
      <div className="home">
        <Bone width="75%" height={44} />
        <CardBones height={330} lines={5} />
        <Bone width="45%" height={28} />
        <CardBones height={116} lines={3} />
        <CardBones height={116} lines={3} />
      </div>
    </div>
  );
}
