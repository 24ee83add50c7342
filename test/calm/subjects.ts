import contracts from 'virtual:contracts';
import type { Contract } from '../../elements/contract.js';
import { DEMO } from '../../demo/lender/demo.js';

/** An element in a situation that the sandbox lender knows. */
export interface Subject {
  readonly name: string;
  readonly contract: Contract;
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly hash: string;
}

type Situation = Partial<Pick<Subject, 'attributes' | 'properties' | 'hash'>>;

const { orders, products, complaints, templates, cards } = DEMO;

/** Values of attributes by their name: what most screens are opened with. */
const usual: Readonly<Record<string, string>> = {
  'product-id': products.main,
  'order-id': orders.overdueDeferrable,
  'problem-id': complaints.toRate,
  'problem-type': '1',
  'template-id': templates.main,
};

const order = (id: string, productId: string = products.main): Situation => ({ attributes: { 'order-id': id, 'product-id': productId } });
const product = (id: string): Situation => ({ attributes: { 'product-id': id } });

export const slip = {
  repayAmount: '163500',
  delayInfo: { delayAmount: '20500.5' },
  defDetail: {
    payCode: '9912 0045 7781',
    logo: 'https://cdn.example/logo.png',
    payNotice: {
      'Mobile money': [{ name: 'Kesho Pesa', step: ['Dial *150*00#', 'Choose “Pay bills”', 'Enter the contract number'] }],
      'Shops and agents': [{ name: 'Any agent', step: ['Say the contract number', 'Pay in cash', 'Keep the slip'] }],
    },
  },
};
const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Situations beside the usual one, by tag. An element that is not here has the usual one alone. */
const situations: Readonly<Record<string, readonly Situation[]>> = {
  'loan-confirm': [product(products.consent), product(products.bare), product(products.cents)],
  'loan-confirm-classic': [product(products.promo)],
  'order-detail': [
    order(orders.allPrompts),
    order(orders.rating, products.consent),
    order(orders.withdrawPrompt),
    order(orders.settled, products.single),
    order(orders.failed, products.retention),
    order(orders.processing),
    order(orders.unknownStatus, products.sms),
  ],
  'recommended-products': [order(orders.failed, products.retention)],
  'repay-choose': [order(orders.settled, products.single)],
  'repay-installment': [order(orders.utr, products.single), order(orders.settled, products.single)],
  'repay-deferral': [order(orders.dueDeferrable)],
  'repay-card': [
    { attributes: { amount: '16350000' }, hash: '' },
    { hash: '#/addnormalcard' },
    { hash: '#/alipayrepayment' },
    { hash: `#/borrowDetail/${orders.repaying}` },
  ],
  'repay-code': [
    { attributes: { 'show-type': '1', 'pay-code': '991200457781', 'repay-amount': '163500' } },
    { attributes: { 'show-type': '2', 'pay-code-img': encodeURIComponent(pixel), 'repay-amount': '163500' } },
  ],
  'repay-slip': [{ properties: { info: slip } }],
  'bind-bank': [product(products.unknownItem), { attributes: { source: 'loanDetail' } }],
  'complaint-detail': [{ attributes: { 'problem-id': complaints.answered } }],
  'complaint-start': [{ attributes: { 'order-id': orders.overdue } }],
  'privacy-policy': [{ attributes: { src: 'https://papers.example/privacy' } }],
  'register-promo': [{ hash: '#/downloadTemplate' }, { hash: '#/agreementTemplate' }, { attributes: { 'template-id': templates.bare } }],
};

/** A value for an attribute that nobody knows yet. */
function valueFor(name: string, type: string, values: readonly string[] = []): string {
  return usual[name] ?? (type === 'enum' ? (values[0] ?? '') : type === 'id' || type === 'string' ? 'x1' : '1');
}

function required(contract: Contract): Record<string, string> {
  const entries = Object.entries(contract.attributes).filter(([, spec]) => spec.required);
  return Object.fromEntries(entries.map(([name, { type, values }]) => [name, valueFor(name, type, values)]));
}

function subjectOf(contract: Contract, situation: Situation, at: number): Subject {
  return {
    name: at === 0 ? contract.tag : `${contract.tag} ${at}`,
    contract,
    attributes: { ...required(contract), ...situation.attributes },
    properties: situation.properties ?? {},
    hash: situation.hash ?? '',
  };
}

/** Every element in its usual situation. */
export const usualSubjects: readonly Subject[] = contracts.map((contract) => subjectOf(contract, {}, 0));

/** Every element in every situation. */
export const subjects: readonly Subject[] = contracts.flatMap((contract) =>
  [{}, ...(situations[contract.tag] ?? [])].map((situation, at) => subjectOf(contract, situation, at)),
);

/** One of them by its name. */
export function subjectNamed(name: string): Subject {
  const found = subjects.find((subject) => subject.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

export { cards, contracts, orders, products };
