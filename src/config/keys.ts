import * as v from 'valibot';
import { BASE_MEND, isBase } from '../lib/base.js';
import { isAppScheme } from '../lib/scheme.js';
import { isSaid } from '../lib/text.js';

const names = v.record(v.string(), v.string());
const path = v.pipe(v.string(), v.regex(/^[^?#:]*$/, 'a path such as /some/path, without ?, # and :'));
const global = v.pipe(v.string(), v.regex(/^[^.]+$/, 'the name of a global, without dots'));
const flagged = v.boolean();
const base = v.pipe(v.string(), v.check(isBase, BASE_MEND));

/** What a page writes that had nothing to say is shown to nobody. */
export const isWording = (text: string): boolean => text === '' || isSaid(text);
const said = v.pipe(v.string(), v.check(isWording, 'words that a person can read'));

const header = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]*$/, 'a header name such as X-Name'));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^*\s]+$/i, 'an origin such as https://pay.example'));
const scheme = v.pipe(v.string(), v.check(isAppScheme, 'a scheme of an app, such as loanapp'));

/** The wire dictionary of a deployment that renames paths, fields and headers. */
const wire = v.object({
  paths: v.optional(v.record(v.string(), path)),
  fields: v.optional(names),
  endpoints: v.optional(v.record(v.string(), v.object({ fields: v.optional(names) }))),
  headers: v.optional(
    v.object({
      building: v.optional(header),
      gather: v.optional(header),
      swift: v.optional(header),
      eyes: v.optional(header),
    }),
  ),
});

const instruction = v.object({
  title: said,
  kind: v.optional(v.picklist(['wallet', 'store'])),
  steps: v.pipe(
    v.array(v.object({ text: said, image: v.optional(v.string()) })),
    v.check((steps) => steps.length > 0, 'at least one step'),
  ),
});

/** Every configuration key: its schema, what it is, and where it comes from. README and types are made from this table. */
export const keys = {
  apiBase: {
    schema: base,
    doc: "Where the API is: an address such as https://api.example, a path of the page's own origin, or '' for that origin. Default ''.",
    spec: 'contract, URL',
  },
  basePath: { schema: path, doc: "The prefix of every API path. Default '/roof'.", spec: '7' },
  h5Base: {
    schema: base,
    doc: "Where links to host pages point; it ends with # where their routes are hashes. Default: the page's own origin.",
    spec: 'screens, every element',
  },
  provider: { schema: v.string(), doc: "Fills '{provider}' in API paths. Default 'lender'.", spec: 'contract, URL' },
  locale: {
    schema: v.string(),
    doc: "The language: en, sw, id, hi, fil or zh-Hans. Default: the page's lang, else en.",
    spec: 'screens, languages',
  },
  theme: { schema: v.picklist(['light', 'dark', 'auto']), doc: "The theme. Default 'auto': as the phone has it.", spec: 'quality, looks' },
  accent: {
    schema: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'a colour such as #0b6e4f')),
    doc: 'The accent colour, #rrggbb.',
    spec: '3, theme colours',
  },
  productName: { schema: said, doc: 'The name of the service, shown in titles and texts.', spec: '3, app names' },
  currencySymbol: { schema: said, doc: "The currency shown before amounts where the server names none. Default 'TZS'.", spec: '9' },
  servicePhone: {
    schema: said,
    doc: 'The service telephone: shown where a screen does not come or cannot be loaded, and in contacts.',
    spec: '3, a service phone',
  },
  supportEmail: { schema: said, doc: 'The support e-mail of the about-us page and the legal texts.', spec: '2, about us' },
  company: {
    schema: v.object({
      name: v.optional(said),
      registrationNumber: v.optional(said),
      authorisationNumber: v.optional(said),
      address: v.optional(said),
      phone: v.optional(said),
      email: v.optional(said),
      grievanceOfficer: v.optional(said),
      effectiveDate: v.optional(said),
      copyright: v.optional(said),
    }),
    doc: 'The company in the legal texts and the site footer: name, registrationNumber, authorisationNumber, address, phone, email, grievanceOfficer, effectiveDate, copyright.',
    spec: '2, privacy policy',
  },
  texts: {
    schema: v.object({ privacyPolicy: v.optional(said), loanTerms: v.optional(said), aboutUs: v.optional(said) }),
    doc: "A deployment's own legal texts instead of ours (privacyPolicy, loanTerms, aboutUs): plain text, blank lines between paragraphs, '# ' before a heading, which gets its number.",
    spec: 'screens, legal texts',
  },
  paymentInstructions: {
    schema: v.array(instruction),
    doc: 'The groups of the payment-instructions page, instead of all of ours, also where none of them can be used: title, kind (wallet or store), steps of text and image url.',
    spec: '2, repayment code 2',
  },
  routes: { schema: v.record(v.string(), path), doc: 'Other paths for routes, by route name.', spec: 'contract, navigation' },
  wire: { schema: wire, doc: 'The disguise dictionary, canonical to wire: paths, fields, endpoints, headers.', spec: 'contract, disguise' },
  idempotencyHeader: {
    schema: header,
    doc: "The header of money-moving calls. Default 'Idempotency-Key'; '' leaves it out.",
    spec: 'contract, safety',
  },
  bridge: {
    schema: v.object({ object: v.optional(global), names: v.optional(names), backHook: v.optional(global) }),
    doc: "The native shell: object (Android, default 'LoanShell'), names (action to native name), backHook (default 'nativeBack').",
    spec: 'contract, native shell',
  },
  urls: {
    schema: v.object({ origins: v.optional(v.array(origin)), schemes: v.optional(v.array(scheme)) }),
    doc: 'Urls that may be followed: origins (when listed, no other absolute one) and schemes for the shell’s openUrl (none by default).',
    spec: 'contract, safety',
  },
  frames: {
    schema: v.object({ sandbox: v.optional(v.string()) }),
    doc: "sandbox: the attribute of that name of agreement frames. Default ''.",
    spec: 'contract, safety',
  },
  policy: {
    schema: v.object({ orderScore: v.optional(v.picklist(['five', 'chosen'])), consentTicked: v.optional(flagged) }),
    doc: "orderScore 'chosen' sends the stars that were chosen instead of 5; consentTicked false starts the agreement box unticked.",
    spec: 'screens, score sent',
  },
  session: {
    schema: v.object({ hide: v.optional(flagged), expiredCode: v.optional(v.union([v.string(), v.number()])) }),
    doc: 'hide takes the session out of the address bar of a host page; expiredCode is the refusal code of an expired session (default none).',
    spec: 'screens, session',
  },
  prefix: {
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*$/, 'small letters and digits, beginning with a letter')),
    doc: "Put before every tag: 'acme' registers acme-loan-confirm. Host pages keep their tags.",
    spec: 'elements',
  },
} as const satisfies Record<string, { schema: v.GenericSchema; doc: string; spec: string }>;

/** It can be read as an origin and is none: no url is of it. */
const nowhere = ['https://:'];

/** What counts, by its place, where a value cannot be read and leaving it out would allow more than was wanted, or show what is not the deployment's. */
export const strictest: Readonly<Record<string, readonly unknown[]>> = {
  urls: [{ origins: nowhere }],
  'urls.origins': [nowhere],
  policy: [{ consentTicked: false }],
  'policy.consentTicked': [false],
  session: [{ hide: true }],
  'session.hide': [true],
  paymentInstructions: [[]],
};

/** Lists that count whole or not at all: who pays by steps of which one is missing, pays wrong. */
export const undivided = /^paymentInstructions\.\d+\.steps$/;

type Keys = typeof keys;
export type ConfigValues = { readonly [K in keyof Keys]?: v.InferOutput<Keys[K]['schema']> | undefined };
