import './total.css';
import { Money } from './money.js';

/** What the button below it sends: its amount, in the bar at the bottom. */
export function Total({ label, amount, symbol }: { label: string; amount: string; symbol: string }) {
  return (
    <div className="total" role="status">
      <span className="total__label">{label}</span>{' '}
      <span className="total__amount">
        <Money amount={amount} symbol={symbol} />
      </span>
    </div>
  );
}
