import * as v from 'valibot';
import { isForbidden } from '../../lib/record.js';
import { endpoint } from '../endpoint.js';
import { id, list, maybe, needed, nothing, num, text, words } from '../schema.js';

/** The kinds of the contract; any other word is read as `unknown`. */
const kind = v.fallback(
  v.union([
    v.picklist(['text', 'citySelect', 'day', 'enum']),
    v.pipe(
      v.string(),
      v.transform((): 'unknown' => 'unknown'),
    ),
  ]),
  'unknown',
);

const bankFormItem = v.object({
  cate: kind,
  code: v.pipe(
    words,
    v.check((value) => !isForbidden(value)),
  ),
  title: maybe(text),
  subtitle: maybe(text),
  value: maybe(text),
  type: maybe(text),
  note: list(v.object({ name: maybe(text), type: words })),
  inputType: maybe(num),
  cardTypeMi: maybe(num),
  channelNumber: maybe(text),
});
/** One item of the bank form; `cate` is `unknown` for a kind this contract does not name. */
export type BankFormItem = v.InferOutput<typeof bankFormItem>;

/** The bank form as it is submitted: every visible item's value by its code, the chosen tab, the product. */
const bankPayload = v.objectWithRest({ cardType: num, product_id: id }, text);

export const cardInit = endpoint({
  name: 'cardInit',
  method: 'POST',
  path: '/service/entry-order/card-init',
  encoding: 'form',
  reads: true,
  doc: 'The items of the bank account form, with what is known already.',
  spec: 'spec 2 Bank account information, 3 Bank form item',
  request: v.object({ product_id: id }),
  answer: v.object({ items: needed(bankFormItem) }),
});

export const saveBankInfo = endpoint({
  name: 'saveBankInfo',
  method: 'POST',
  path: '/v3/certify/save-bank-info',
  encoding: 'form',
  doc: 'Saves the bank account; a refusal may name the field in data.field.',
  spec: 'spec 3 Bank submission payload, 4 Bank binding',
  request: bankPayload,
  answer: nothing,
});

export const changeCard = endpoint({
  name: 'changeCard',
  method: 'POST',
  path: '/yours/cardChange',
  encoding: 'form',
  doc: 'Saves another bank account for an order that stands: the call when source is loanDetail.',
  spec: 'spec 4 Bank binding, 7',
  request: bankPayload,
  answer: nothing,
});
