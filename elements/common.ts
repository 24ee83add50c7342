import type { SESSION_KEYS } from '../src/session/session.js';
import type { CommonEvents } from '../src/session/events.js';
import type { AttributeSpec, EventSpec } from './contract.js';

/**
 * What every element has, in words: for the manifest, the types, the editors and the README. Read by the build only, so nothing
 * of it is in the bundles; the checks below keep it complete.
 */
type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head>
    ? `-${Lowercase<Head>}${Kebab<Tail>}`
    : `${Head}${Kebab<Tail>}`
  : S;

/** The session's attributes (contract.md, Session). */
export const sessionAttributes = {
  'device-id': { type: 'string', doc: 'The device, as the app names it.' },
  'user-id': { type: 'string', doc: 'The borrower.' },
  'session-id': {
    type: 'string',
    doc: 'The credential of the session. It is in no error, no log, and in no event but the `url` of `loan-navigate`: the next page needs it.',
  },
  'merchant-number': { type: 'string', doc: 'The merchant of the app.' },
  phone: { type: 'string', doc: "The borrower's telephone number." },
  'app-name': { type: 'string', doc: 'The name of the app around the page.' },
  'app-version': { type: 'string', doc: 'The version of the app around the page.' },
  'client-type': { type: 'string', suggests: ['android', 'ios', 'h5'], doc: 'What the page runs in: android, ios or h5.' },
  system: { type: 'string', suggests: ['1'], doc: 'The market of the code screen: 1 is rupee, anything else peso.' },
  building: { type: 'string', doc: 'The header `building` of JSON calls.' },
  gather: { type: 'string', doc: 'The header `gather` of JSON calls.' },
  swift: { type: 'string', doc: 'The header `swift` of form calls.' },
  eyes: { type: 'string', doc: 'The header `eyes` of form calls.' },
} as const satisfies Readonly<Record<Kebab<(typeof SESSION_KEYS)[number]>, AttributeSpec>>;

/** The events every element has. All bubble and are composed. */
export const commonEvents = {
  'loan-ready': { detail: 'Record<string, never>', doc: 'The first data is on screen.' },
  'loan-error': {
    detail: "{ kind: 'refused' | 'contract' | 'network' | 'timeout' | 'http'; code: string; message: string; endpoint: string }",
    doc: "A call or a url failed. `message` is the server's own text, with ••• for the borrower's own secrets.",
  },
  'loan-toast': { detail: "{ kind: 'info' | 'loading' | 'success' | 'fail'; text: string }", doc: 'A toast is shown.' },
  'loan-track': {
    detail: '{ event: string; [detail: string]: string | number }',
    doc: 'Something worth counting happened: `download`, with the `store`, on the page of a promotion.',
  },
  'loan-navigate': {
    detail: '{ route: string | null; url: string; params: Record<string, string>; replace: boolean }',
    cancelable: true,
    doc: 'The screen wants to go somewhere; a page that prevents it goes there itself. `route` is null for a url outside the route table; a hash route of the page it is on is a `url` like `#/…`, and `#` is the way back from one. A `url` may carry the session: keep it out of logs.',
  },
  'loan-native': {
    detail: '{ action: string; payload: object }',
    cancelable: true,
    doc: 'The native shell is asked for something; a page that prevents it does it itself.',
  },
  'loan-session-expired': {
    detail: '{ renew: (session: Record<string, string>) => void }',
    cancelable: true,
    doc: 'A call was refused with the configured `session.expiredCode`; a page that prevents it calls `renew` with the new keys within a minute. What only reads is asked again then; what changes something is not sent by itself.',
  },
} as const satisfies Readonly<Record<keyof CommonEvents, EventSpec>>;

/** The values of `data-state`. */
export const states = ['loading', 'ready', 'empty', 'error'] as const;

/** What a partner may set to give the screens another look: the property, what it is. */
export const customProperties = {
  '--loan-background': 'The ground of the screen.',
  '--loan-surface': 'The ground of cards, fields and dialogs.',
  '--loan-ink': 'Text.',
  '--loan-muted': 'Text of less weight.',
  '--loan-line': 'Lines, and the borders of cards and buttons.',
  '--loan-edge': 'The borders of fields.',
  '--loan-accent': 'The one accent: the main action, links, what is chosen.',
  '--loan-accent-text': 'The accent as words, icons and edges in the light theme. Default: --loan-accent.',
  '--loan-accent-dark': 'The accent in the dark theme. Default: --loan-accent.',
  '--loan-accent-soft': 'A pale ground of the accent.',
  '--loan-on-accent': 'Text on the accent.',
  '--loan-on-accent-dark': 'Text on the accent in the dark theme. Default: --loan-on-accent.',
  '--loan-success': 'What went well: a payment that was sent, an order that is settled.',
  '--loan-success-soft': 'A pale ground of the same.',
  '--loan-danger': 'What is overdue, refused or wrong.',
  '--loan-danger-soft': 'A pale ground of the same.',
  '--loan-warning': 'What wants attention.',
  '--loan-warning-soft': 'A pale ground of the same.',
  '--loan-shadow': 'The shadow of cards.',
  '--loan-radius': 'The corners of cards and dialogs.',
  '--loan-radius-control': 'The corners of buttons and fields.',
  '--loan-space': 'The unit of spacing.',
  '--loan-font': 'The typeface.',
  '--loan-focus': 'The ring around what has the focus.',
  '--loan-min-height': 'The least height of the screen.',
  '--loan-inset-bottom': 'How far the bar with the main action stays above the bottom of what scrolls: the height of a fixed bar of yours.',
} as const;
