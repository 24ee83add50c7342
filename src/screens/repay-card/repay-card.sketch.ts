import { repaymentWay, type RepaymentWay } from '../../api/endpoints/card.js';
import { installmentPlan, type InstallmentPlan } from '../../api/endpoints/repayment.js';
import { card as words } from '../../i18n/en/card.js';
import { idIn } from '../../lib/id.js';
import { anyIntent } from '../../session/intents.js';
import { restPlace } from '../../session/rest.js';
import { sketch, type SketchPage } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { waitingFor } from './parts/code.js';
import { placeOf } from './parts/place.js';
import { Paying } from './parts/paying.js';
import { dueAmount, givenAmount, loadedCards, readyCards, type CardsReady } from './repay-card.ready.js';

function view(way: RepaymentWay, plan: InstallmentPlan | undefined, { config, session, url, values }: SketchPage): CardsReady | undefined {
  const text = values.get('amount') ?? '';
  const given = /^\d{1,15}$/.test(text) ? givenAmount(Number(text)) : null;
  const amount = plan ? dueAmount(plan) : given;
  const elsewhere = placeOf(new URL(url).hash, '').at !== 'cards';
  if (amount === null || elsewhere || anyIntent() || storage.get(restPlace(session, waitingFor(idIn(values, 'order-id') ?? ''))) !== null)
    return undefined;
  return readyCards(loadedCards(way, amount), config);
}

/** The cards' first drawing; another place, a payment that waits for its code or was never heard of, and an amount that cannot be paid are the store's. */
export const repayCardSketch = sketch({
  rows: [repaymentWay, { row: installmentPlan, perhaps: true }],
  words,
  view: ([way, plan], page) => view(way, plan, page),
  screen: Paying,
});
