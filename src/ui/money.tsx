import './money.css';

/** A digit of the large type is this wide, in em; the symbol's letters are smaller. */
const DIGIT = 0.56;
const LETTER = 0.28;
/** As wide is a letter of a symbol that is set no smaller, in px. */
const LEAST = 10;
/** What a card leaves of a phone's width, in vw. */
const LINE = 80;
/** As many digits as the type's own limit keeps on one line. */
const SHORT = 7;

/** A long sum is set smaller where the text is large, so that it stays on one line. */
function fit(amount: string, symbol: string): { readonly style?: Readonly<Record<string, string>> } {
  if (amount.length <= SHORT) return {};
  const [digits, letters] = [amount.length * DIGIT, symbol.length + 1];
  const size = Math.floor((LINE * 10) / (digits + letters * LETTER)) / 10;
  return { style: { '--_fit': `min(${size}vw, (${LINE}vw - ${letters * LEAST}px) / ${digits.toFixed(2)})` } };
}

/** An amount, already formatted by `lib/money`, with its currency. */
export function Money({ amount, symbol, large = false }: { amount: string; symbol: string; large?: boolean }) {
  return (
    <span className={large ? 'money money--large' : 'money'} dir="ltr" {...(large ? fit(amount, symbol) : {})}>
      <span className="money__symbol">{symbol}</span> <span className="money__value">{amount}</span>
    </span>
  );
}
