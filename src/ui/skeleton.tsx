import type { ReactNode } from 'react';
import { upTo } from '../lib/up-to.js';
import './skeleton.css';

/** A grey shape in place of content that is on its way, of the content's own size. */
export function Bone({
  width = '100%',
  height = 16,
  round,
}: {
  width?: number | string;
  height?: number | string;
  round?: number | string;
}) {
  return <span className="skeleton" style={{ width, height, borderRadius: round }} />;
}

/** A row of a list to come: its icon, and two lines. */
export function RowBones() {
  return (
    <div className="bones__row">
      <Bone width={40} height={40} round={12} />
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
      {upTo(rows + lines).map((at) => (at < rows ? <RowBones key={at} /> : <Bone key={at} width={at % 2 ? '85%' : '60%'} height={14} />))}
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
