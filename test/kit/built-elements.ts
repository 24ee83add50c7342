import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO } from '../../demo/lender/demo.js';
import { builtFolder } from './serve.js';

/** The tag of every element in the build. */
export function builtTags(): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(builtFolder(), 'custom-elements.json'), 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
  };
  return manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).sort();
}

/** Attributes with which each of them shows what it has. */
export const GIVEN: Readonly<Record<string, string>> = {
  'user-id': DEMO.users.asha,
  'session-id': 's-1',
  'product-id': DEMO.products.main,
  'order-id': DEMO.orders.dueDeferrable,
  'problem-id': DEMO.complaints.answered,
  'problem-type': '2',
  'template-id': DEMO.templates.main,
  'show-type': '1',
  'pay-code': '12345',
  'repay-amount': '1200',
  amount: '120000',
};
