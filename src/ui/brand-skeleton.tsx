import './picture.css';
import { Bone } from './skeleton.js';

/** The shape of a brand to come: its logo, and its name. */
export function BrandBones({ name = '55%' }: { name?: string }) {
  return (
    <div className="brand">
      <Bone width={44} height={44} round={12} />
      <span className="brand__name">
        <Bone width={name} />
      </span>
    </div>
  );
}
