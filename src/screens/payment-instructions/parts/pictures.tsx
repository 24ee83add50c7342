import type { ReactNode } from 'react';

const Phone = ({ children }: { children: ReactNode }) => (
  <>
    <path className="pic__ground" d="M10 96h140v3H10z" />
    <rect className="pic__body" x="50" y="4" width="60" height="92" rx="9" />
    <path className="pic__line" d="M74 10h12" />
    {children}
  </>
);

const Counter = ({ children }: { children: ReactNode }) => (
  <>
    <path className="pic__soft" d="M22 28h116v34H22z" />
    <path className="pic__accent" d="M16 10h128l8 20H8z" />
    <path className="pic__light" d="M44 10h24l-4 20H36zM92 10h24l8 20H96z" />
    {children}
    <path className="pic__body" d="M14 66h132v30H14z" />
    <path className="pic__accent" d="M10 60h140v7H10z" />
  </>
);

const keys = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [64 + column * 16, 38 + row * 11] as const));

const scenes = {
  dial: (
    <Phone>
      <path className="pic__code" d="M60 24h40" />
      {keys.map(([x, y]) => (
        <circle className="pic__soft" key={`${x},${y}`} cx={x} cy={y} r="4" />
      ))}
      <circle className="pic__accent" cx="80" cy="85" r="7" />
      <path className="pic__mark" d="M77 83c0 3 2.5 5 5.5 5l1-2-2-1-1 .5a4 4 0 01-1.5-1.5l.5-1-1-2z" />
    </Phone>
  ),
  menu: (
    <Phone>
      <path className="pic__faint" d="M58 24h34M58 36h40M58 64h30M58 76h36" />
      <rect className="pic__soft" x="54" y="43" width="52" height="14" rx="4" />
      <path className="pic__code" d="M60 50h32" />
      <circle className="pic__touch" cx="96" cy="52" r="9" />
    </Phone>
  ),
  business: (
    <Phone>
      <path className="pic__faint" d="M58 28h26" />
      <rect className="pic__field" x="56" y="36" width="48" height="18" rx="4" />
      <path className="pic__digits" d="M61 45h36" />
      <path className="pic__line" d="M101 40v10" />
      <rect className="pic__accent" x="66" y="68" width="28" height="12" rx="5" />
    </Phone>
  ),
  reference: (
    <Phone>
      <path className="pic__bars" d="M60 20v18M65 20v18M69 20v18M76 20v18M81 20v18M85 20v18M92 20v18M99 20v18" />
      <path className="pic__line" d="M80 42v7M76.5 46l3.5 3.5 3.5-3.5" />
      <rect className="pic__field" x="56" y="54" width="48" height="18" rx="4" />
      <path className="pic__digits" d="M61 63h36" />
    </Phone>
  ),
  amount: (
    <Phone>
      <circle className="pic__accent" cx="80" cy="34" r="13" />
      <path className="pic__mark" d="M76 29h8M80 29v11" />
      <rect className="pic__field" x="56" y="56" width="48" height="18" rx="4" />
      <path className="pic__digits" d="M64 65h26" />
    </Phone>
  ),
  pin: (
    <Phone>
      <path className="pic__lock" d="M72 34v-6a8 8 0 0116 0v6" />
      <rect className="pic__accent" x="67" y="34" width="26" height="20" rx="5" />
      <circle className="pic__dot" cx="80" cy="44" r="3" />
      {[62, 74, 86, 98].map((x) => (
        <circle className="pic__ink" key={x} cx={x} cy="72" r="3.5" />
      ))}
    </Phone>
  ),
  message: (
    <Phone>
      <path className="pic__soft" d="M56 22h48v34H70l-8 8v-8h-6z" />
      <path className="pic__faint" d="M62 32h36M62 40h24" />
      <circle className="pic__accent" cx="96" cy="72" r="12" />
      <path className="pic__mark" d="M90.5 72.5l4 4 7-8" />
    </Phone>
  ),
  find: (
    <Counter>
      <path className="pic__accent" d="M80 24a13 13 0 0113 13c0 9-13 21-13 21S67 46 67 37a13 13 0 0113-13z" />
      <circle className="pic__dot" cx="80" cy="37" r="5" />
    </Counter>
  ),
  tell: (
    <Counter>
      <circle className="pic__ink" cx="48" cy="42" r="8" />
      <path className="pic__ink" d="M34 60a14 12 0 0128 0z" />
      <path className="pic__body" d="M72 32h58v22H86l-8 7v-7h-6z" />
      <path className="pic__bars" d="M82 38v10M87 38v10M91 38v10M98 38v10M103 38v10M107 38v10M114 38v10M120 38v10" />
    </Counter>
  ),
  cash: (
    <Counter>
      <rect className="pic__accent" x="44" y="36" width="56" height="28" rx="4" />
      <circle className="pic__dot" cx="72" cy="50" r="8" />
      <circle className="pic__coin" cx="108" cy="54" r="9" />
      <circle className="pic__coin" cx="120" cy="50" r="9" />
    </Counter>
  ),
  receipt: (
    <Counter>
      <path className="pic__body" d="M58 22h44v50l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4z" />
      <path className="pic__faint" d="M65 32h30M65 40h20" />
      <path className="pic__tick" d="M71 52l6 6 12-13" />
    </Counter>
  ),
} as const;

export type PictureName = keyof typeof scenes;

/** A picture of one step, drawn for this project. Its step says the same in words. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="pic" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      {scenes[name]}
    </svg>
  );
}
