import { DEMO } from '../lender/demo.js';
import { createBook } from '../lender/seed.js';

/** A case of an element worth looking at, by what is set on it. */
export interface Example {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, string>>;
  readonly config?: string;
}

const { products, orders, users, complaints, templates } = DEMO;
const product = (name: string, id: string): Example => ({ name, attributes: { 'product-id': id } });
/** The products of the orders that are always there. */
export const productOf: ReadonlyMap<string, string> = new Map(
  createBook(users.asha, 0, { confirm: '', photo: '' }).orders.map(({ id, productId }) => [id, productId]),
);
const order = (name: string, id: string): Example => ({ name, attributes: { 'product-id': productOf.get(id) ?? '', 'order-id': id } });
const orderOnly = (name: string, id: string): Example => ({ name, attributes: { 'order-id': id } });
const newBorrower: Example = { name: 'New borrower', attributes: { 'user-id': users.juma } };

const payable: readonly Example[] = [
  order('Due', orders.dueDeferrable),
  order('Overdue', orders.overdueDeferrable),
  order('Repaying', orders.repaying),
  order('One payment', orders.due),
  order('With cents', orders.cents),
  order('Takes a reference', orders.utr),
];

const byTag = (base: string): Readonly<Record<string, readonly Example[]>> => ({
  'loan-confirm': [
    product('Four periods', products.main),
    product('One period', products.single),
    product('Asks back on leaving', products.retention),
    product('Agreement opens', products.consent),
    product('Sends an SMS', products.sms),
    product('Bare', products.bare),
    product('With cents', products.cents),
    product('Push is refused', products.refused),
    newBorrower,
    { name: 'Box unticked', config: '{"policy":{"consentTicked":false}}' },
  ],
  'loan-confirm-classic': [
    product('Usual', products.main),
    product('Promo pop-up', products.promo),
    product('Bare', products.bare),
    newBorrower,
  ],
  'order-detail': [
    order('21 Processing', orders.processing),
    order('110 Failed', orders.failed),
    order('151', orders.waiting),
    order('170 Repaying', orders.repaying),
    order('174 Due', orders.due),
    order('174 Rollover', orders.dueDeferrable),
    order('180 Overdue', orders.overdue),
    order('180 Rollover', orders.overdueDeferrable),
    order('200 Settled', orders.settled),
    order('Unknown status', orders.unknownStatus),
    order('Repaid elsewhere', orders.external),
    order('Leads on', orders.redirect),
    order('Asks for a card', orders.cardPrompt),
    order('Withdrawn', orders.withdrawPrompt),
    order('Asks for a rating', orders.rating),
    order('All prompts', orders.allPrompts),
  ],
  'recommended-products': [
    { name: 'Joint failure', attributes: {} },
    order('Of an order', orders.failed),
    { name: '10 000 products', attributes: { 'user-id': users.baraka } },
  ],
  'joint-failure': [
    { name: 'Usual', attributes: {} },
    { name: '10 000 products', attributes: { 'user-id': users.baraka } },
  ],
  'repay-choose': [order('With rollover', orders.dueDeferrable), order('Without', orders.due), order('Settled', orders.settled)],
  'repay-installment': payable,
  'repay-deferral': [order('Due', orders.dueDeferrable), order('Overdue', orders.overdueDeferrable), order('No rollover', orders.due)],
  'repay-card': [orderOnly('Due', orders.dueDeferrable), orderOnly('Overdue', orders.overdue), { ...newBorrower, name: 'Of someone else' }],
  'repay-code': [
    { name: 'Pay code', attributes: { 'show-type': '1' } },
    { name: 'QR code', attributes: { 'show-type': '2', 'pay-code-img': encodeURIComponent(`${base}/qr/8829-1043-7715.png`) } },
    { name: 'Rupee', attributes: { system: '1' } },
    { name: 'Hostile picture', attributes: { 'show-type': '2', 'pay-code-img': 'javascript%3Aalert(1)' } },
    { name: 'No amount', attributes: { 'repay-amount': 'soon' } },
  ],
  'payment-instructions': [
    { name: 'Configured', attributes: {} },
    { name: 'Not configured', config: '{"paymentInstructions":[]}' },
  ],
  'bind-bank': [
    { name: 'Bank form', attributes: {} },
    { name: 'From the order', attributes: { source: 'loanDetail' } },
    { name: 'From confirming', attributes: { source: 'confirmUrl' } },
    product('Unknown item', products.unknownItem),
  ],
  'complaint-start': [
    orderOnly('Due order', orders.due),
    orderOnly('Other order', orders.settled),
    { name: 'No order', attributes: { 'order-id': '' } },
    newBorrower,
  ],
  'complaint-submit': [
    { name: 'Repayment', attributes: { 'problem-type': '3' } },
    { name: 'Collection', attributes: { 'problem-type': '1', 'problem-son-type': '12', 'order-no': orders.overdue } },
  ],
  'complaint-list': [{ name: 'A few', attributes: {} }, newBorrower, { name: '10 000', attributes: { 'user-id': users.baraka } }],
  'complaint-detail': [
    { name: 'Answered', attributes: { 'problem-id': complaints.answered } },
    { name: 'Waiting', attributes: { 'problem-id': complaints.waiting } },
    { name: 'Asks for a rating', attributes: { 'problem-id': complaints.toRate } },
    { name: 'Does not exist', attributes: { 'problem-id': '1' } },
  ],
  'complaint-flow': [orderOnly('Due order', orders.due), newBorrower],
  'privacy-policy': [
    { name: 'Our text', attributes: {} },
    { name: 'Framed page', attributes: { src: `${base}/pages/agreement/${products.main}/1` } },
  ],
  'register-promo': [
    { name: 'Full template', attributes: { 'template-id': templates.main } },
    { name: 'Bare template', attributes: { 'template-id': templates.bare } },
    { name: 'Ended', attributes: { 'template-id': 'gone' } },
  ],
});

/** The cases of an element; `base` is the address of the lender's own pages and pictures. */
export const examplesOf = (tag: string, base: string): readonly Example[] => byTag(base)[tag] ?? [];
