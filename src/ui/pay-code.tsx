import './pay-code.css';
import { groupCard } from '../lib/mask.js';

/** A code to pay with: digits in fours, as they are read to an agent; by margins alone, so that they are copied as one. */
export function PayCode({ code }: { code: string }) {
  if (!/^\d{8,}$/.test(code)) return <>{code}</>;
  return (
    <>
      {groupCard(code)
        .split(' ')
        .map((group, index) => (
          <span className="pay-code__group" key={index}>
            {group}
          </span>
        ))}
    </>
  );
}
