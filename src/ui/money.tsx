import './money.css';

/** A digit of the large type is this wide, in em, in the widest of usual typefaces; a letter of the symbol beside it, in px. */
const DIGIT = 0.65;
const LETTER = 12;
/** What a card leaves of a phone's width, in vw. */
const LINE = 80;

/** An amount, already formatted by `lib/money`, with its currency. A large one is set smaller where it is long or the text large, so that it stays on one line. */
export function Money({ amount, symbol, large = false }: { amount: string; symbol: string; large?: boolean }) {
  const style: Record<string, string> = { '--_fit': `(${LINE}vw - ${(symbol.length + 1) * LETTER}px) / ${amount.length * DIGIT}` };
  return (
    <span className={large ? 'money money--large' : 'money'} dir="ltr" {...(large ? { style } : {})}>
      <span className="money__symbol">{symbol}</span> <span className="money__value">{amount}</span>
    </span>
  );
}
