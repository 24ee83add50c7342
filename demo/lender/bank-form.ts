import type * as v from 'valibot';
import type { cardInit } from '../../src/api/endpoints/bank.js';
import { DEMO } from './demo.js';

export type FormItem = v.InferInput<typeof cardInit.answer>['items'][number] & object;

export const BANKS = [
  { name: 'Benki ya Savana', type: 'SAVANA' },
  { name: 'Pwani Bank', type: 'PWANI' },
  { name: 'Ziwa Microfinance', type: 'ZIWA' },
  { name: 'Mlima Savings', type: 'MLIMA' },
  { name: 'Karafuu Bank', type: 'KARAFUU' },
];

export const WALLETS = [
  { name: 'Kesho Pesa', type: 'KESHO' },
  { name: 'Simba Wallet', type: 'SIMBA' },
  { name: 'Twiga Cash', type: 'TWIGA' },
];

const REGIONS = [
  'Arusha',
  'Dar es Salaam',
  'Dodoma',
  'Iringa',
  'Kigoma',
  'Kilimanjaro',
  'Mbeya',
  'Morogoro',
  'Mtwara',
  'Mwanza',
  'Tanga',
  'Zanzibar',
];

const listed = (names: readonly string[]) => names.map((name, index) => ({ name, type: String(index + 1).padStart(2, '0') }));

/** The bank form of a product: every kind of item; on one product also a kind that nobody knows. */
export function formItems(productId: string, owner: string): FormItem[] {
  const items: FormItem[] = [
    {
      cate: 'enum',
      code: 'cardType',
      title: 'Where should the money go?',
      value: '1',
      note: [
        { name: 'Bank account', type: '1' },
        { name: 'Mobile wallet', type: '2' },
      ],
    },
    {
      cate: 'enum',
      code: 'channelNumber',
      title: 'Transfer by',
      subtitle: 'Please choose',
      value: '90006',
      cardTypeMi: 1,
      note: [
        { name: 'Bank transfer', type: '90006' },
        { name: 'Agent of the bank', type: '90007' },
      ],
    },
    { cate: 'enum', code: 'bankCode', title: 'Bank', subtitle: 'Please choose your bank', cardTypeMi: '1', note: BANKS },
    { cate: 'text', code: 'accountNumber', title: 'Account number', subtitle: '8 to 16 digits', inputType: 1, cardTypeMi: 1 },
    {
      cate: 'citySelect',
      code: 'branchRegion',
      title: 'Region of the branch',
      subtitle: 'Please choose',
      cardTypeMi: 1,
      channelNumber: 90006,
      note: listed(REGIONS),
    },
    {
      cate: 'text',
      code: 'agentNumber',
      title: 'Agent number',
      subtitle: '6 digits',
      inputType: '1',
      cardTypeMi: 1,
      channelNumber: '90007',
    },
    { cate: 'enum', code: 'walletCode', title: 'Wallet', subtitle: 'Please choose your wallet', cardTypeMi: 2, note: WALLETS },
    { cate: 'text', code: 'walletNumber', title: 'Wallet number', subtitle: '0712345678', inputType: 1, cardTypeMi: 2 },
    { cate: 'text', code: 'accountName', title: 'Name of the owner', subtitle: 'As on your identity card', value: owner },
    {
      cate: 'day',
      code: 'payday',
      title: 'Day of your salary',
      subtitle: 'Please choose',
      note: ['1', '5', '10', '15', '20', '25', '28'].map((name) => ({ name, type: name })),
    },
    { cate: 'day', code: 'birthday', title: 'Date of birth', subtitle: 'YYYY-MM-DD' },
  ];
  return productId === DEMO.products.unknownItem ? [...items, { cate: 'signature', code: 'signature', title: 'Sign here' }] : items;
}

const KINDS: readonly unknown[] = ['text', 'citySelect', 'day', 'enum'];

/** The items that are shown for a card type and channel (spec section 4, Bank binding). */
export function visibleItems(items: readonly FormItem[], cardType: string, channel: string): FormItem[] {
  return items.filter((item) => {
    if (!KINDS.includes(item.cate)) return false;
    if (item.cardTypeMi !== undefined && String(item.cardTypeMi) !== cardType) return false;
    return cardType !== '1' || item.channelNumber === undefined || String(item.channelNumber) === channel;
  });
}
