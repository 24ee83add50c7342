import { DEMO } from '../../demo/lender/demo.js';
import { orders, products, subjects, subjectNamed, type Subject } from '../calm/subjects.js';

/** A screen in a state that a borrower can bring it into. */
export interface Scene {
  readonly name: string;
  readonly subject: Subject;
  /** Names of controls, pressed in order. */
  readonly press: readonly string[];
  /** What is empty is filled in before each press. */
  readonly fills: boolean;
  readonly user: string;
  /** The shell's own back is pressed. */
  readonly back: boolean;
  /** What becomes of every call: answered, refused, never, or no network. */
  readonly lender: 'answers' | 'refuses' | 'hangs' | 'away';
}

type More = Partial<Omit<Scene, 'subject' | 'name'>> & { readonly attributes?: Readonly<Record<string, string>>; readonly hash?: string };

const scene = (subject: Subject, more: Partial<Omit<Scene, 'subject'>> = {}): Scene => ({
  name: subject.name,
  subject,
  press: [],
  fills: false,
  user: DEMO.users.asha,
  back: false,
  lender: 'answers',
  ...more,
});

const order = (id: string, productId: string) => ({ 'order-id': id, 'product-id': productId });

/** States beyond the first one, by tag. */
const further: readonly (readonly [string, string, More])[] = [
  ['loan-confirm', 'leaving', { attributes: { 'product-id': products.retention }, back: true }],
  [
    'loan-confirm',
    'unticked',
    {
      attributes: { 'product-id': products.main },
      press: ['I have read and agree to Loan agreement, Privacy agreement, Key facts statement'],
    },
  ],
  ['order-detail', 'rated', { attributes: order(orders.rating, products.consent), fills: true, press: ['Send'] }],
  ['order-detail', 'three prompts', { attributes: order(orders.allPrompts, products.main), press: ['Cancel'] }],
  ['repay-installment', 'another amount', { attributes: order(orders.overdueDeferrable, products.main), press: ['Modify amount'] }],
  ['repay-installment', 'wallets', { attributes: order(orders.overdueDeferrable, products.main), press: ['Wallet account Kesho Pesa'] }],
  ['repay-installment', 'paid', { attributes: order(orders.overdueDeferrable, products.main), press: ['Pay Now'] }],
  ['repay-installment', 'read', { attributes: order(orders.overdueDeferrable, products.main), press: ['Pay Now', 'Confirm'] }],
  ['repay-installment', 'folded out', { attributes: order(orders.overdueDeferrable, products.main), press: ['1 paid installment'] }],
  ['repay-deferral', 'paid', { attributes: order(orders.dueDeferrable, products.main), press: ['Pay Now'] }],
  ['repay-card', 'code', { attributes: { 'order-id': orders.repaying }, fills: true, press: ['Pay Now'] }],
  ['repay-card', 'none', { attributes: { 'order-id': orders.repaying, amount: '100' }, user: DEMO.users.juma }],
  ['repay-code', 'large', { attributes: subjectNamed('repay-code 2').attributes, press: ['Enlarge'] }],
  ['payment-instructions', 'large', { press: ['Enlarge the picture of step 1'] }],
  ['bind-bank', 'lacking', { attributes: { 'product-id': products.main }, press: ['Next'], user: DEMO.users.juma }],
  ['bind-bank', 'banks', { attributes: { 'product-id': products.main }, press: ['Bank Please choose your bank'] }],
  ['bind-bank', 'wallet', { attributes: { 'product-id': products.main }, press: ['Mobile wallet'] }],
  ['complaint-start', 'all orders', { attributes: { 'order-id': orders.overdue }, press: ['All'] }],
  ['complaint-start', 'sub-types', { attributes: { 'order-id': orders.overdue }, press: ['Collection'] }],
  ['complaint-submit', 'lacking', { attributes: { 'problem-type': '3' }, press: ['Send'] }],
  ['complaint-submit', 'sent', { attributes: { 'problem-type': '3' }, fills: true, press: ['Send'] }],
  ['complaint-list', 'none', { user: DEMO.users.juma }],
  ['complaint-detail', 'rating', { attributes: { 'problem-id': DEMO.complaints.toRate }, press: ['5 stars'] }],
  ['complaint-flow', 'form', { press: ['Repayment'] }],
  ['complaint-flow', 'list', { press: ['My complaints What you sent, our answers'] }],
  ['contact-form', 'lacking', { press: ['Send'] }],
  ['contact-form', 'sent', { fills: true, press: ['Send'] }],
  ['delete-account', 'short', { press: ['Send code'] }],
  ['delete-account', 'code', { fills: true, press: ['Send code'] }],
  ['delete-account', 'sure', { fills: true, press: ['Send code', 'OK', 'Confirm deletion'] }],
  ['register-promo', 'lacking', { attributes: { 'template-id': DEMO.templates.main }, press: ['Register'] }],
  ['company-site', 'about', { press: ['About us'] }],
  ['company-site', 'terms', { press: ['Loan terms and conditions'] }],
];

/** Every screen in every situation, and whatever else can be on screen. */
export const scenes: readonly Scene[] = [
  ...subjects.map((subject) => scene(subject)),
  ...further.map(([tag, what, { attributes, hash = '', ...more }]) => {
    const usual = subjectNamed(tag);
    return scene({ ...usual, attributes: attributes ?? usual.attributes, hash }, { name: `${tag}, ${what}`, ...more });
  }),
];

export function sceneNamed(name: string): Scene {
  const found = scenes.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** The same for every element: nothing there yet, refused, no network. */
export const failures: readonly Scene[] = subjects
  .filter(({ name, contract }) => name === contract.tag)
  .flatMap((subject) =>
    (['hangs', 'refuses', 'away'] as const).map((lender) => scene(subject, { name: `${subject.name}, ${lender}`, lender })),
  );
