import type { Text } from '../../i18n/say.js';
import { Bone } from '../../ui/skeleton.js';
import { ComplaintStartSkeleton } from '../complaint-start/complaint-start.skeleton.js';
import './complaint-flow.css';

/** The shapes of the first screen under its title. */
export function ComplaintFlowSkeleton({ t }: { t: Text }) {
  return (
    <>
      <div className="flow-bar">
        <Bone width="40%" height={24} />
      </div>
      <ComplaintStartSkeleton t={t} />
    </>
  );
}
