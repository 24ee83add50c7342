import { Coins, Picture, Tick, Words } from './picture.js';

const ROWS = [0, 1, 2] as const;

/** A phone with an amount and a plan, a calendar beside it. */
export function PlanBanner({ label }: { label: string }) {
  return (
    <Picture label={label} width={640} height={320}>
      <rect className="art__soft" width={640} height={320} />
      <circle className="art__tint" cx={318} cy={196} r={168} />
      <path className="art__tint" d="M0 276c86-34 170-30 262-8s220 24 378-26v78H0z" />
      <Leaf x={118} y={284} />
      <g>
        <rect className="art__frame" x={236} y={22} width={176} height={336} rx={26} strokeWidth={6} />
        <rect className="art__deep" x={298} y={36} width={52} height={8} rx={4} />
        <Words x={260} y={66} width={60} />
        <rect className="art__ink" x={260} y={86} width={112} height={22} rx={7} />
        {ROWS.map((row) => (
          <g key={row}>
            <rect className="art__soft" x={256} y={128 + row * 48} width={136} height={38} rx={10} />
            <Tick x={264} y={136 + row * 48} size={22} />
            <rect className="art__deep" x={296} y={143 + row * 48} width={40 - row * 6} height={8} rx={4} />
            <rect className="art__accent" x={352} y={143 + row * 48} width={30} height={8} rx={4} />
          </g>
        ))}
        <rect className="art__accent" x={256} y={276} width={136} height={32} rx={10} />
        <path className="art__on" d="M308 292h32m-9-8l9 8-9 8" strokeWidth={4} />
      </g>
      <g>
        <rect className="art__paper" x={444} y={86} width={132} height={126} rx={16} />
        <path className="art__accent" d="M460 86h100a16 16 0 0 1 16 16v20H444v-20a16 16 0 0 1 16-16z" />
        <path className="art__stroke" d="M474 76v18M546 76v18" strokeWidth={7} />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => (
          <rect
            className={day === 5 ? 'art__accent' : 'art__soft'}
            key={day}
            x={460 + (day % 4) * 27}
            y={138 + Math.floor(day / 4) * 32}
            width={19}
            height={19}
            rx={6}
          />
        ))}
      </g>
      <Coins x={500} y={288} count={2} width={68} />
      <g>
        <rect className="art__paper" x={72} y={96} width={126} height={84} rx={16} />
        <rect className="art__deep" x={90} y={116} width={54} height={10} rx={5} />
        <Words x={90} y={138} width={90} />
        <Words x={90} y={154} width={66} />
      </g>
    </Picture>
  );
}

/** Stacks of coins that get fewer from month to month. */
export function StepsBanner({ label }: { label: string }) {
  return (
    <Picture label={label} width={640} height={320}>
      <rect className="art__soft" width={640} height={320} />
      <circle className="art__tint" cx={486} cy={92} r={52} />
      <path className="art__tint" d="M0 250c120-44 232-26 330-6s196 12 310-28v104H0z" />
      <path className="art__tint" d="M0 288c150-26 300-14 420-6s160-6 220-18v56H0z" />
      <g>
        <rect className="art__paper" x={76} y={58} width={196} height={190} rx={20} />
        <path className="art__accent" d="M96 58h156a20 20 0 0 1 20 20v26H76V78a20 20 0 0 1 20-20z" />
        <path className="art__stroke" d="M122 44v26M226 44v26" strokeWidth={8} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((day) => (
          <rect
            className={day > 6 ? 'art__soft' : 'art__tint'}
            key={day}
            x={98 + (day % 4) * 40}
            y={122 + Math.floor(day / 4) * 40}
            width={30}
            height={30}
            rx={9}
          />
        ))}
        <Tick x={99} y={123} size={28} />
        <Tick x={179} y={123} size={28} />
        <Tick x={139} y={163} size={28} />
      </g>
      <Coins x={338} y={262} count={6} width={70} />
      <Coins x={428} y={262} count={4} width={70} />
      <Coins x={518} y={262} count={2} width={70} />
      <path className="art__stroke" d="M338 136c66 4 122 20 166 54" strokeWidth={5} strokeDasharray="2 13" />
      <path className="art__stroke" d="M490 193l15-2-2-15" strokeWidth={5} />
      <Leaf x={590} y={276} />
    </Picture>
  );
}

/** A plant with three leaves, its foot at the point given. */
function Leaf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="art__stroke" d="M0 0v-58" strokeWidth={4} />
      <path className="art__deep" d="M0-14c-22 0-32-10-34-28 20 0 32 8 34 28z" />
      <path className="art__accent" d="M0-28c2-18 12-28 34-30 0 20-12 30-34 30z" />
      <path className="art__deep" d="M0-54c-12-10-14-22-4-36 12 10 14 24 4 36z" />
    </g>
  );
}
