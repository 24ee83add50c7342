import { isId } from '../../../lib/id.js';

/** Where the borrower is on the card screen: its hash routes (contract.md, Navigation). */
export type Place =
  | { readonly at: 'cards' }
  | { readonly at: 'thirdParty' }
  | { readonly at: 'addCard' }
  | { readonly at: 'order'; readonly orderId: string };

export const hashes = { cards: '', addCard: '#/addnormalcard', thirdParty: '#/alipayrepayment' } as const;

/** The hash of an order's page. */
export const orderHash = (orderId: string): string => `#/borrowDetail/${orderId}`;

/** The place of a hash; one that names no order that can be is about the screen's own. */
export function placeOf(hash: string, own: string): Place {
  const [, name = '', id = ''] = /^#\/([a-z]+)\/?([^/?&]*)/i.exec(hash) ?? [];
  switch (name.toLowerCase()) {
    case 'addnormalcard':
      return { at: 'addCard' };
    case 'alipayrepayment':
      return { at: 'thirdParty' };
    case 'borrowdetail':
      return { at: 'order', orderId: isId(id) ? id : own };
    default:
      return { at: 'cards' };
  }
}
