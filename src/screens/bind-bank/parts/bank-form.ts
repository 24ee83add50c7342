import type { BankFormItem } from '../../../api/endpoints/bank.js';
import type { Said } from '../../../i18n/say.js';
import { digits, knownNumber } from '../../../lib/mask.js';
import { fromEntries, own } from '../../../lib/record.js';

export interface Choice {
  readonly name: string;
  /** What is submitted when it is chosen. */
  readonly type: string;
}

/** One item of the form as it is filled in. */
export interface BankField {
  /** Unique in the form. */
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly placeholder: string;
  readonly kind: 'text' | 'digits' | 'card' | 'date' | 'choice';
  readonly choices: readonly Choice[];
  readonly initial: string;
  /** The card type and the channel it belongs to; absent for all. */
  readonly cardType: string | undefined;
  readonly channel: string | undefined;
}

export interface BankForm {
  /** What picks the card type, if anything does. */
  readonly tabs: BankField | undefined;
  readonly fields: readonly BankField[];
  /** True when there was an item of a kind nobody knows; it is left out. */
  readonly unknown: boolean;
}

/** The name its drafts are kept under. */
export const BANK_FORM = 'bank';

/** Spec section 9. */
const DEFAULT_CARD_TYPE = '1';
const DEFAULT_CHANNEL = '90006';

const TABS = 'cardType';
const CHANNEL = 'channelNumber';
const CARD_NUMBER = /^(?:bank_?)?card$|card_?(?:no|num|number)$/i;
const TITLE_LIMIT = 200;

/** `1`, `01` and `1.0` are the same card type. */
const plainNumber = (value: string): string => (/^\s*\d{1,15}(?:\.0+)?\s*$/.test(value) ? String(Number(value)) : value);

/** An enum submits an option's type; a city and a day their value, which is what the option is called (spec 3, submission payload). */
function choicesOf(item: BankFormItem): Choice[] {
  const made = new Map<string, Choice>();
  for (const { name = '', type } of item.note) {
    const choice = item.cate === 'enum' ? { name: name || type, type } : { name: name || type, type: name || type };
    if (!made.has(choice.type)) made.set(choice.type, choice);
  }
  return [...made.values()];
}

function kindOf(item: BankFormItem): BankField['kind'] {
  if (item.cate === 'text') return item.inputType === 1 ? (CARD_NUMBER.test(item.code) ? 'card' : 'digits') : 'text';
  return item.cate === 'day' && item.note.length === 0 ? 'date' : 'choice';
}

/** A year first, then its month and its day, apart by what servers write between them, or by nothing. */
const DAY = /^\s*(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d\d)(\d\d))(?!\d)/;

/** The day of a server's date, as a date input takes it: `2026-1-5`, `2026/01/05` and `2026-01-05 08:00:00` are `2026-01-05`. */
function dayOf(value: string): string {
  const [, year = '', , m, d, month = m ?? '', day = d ?? ''] = DAY.exec(value) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const known = new Date(`${date}T00:00:00Z`);
  // `0000-00-00` and the 30th of February are no days.
  return Number(year) > 0 && !Number.isNaN(known.getTime()) && known.toISOString().startsWith(date) ? date : '';
}

function initialOf(item: BankFormItem, kind: BankField['kind'], choices: readonly Choice[]): string {
  const value = item.value ?? '';
  if (kind === 'digits' || kind === 'card') return knownNumber(value);
  if (kind === 'date') return dayOf(value);
  if (kind === 'text') return value;
  const option = item.note.find(({ type }) => type === value) ?? item.note.find(({ name }) => name === value);
  const known = option ?? item.note.find(({ type }) => type === item.type);
  const chosen = known && choices.find(({ type }) => type === (item.cate === 'enum' ? known.type : known.name || known.type));
  if (chosen) return chosen.type;
  if (item.cate !== 'enum') return value;
  const standard = item.code === TABS ? DEFAULT_CARD_TYPE : item.code === CHANNEL ? DEFAULT_CHANNEL : undefined;
  const first = item.code === TABS ? (choices[0]?.type ?? '') : '';
  return choices.find(({ type }) => type === standard)?.type ?? first;
}

/** Reads the server's items (contract.md, Bank account). */
export function readForm(items: readonly BankFormItem[]): BankForm {
  const ids = new Set<string>();
  const fields = items.flatMap((item, index): BankField[] => {
    if (item.cate === 'unknown') return [];
    const id = /^(?!item-\d)[a-z][\w-]{0,63}$/i.test(item.code) && !ids.has(item.code) ? item.code : `item-${index}`;
    ids.add(id);
    const kind = kindOf(item);
    const choices = kind === 'choice' ? choicesOf(item) : [];
    return [
      {
        id,
        code: item.code,
        title: (item.title || item.subtitle || item.code).slice(0, TITLE_LIMIT),
        placeholder: (item.subtitle ?? '').slice(0, TITLE_LIMIT),
        kind,
        choices,
        initial: initialOf(item, kind, choices),
        cardType: item.cardTypeMi === undefined ? undefined : String(item.cardTypeMi),
        channel: item.channelNumber || undefined,
      },
    ];
  });
  const tabs = fields.find((field) => field.code === TABS && field.kind === 'choice');
  return { tabs, fields: fields.filter((field) => field !== tabs), unknown: items.some((item) => item.cate === 'unknown') };
}

/** Values by field id; what is absent is as the server had it. */
export type Edits = Readonly<Record<string, string>>;

/** What is wrong, by field id. */
export type Errors = Readonly<Record<string, Said<'bank'>>>;

export function valueOf(field: BankField, edits: Edits): string {
  return own(edits, field.id) ?? field.initial;
}

export function cardTypeOf(form: BankForm, edits: Edits): string {
  return (form.tabs && valueOf(form.tabs, edits)) || DEFAULT_CARD_TYPE;
}

/** What is shown for the chosen card type and channel, without the tabs (spec 4, Bank binding). */
export function visibleFields(form: BankForm, edits: Edits): readonly BankField[] {
  const cardType = plainNumber(cardTypeOf(form, edits));
  const picker = form.fields.find((field) => field.code === CHANNEL && field.kind === 'choice');
  const channel = (picker && valueOf(picker, edits)) || DEFAULT_CHANNEL;
  return form.fields.filter(
    (field) =>
      (field.cardType === undefined || field.cardType === cardType) &&
      (field === picker || cardType !== DEFAULT_CARD_TYPE || field.channel === undefined || field.channel === channel),
  );
}

const TEXT_LIMIT = 500;
const NUMBER_LIMIT = 64;

/** What a field takes of what was typed into it. */
export const typed = ({ kind }: BankField, value: string): string =>
  kind === 'digits' || kind === 'card' ? digits(value, NUMBER_LIMIT) : value.slice(0, TEXT_LIMIT);

/** What its drafts are about. */
export const aboutBank = (productId: string, orderId = ''): string => JSON.stringify([productId, orderId]);

/** What is submitted: the visible items by their codes. */
export function submitted(fields: readonly BankField[], edits: Edits): Record<string, string> {
  return fromEntries(fields.map((field): [string, string] => [field.code, valueOf(field, edits).trim()]));
}

/** What names a card, an account or what opens it, in the languages that servers ask in. */
const SECRET =
  /account|a\/?c\b|card|iban|\bupi|\bvpa|cvv|cvc|otp(?![a-z])|pin(?![a-z])|pass|number|\bno\b|phone|mobile|wallet|rekening|kartu|nomor|sandi|ponsel|dompet|akaunti|kadi|namba|nywila|simu|pochi|खात|कार्ड|नंबर|पिन|फ़ोन|मोबाइल|वॉलेट|账|帳|卡|号|號|密码|手机|电话|钱包/i;
/** Whose it is, and where, is none of it. */
const OWNER = /name|holder|owner|nama|pemilik|jina|mmiliki|pangalan|नाम|धारक|姓名|户名|戶名|户主|持卡人/i;
/** As many digits in words that are typed may be part of one; the number of a house has less. */
const PART = 5;

/** Six digits or more may be a card or a telephone; those of a day are not. */
const isNumber = (value: string): boolean => digits(value).length >= 6 && dayOf(value) !== value;

/** Text that may be, or be part of, what no draft keeps. */
function isSecret({ code, title }: BankField, value: string): boolean {
  return digits(value).length >= PART || [code, title].some((words) => SECRET.test(words) && !OWNER.test(words));
}

/** What a draft may keep: no card or account, whatever it is called, and nothing that has six digits or more in it, typed or chosen. */
export function keepable(form: BankForm, edits: Edits): Edits {
  const kept = [...form.fields, ...(form.tabs ? [form.tabs] : [])].filter((field) => {
    const value = valueOf(field, edits);
    if (own(edits, field.id) === undefined) return false;
    const named = field.kind === 'text' && isSecret(field, value);
    return field.kind !== 'digits' && field.kind !== 'card' && !named && !isNumber(value);
  });
  return fromEntries(kept.map((field): [string, string] => [field.id, valueOf(field, edits)]));
}
