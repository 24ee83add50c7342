import { endpoints } from '../../src/api/endpoints/all.js';
import { changes } from './lender.js';
import { contracts, orders, products } from './subjects.js';
import type { Subject } from './subjects.js';
import { DEMO } from '../../demo/lender/demo.js';

/** How a borrower gets to a call that changes something. */
export interface Action {
  readonly tag: string;
  /** The row that is called by the last press. */
  readonly endpoint: string;
  /** Names of controls, pressed in order; what is empty is filled in before each. */
  readonly press: readonly string[];
  /** What is chosen before, where another choice leads elsewhere. */
  readonly choose?: string;
  /** The presses after it failed; without them the last one again. */
  readonly again?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly hash?: string;
  /** What is typed into a telephone field. */
  readonly phone?: string;
  /** An image is picked instead of the last press. */
  readonly picks?: true;
}

const order = (id: string, productId: string = products.main) => ({ 'order-id': id, 'product-id': productId });
const rating = order(orders.rating, products.consent);
const visitor = '13900000001';

export const actions: readonly Action[] = [
  { tag: 'loan-confirm', endpoint: 'loanPush', press: ['Loan Now'], attributes: { 'product-id': products.main } },
  { tag: 'loan-confirm-classic', endpoint: 'classicPush', press: ['Loan Now'], attributes: { 'product-id': products.main } },
  {
    tag: 'loan-confirm-classic',
    endpoint: 'classicPush',
    press: ['Take it now'],
    again: ['Loan Now'],
    attributes: { 'product-id': products.promo },
  },
  { tag: 'order-detail', endpoint: 'googleScore', press: ['Send'], attributes: rating },
  { tag: 'order-detail', endpoint: 'eventSave', press: ['Borrow Again'], attributes: order(orders.settled, products.single) },
  { tag: 'order-detail', endpoint: 'productTrack', press: ['Apply'], attributes: order(orders.failed, products.retention) },
  { tag: 'joint-failure', endpoint: 'productTrack', press: ['Apply'] },
  { tag: 'recommended-products', endpoint: 'productTrack', press: ['Apply'] },
  { tag: 'repay-installment', endpoint: 'pay', press: ['Pay Now'], attributes: order(orders.overdueDeferrable) },
  { tag: 'repay-installment', endpoint: 'submitUtr', press: ['Submit UTR'], attributes: order(orders.utr, products.single) },
  { tag: 'repay-deferral', endpoint: 'pay', press: ['Pay Now'], attributes: order(orders.dueDeferrable) },
  {
    tag: 'repay-card',
    endpoint: 'repaymentCommit',
    // No code is asked for it: it is paid at once.
    choose: 'Pwani Bank •••• 0082',
    press: ['Pay Now'],
    attributes: { 'order-id': orders.repaying },
  },
  { tag: 'repay-card', endpoint: 'repaymentConfirm', press: ['Pay Now', 'Confirm'], attributes: { 'order-id': orders.repaying } },
  { tag: 'repay-card', endpoint: 'repaymentThirdParty', press: ['Pay with Alipay'], attributes: { 'order-id': orders.repaying } },
  { tag: 'bind-bank', endpoint: 'saveBankInfo', press: ['Next'], attributes: { 'product-id': products.main } },
  { tag: 'bind-bank', endpoint: 'changeCard', press: ['Next'], attributes: { 'product-id': products.main, source: 'loanDetail' } },
  { tag: 'complaint-submit', endpoint: 'problemSave', press: ['Send'], attributes: { 'problem-type': '3', 'order-no': orders.repaying } },
  {
    tag: 'complaint-submit',
    endpoint: 'problemUpload',
    press: [],
    picks: true,
    attributes: { 'problem-type': '3', 'order-no': orders.repaying },
  },
  { tag: 'complaint-flow', endpoint: 'problemSave', press: ['Repayment', 'Send'] },
  { tag: 'complaint-detail', endpoint: 'saveScore', press: ['Send'], attributes: { 'problem-id': DEMO.complaints.toRate } },
  { tag: 'delete-account', endpoint: 'sendDeleteCode', press: ['Send code'] },
  {
    tag: 'delete-account',
    endpoint: 'deleteAccount',
    press: ['Send code', 'OK', 'Confirm deletion', 'Delete account'],
    again: ['Confirm deletion', 'Delete account'],
  },
  { tag: 'register-promo', endpoint: 'getSms', press: ['Send code'], phone: visitor, attributes: { 'template-id': DEMO.templates.main } },
  { tag: 'register-promo', endpoint: 'register', press: ['Register'], phone: visitor, attributes: { 'template-id': DEMO.templates.main } },
];

/** The element of an action, opened for it. */
export function subjectFor({ tag, attributes = {}, hash = '' }: Action): Subject {
  const contract = contracts.find((one) => one.tag === tag);
  if (!contract) throw new Error(`no element is called ${tag}`);
  return { name: tag, contract, attributes, hash, properties: {} };
}

/** Asked right after another call of the same tap. */
const FOLLOWING = new Set(['productJump']);

/** Calls that change something and that no action leads to. */
export const unreached = (): string[] =>
  endpoints
    .map(({ name }) => name)
    .filter((name) => changes(name) && !FOLLOWING.has(name) && !actions.some(({ endpoint }) => endpoint === name));
