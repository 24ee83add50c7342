import { DEMO } from '../lender/demo.js';
import type { Choices } from './choices.js';
import { given } from './empty.js';
import type { ElementModel } from './model.js';

/** A tab's own world in the lender: two testers on one server never meet. */
export function ownWorld(): string {
  const place = 'loan-demo-world';
  try {
    const known = sessionStorage.getItem(place);
    if (known) return known;
    const made = `demo-${Math.random().toString(36).slice(2, 8)}`;
    sessionStorage.setItem(place, made);
    return made;
  } catch {
    return 'main';
  }
}

const session = {
  'device-id': 'demo-phone',
  'user-id': DEMO.users.asha,
  'session-id': 'demo-session',
  phone: DEMO.phones.borrower,
  'app-name': 'Haraka',
  'app-version': '1.0.0',
} as const;

const clients = { android: 'android', ios: 'ios', none: 'h5' } as const;

/** What an attribute of this name is when nobody says otherwise. */
const byName: Readonly<Record<string, string>> = {
  'product-id': DEMO.products.main,
  'order-id': DEMO.orders.dueDeferrable,
  'order-no': DEMO.orders.dueDeferrable,
  'problem-id': DEMO.complaints.answered,
  'problem-type': '3',
  'template-id': DEMO.templates.main,
  'show-type': '1',
  'pay-code': '8829 1043 7715',
  'repay-amount': '125000',
  amount: '12500000',
};

const perTag: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recommended-products': { 'product-id': '', 'order-id': '' },
};

/** Attributes before anything is chosen. `merchant-number` names the world of the lender. */
export function defaultAttributes(element: ElementModel, world: string, shell: Choices['shell']): Readonly<Record<string, string>> {
  const own = element.attributes.flatMap(({ name }): [string, string][] => {
    const value = perTag[element.tag]?.[name] ?? byName[name] ?? '';
    return value ? [[name, value]] : [];
  });
  return { ...session, 'merchant-number': world, 'client-type': clients[shell], ...Object.fromEntries(own) };
}

/** Attributes as the element has them: an empty one is left out. */
export function attributesOf(element: ElementModel, choices: Choices, world: string): Readonly<Record<string, string>> {
  const merged = { ...defaultAttributes(element, world, choices.shell), ...given(element.tag, choices).attributes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** Objects that properties have before anything is chosen, as JSON. */
const properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'repay-slip': {
    info: {
      repayAmount: 125000,
      defDetail: {
        payCode: '8829 1043 7715',
        payNotice: {
          'Mobile wallet': [
            {
              name: 'Kesho Pesa',
              step: ['Open the wallet and choose Pay a bill.', 'Enter the contract number.', 'Enter the amount and confirm.'],
            },
            { name: 'Simba Wallet', step: ['Dial *150*00#.', 'Choose 4, Pay bills.', 'Enter the contract number and the amount.'] },
          ],
          'At an agent': [{ name: 'Any agent', step: ['Tell the contract number.', 'Pay in cash and keep the slip.'] }],
        },
      },
    },
  },
};

/** Properties as JSON: those chosen, else the defaults. An empty one is not set. */
export function propertiesOf(element: ElementModel, choices: Choices): Readonly<Record<string, string>> {
  const standard = Object.entries(properties[element.tag] ?? {}).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value, null, 2),
  ]);
  const merged: Record<string, string> = { ...Object.fromEntries(standard), ...given(element.tag, choices).properties };
  return Object.fromEntries(Object.entries(merged).filter(([, json]) => json.trim() !== ''));
}

/** The configuration of the demo's pages. */
export const demoConfig = {
  productName: 'Haraka',
  servicePhone: '+255800110033',
  supportEmail: 'huduma@lender.example',
  company: {
    name: 'Savanna Lender Ltd',
    registrationNumber: '118-552-070',
    authorisationNumber: 'MSP2-0471',
    address: '12 Msasani Road, Dar es Salaam',
    phone: '+255800110033',
    email: 'huduma@lender.example',
    grievanceOfficer: 'Neema Kileo',
    effectiveDate: '1 March 2026',
    copyright: 'Savanna Lender Ltd',
  },
  urls: { schemes: ['lenderapp'] },
  paymentInstructions: [
    {
      title: 'Kesho Pesa',
      kind: 'wallet',
      steps: [
        { text: 'Open the wallet and choose Pay a bill.' },
        { text: 'Enter the contract number.' },
        { text: 'Enter the amount and confirm.' },
      ],
    },
    {
      title: 'Duka la Amani',
      kind: 'store',
      steps: [{ text: 'Tell the contract number at the counter.' }, { text: 'Pay in cash and keep the slip.' }],
    },
  ],
} as const;
