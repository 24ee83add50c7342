import './field.css';
import './field-skeleton.css';
import { Bone } from './skeleton.js';

/** The shape of a field to come: its label, and its empty box. */
export function FieldBones({ label = '40%', width = '100%', height = 52 }: { label?: string; width?: string; height?: number }) {
  return (
    <div className="field">
      <Bone width={label} height={22} />
      <Bone width={width} height={height} />
    </div>
  );
}
