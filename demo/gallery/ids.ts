import { DEMO } from '../lender/demo.js';

const worded = (ids: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(ids).map(([name, id]) => [id, name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)]);

const known: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'product-id': worded(DEMO.products),
  'order-id': worded(DEMO.orders),
  'order-no': worded(DEMO.orders),
  'problem-id': worded(DEMO.complaints),
  'template-id': worded(DEMO.templates),
  'user-id': worded(DEMO.users),
  'session-id': [[DEMO.expiredSession, 'is refused everywhere']],
  'problem-type': ['1', '2', '3', '4', '5'].map((value) => [value, '']),
  'problem-son-type': ['11', '12', '13', '14'].map((value) => [value, '']),
  source: [
    ['loanDetail', ''],
    ['confirmUrl', ''],
  ],
  locale: ['en', 'sw', 'id', 'hi', 'fil', 'zh-Hans'].map((value) => [value, '']),
};

/** Ids of the sandbox lender that fit an attribute, with what they are. */
export const idsFor = (attribute: string): readonly (readonly [string, string])[] => known[attribute] ?? [];
