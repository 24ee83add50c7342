import './money.css';

/** An amount, already formatted by `lib/money`, with its currency. */
export function Money({ amount, symbol, large = false }: { amount: string; symbol: string; large?: boolean }) {
  return (
    <span className={large ? 'money money--large' : 'money'} dir="ltr">
      <span className="money__symbol">{symbol}</span> <span className="money__value">{amount}</span>
    </span>
  );
}
