import { lastFour } from '../../../lib/mask.js';
import { Card } from '../../../ui/card.js';
import { Icon } from '../../../ui/icon.js';
import type { CardsReady } from '../repay-card.ready.js';
import type { PlaceProps } from './props.js';

/** The borrower's cards, one to be chosen. */
export function Cards({ view, model, t }: PlaceProps<CardsReady>) {
  if (view.cards.length === 0) return <Card>{t('noCards')}</Card>;
  return (
    <div className="card bank-cards" part="card" role="radiogroup" aria-label={t('chooseCard')}>
      {view.cards.map((card, index) => (
        <label className="bank-cards__card" key={index}>
          <input
            type="radio"
            name="bank-card"
            value={card.id}
            checked={card.id === view.chosen?.id}
            disabled={view.busy}
            onChange={() => model.choose(card)}
          />
          <span className="bank-cards__icon">
            <Icon name="card" />
          </span>
          <span className="bank-cards__words">
            <span className="bank-cards__name">{card.bankName || t('cardUnnamed')}</span>
            {card.cardNo ? (
              <span className="bank-cards__number" dir="ltr">
                {lastFour(card.cardNo)}
              </span>
            ) : null}
          </span>
          <span className="bank-cards__mark" aria-hidden="true">
            <Icon name="check" size={18} />
          </span>
        </label>
      ))}
    </div>
  );
}
