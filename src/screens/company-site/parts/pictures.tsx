import { Coins, Picture, Tick, Words } from './picture.js';

/** A phone with a short form. */
export function FormPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={160} height={120}>
      <rect className="art__soft" width={160} height={120} rx={16} />
      <circle className="art__tint" cx={80} cy={66} r={46} />
      <rect className="art__frame" x={52} y={12} width={60} height={124} rx={11} strokeWidth={3} />
      <rect className="art__deep" x={72} y={18} width={20} height={4} rx={2} />
      <Words x={61} y={32} width={24} thick={5} />
      <rect className="art__soft" x={60} y={42} width={44} height={14} rx={4} />
      <rect className="art__deep" x={64} y={47} width={20} height={4} rx={2} />
      <rect className="art__soft" x={60} y={62} width={44} height={14} rx={4} />
      <rect className="art__deep" x={64} y={67} width={28} height={4} rx={2} />
      <rect className="art__accent" x={60} y={86} width={44} height={16} rx={5} />
      <path className="art__on" d="M74 94l5 5 10-10" strokeWidth={3} />
    </Picture>
  );
}

/** A sheet with a tick, and a clock. */
export function AnswerPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={160} height={120}>
      <rect className="art__soft" width={160} height={120} rx={16} />
      <circle className="art__tint" cx={80} cy={62} r={46} />
      <path className="art__frame" d="M54 20h36l18 18v62a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" strokeWidth={3} />
      <path className="art__tint" d="M90 20l18 18H94a4 4 0 0 1-4-4z" />
      <Tick x={58} y={34} size={22} />
      <Words x={58} y={66} width={38} thick={5} />
      <Words x={58} y={77} width={28} thick={5} />
      <circle className="art__frame" cx={108} cy={86} r={20} strokeWidth={4} />
      <path className="art__stroke" d="M108 75v11l8 5" strokeWidth={4} />
    </Picture>
  );
}

/** Coins on their way into a wallet. */
export function WalletPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={160} height={120}>
      <rect className="art__soft" width={160} height={120} rx={16} />
      <circle className="art__tint" cx={80} cy={62} r={46} />
      <Coins x={80} y={56} count={1} width={30} />
      <circle className="art__coin" cx={56} cy={24} r={9} />
      <circle className="art__coin" cx={102} cy={19} r={7} />
      <path className="art__accent" d="M40 54h72a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" />
      <path className="art__deep" d="M40 54l58-12a8 8 0 0 1 10 8v4z" />
      <rect className="art__paper" x={92} y={70} width={36} height={20} rx={8} />
      <circle className="art__accent" cx={104} cy={80} r={4} />
    </Picture>
  );
}

/** Two speech bubbles, one with a heart. */
export function TalkPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={160} height={120}>
      <rect className="art__soft" width={160} height={120} rx={16} />
      <circle className="art__tint" cx={80} cy={62} r={46} />
      <path
        className="art__frame"
        d="M36 22h56a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H58L44 76V64h-8a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10z"
        strokeWidth={3}
      />
      <Words x={40} y={35} width={46} thick={6} />
      <Words x={40} y={47} width={30} thick={6} />
      <path
        className="art__accent"
        d="M82 54h38a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-6v13L100 96H82a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10z"
      />
      <path className="art__heart" d="M101 88c-9-6-13-10-13-15a6.5 6.5 0 0 1 13-3 6.5 6.5 0 0 1 13 3c0 5-4 9-13 15z" />
    </Picture>
  );
}
