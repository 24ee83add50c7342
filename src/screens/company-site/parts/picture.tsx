import type { ReactNode } from 'react';
import { upTo } from '../../../lib/up-to.js';
import './picture.css';

/** A drawing in the accent's own shades, so that it follows every theme. It is named by what it shows. */
export function Picture({ label, width, height, children }: { label: string; width: number; height: number; children: ReactNode }) {
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** A line of writing, too small to read. */
export function Words({ x, y, width, thick = 8 }: { x: number; y: number; width: number; thick?: number }) {
  return <rect className="art__line" x={x} y={y} width={width} height={thick} rx={thick / 2} />;
}

/** A tick in a circle. */
export function Tick({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <circle className="art__accent" cx={12} cy={12} r={12} />
      <path className="art__on" d="M6.5 12.5l3.7 3.7 7.3-7.7" strokeWidth={2.6} />
    </g>
  );
}

/** Coins lying one on the other, the lowest with its foot at `y`. */
export function Coins({ x, y, count, width = 64 }: { x: number; y: number; count: number; width?: number }) {
  const rise = width * 0.22;
  const half = width / 2;
  const flat = width * 0.17;
  return (
    <g>
      {upTo(count).map((index) => {
        const top = y - flat - rise * (index + 1);
        return (
          <g key={index}>
            <path
              className="art__edge"
              d={`M${x - half} ${top}v${rise}a${half} ${flat} 0 0 0 ${width} 0v${-rise}a${half} ${flat} 0 0 1 ${-width} 0z`}
            />
            <ellipse className="art__coin" cx={x} cy={top} rx={half} ry={flat} />
          </g>
        );
      })}
    </g>
  );
}
