import { card as abroad } from '../src/i18n/abroad/card.js';
import { card } from '../src/i18n/en/card.js';
import { property } from '../src/lib/record.js';
import { repayCardFirst } from '../src/screens/repay-card/repay-card.first.js';
import { RepayCardSkeleton } from '../src/screens/repay-card/repay-card.skeleton.js';
import { createRepayCard } from '../src/screens/repay-card/repay-card.store.js';
import { RepayCard } from '../src/screens/repay-card/repay-card.js';
import { contract } from './contract.js';
import { nested } from './nested.js';

const isClosing = (detail: unknown): boolean => property(detail, 'action') === 'closeWebview';

export default contract({
  tag: 'repay-card',
  doc: 'Repayment by bank card: the cards, a new one, the code from the SMS, a third party instead, and the order after it.',
  spec: 'spec 2 Card repayment, 4 Card repayment, 8 Repayment confirm; screens repay-card',
  attributes: {
    'order-id': { type: 'id', required: true, doc: 'The order to repay.' },
    amount: {
      type: 'number',
      minor: true,
      doc: 'What to pay, in minor units (cents). Without it the first due installment; with one that cannot be used, nothing.',
    },
    'coupon-id': { type: 'id', doc: 'A coupon to be used up.' },
    'product-id': { type: 'id', doc: "The product of the order. Without it the borrower's list of orders is asked where it is needed." },
  },
  events: {
    'loan-repaid': {
      detail: '{ tradeNo: string; repayType: string; amount: number }',
      doc: 'A payment was accepted; `amount` is in minor units, as it was sent. `repayType` is CARD, or PAY_URL when it goes on at a third party; `tradeNo` is the record of a card payment.',
    },
    'loan-bank-bound': { detail: '{ source: string }', doc: 'A card was added; the cards are shown again.' },
  },
  first: repayCardFirst,
  messages: ['card', card, abroad],
  title: 'cardTitle',
  create(scope, $params) {
    const model = createRepayCard(scope, $params);
    const bankForm = nested(scope, {
      tag: 'bind-bank',
      load: () => import('virtual:element/bind-bank'),
      values: () => ({ ...model.bankValues(), use: 'pay' }),
      on: {
        'loan-ready': () => false,
        'loan-bank-bound': model.cardAdded,
        // The form would close the page it thinks is its own.
        'loan-native': (detail) => !isClosing(detail),
      },
      failed: model.bindElsewhere,
    });
    return { ...model, bankForm };
  },
  titleOf(view, t) {
    if (view.at !== 'cards') return t(view.at === 'order' ? 'orderTitle' : 'addCard');
    return view.place === 'thirdParty' ? t('thirdParty') : undefined;
  },
  skeleton: RepayCardSkeleton,
  view: (props) => RepayCard({ ...props, bankForm: props.model.bankForm }),
});
