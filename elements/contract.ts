import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Group, Messages } from '../src/i18n/catalogues.js';
import type { KeyOf, Text } from '../src/i18n/say.js';
import type { Scope } from '../src/session/scope.js';
import type { FirstCalls } from '../src/session/first-calls.js';
import type { ScreenModel, ViewProps } from '../src/session/screen.js';

/** How an attribute is read. `id` is `^[\w-]{1,64}$`, else absent; `base` an address that paths are put after. */
export type AttributeType = 'string' | 'id' | 'base' | 'number' | 'enum';

export interface AttributeSpec {
  readonly type: AttributeType;
  /** Without it the screen is an error state that names the attribute. */
  readonly required?: boolean;
  /** A `number` of minor units: whole, and above 0. */
  readonly minor?: boolean;
  /** The values of an `enum`. */
  readonly values?: readonly string[];
  /** A `string` that is a number as a framework gives it, too: read by the build only. */
  readonly numeric?: boolean;
  /** What editors offer for a `string`, which may be another one as well: read by the build only. */
  readonly suggests?: readonly string[];
  readonly doc: string;
}

export interface PropertySpec {
  /** The TypeScript type, as text. */
  readonly type: string;
  readonly doc: string;
  /** Whether a value can be used; where one cannot, the console says `mend`. */
  readonly fits?: (value: unknown) => boolean;
  readonly mend?: string;
}

export interface EventSpec {
  /** The TypeScript type of `detail`, as text. */
  readonly detail: string;
  readonly cancelable?: boolean;
  readonly doc: string;
}

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type Attributes = Readonly<Record<string, AttributeSpec>>;
type Value<A extends AttributeSpec> = A['type'] extends 'number' ? number : string;

/** The attributes as a screen sees them: in camelCase, read by their type, `undefined` for what is absent. Properties come unread. */
export type ParamsOf<A extends Attributes> = string extends keyof A
  ? { readonly [name: string]: unknown }
  : {
      readonly [K in keyof A as Camel<K & string>]: A[K] extends { readonly required: true } ? Value<A[K]> : Value<A[K]> | undefined;
    } & { readonly [property: string]: unknown };

/**
 * The contract of one element: everything that is public about it, once. Manifest, types, editor data, the README's table, the
 * gallery's controls and the host's query mapping are made from it. `doc` and `spec` are not in the bundles.
 */
export interface Contract<G extends Group = Group, M extends ScreenModel = ScreenModel, A extends Attributes = Attributes> {
  readonly tag: string;
  readonly doc: string;
  readonly spec: string;
  /** The screen's own attributes; the session's and the common ones come on top. */
  readonly attributes: A;
  /** Settable by code only. */
  readonly properties?: Readonly<Record<string, PropertySpec>>;
  /** The screen's own events; the common ones come on top. */
  readonly events: Readonly<Record<string, EventSpec>>;
  /** The calls the screen begins with, which its host page makes while the code is on the way. */
  readonly first?: FirstCalls;
  /** The message group and its English. */
  readonly messages: Messages<G>;
  /** The page title's message key. */
  readonly title: KeyOf<G>;
  /** Makes the screen's store. `$params` holds the attributes and properties in camelCase; a required one is always there. */
  create(scope: Scope<G>, $params: ReadableAtom<ParamsOf<A>>): M;
  /** The page title while a place of the screen is shown that has one of its own. */
  titleOf?(view: ViewProps<M, G>['view'], t: Text<G>): string | undefined;
  /** The grey shapes of the content to come, of its own size: also the host page's static HTML. */
  skeleton(props: { readonly t: Text }): ReactNode;
  /** Draws it: a pure function, without hooks. */
  view(props: ViewProps<M, G>): ReactNode;
}

/** Declares the contract of a tag. */
export const contract = <const G extends Group, M extends ScreenModel, const A extends Attributes>(
  spec: Contract<G, M, A>,
): Contract<G, M, A> => spec;

/** The attributes every element has beside the session's. */
export const commonAttributes = {
  'api-base': {
    type: 'base',
    doc: "Where the API is, for this element; empty: the page's own origin, not the configuration's apiBase, which is the default.",
  },
  'h5-base': {
    type: 'base',
    doc: "Where links to host pages point, for this element; empty: the page's own origin, not the configuration's h5Base, which is the default.",
  },
  locale: {
    type: 'string',
    suggests: ['en', 'sw', 'id', 'hi', 'fil', 'zh-Hans'],
    doc: 'The language of this element: en, sw, id, hi, fil or zh-Hans.',
  },
  theme: { type: 'enum', values: ['light', 'dark', 'auto'], doc: 'The theme of this element.' },
} as const satisfies Attributes;

/** The parts every element may have (screens.md). */
export const commonParts = {
  button: 'Every button.',
  primary: 'The one main action of what is shown: of a screen that has one, of a dialog, of a failed load.',
  card: 'Every card.',
  title: 'Titles of the screen, of cards and dialogs, where it has any.',
  field: 'Every form field, where it has any.',
  dialog: 'Every dialog, while it is open.',
  toast: 'The toast, while it is shown.',
} as const;

/** The slots every element has. */
export const commonSlots = { before: 'Above the screen.', after: 'Below the screen.' } as const;
