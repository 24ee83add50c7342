import type { ReactNode } from 'react';
import './skeleton.css';

/** A grey shape in place of content that is on its way, of the content's own size. */
export function Bone({
  width = '100%',
  height = 16,
  round,
  shape,
}: {
  width?: number | string;
  height?: number | string;
  round?: number | string;
  shape?: 'field';
}) {
  return (
    <span
      className={shape ? `skeleton skeleton--${shape}` : 'skeleton'}
      aria-hidden="true"
      style={{ width, height, ...(round === undefined ? {} : { borderRadius: round }) }}
    />
  );
}

/** A row of a list to come: its icon, and two lines. */
export function RowBones({ icon = 40 }: { icon?: number }) {
  return (
    <div className="bones__row">
      <Bone width={icon} height={icon} round={12} />
      <span className="bones__words">
        <Bone width="60%" height={14} />
        <Bone width="40%" height={14} />
      </span>
    </div>
  );
}

/** A card to come, of its own height: so many lines of words, or rows, or what is in it. */
export function CardBones({
  height,
  lines = 0,
  rows = 0,
  children,
}: {
  height: number;
  lines?: number;
  rows?: number;
  children?: ReactNode;
}) {
  return (
    <div className="bones" style={{ height }}>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} width={line % 2 === 0 ? '60%' : '85%'} height={14} />
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <RowBones key={row} />
      ))}
      {children}
    </div>
  );
}

/** Says to a screen reader what the grey shapes mean. */
export function LoadingLabel({ text }: { text: string }) {
  return (
    <span className="sr-only" role="status">
      {text}
    </span>
  );
}
