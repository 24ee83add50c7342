import { atom } from 'nanostores';
import * as v from 'valibot';
import { fromEntries, isForbidden, isRecord, own } from '../lib/record.js';
import { keys, strictest, undivided, type ConfigValues } from './keys.js';
import { warnOnce } from './warn.js';

/** The page's configuration: every key optional, none from the page query (screens.md, "What every element has"). */
export type Config = ConfigValues;

export const scriptId = 'loan-config';

/**
 * What the page's configuration says: of a script only, which nobody's sanitised words hold; asked of the document's own, whatever
 * `<form name="querySelector">` would put in its place, and whatever an old library calls `Document`.
 */
export const pageScript = (): string | null | undefined =>
  HTMLDocument.prototype.querySelector.call(document, `script#${scriptId}`)?.textContent;

/** Where a copy of the library leaves its configuration for the one that comes to its help. */
const handed = Symbol.for('loan-elements.config');

function shown(value: unknown): string {
  try {
    return String(JSON.stringify(value)).slice(0, 80);
  } catch {
    return '…';
  }
}

/** What both hold, records within them too; what is in both is as `from` has it. */
export function merge(into: Readonly<Record<string, unknown>>, from: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    if (isForbidden(key)) continue;
    const before = merged[key];
    merged[key] = isRecord(before) && isRecord(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Names a key that nothing is called by. */
export function warnUnknown(place: string, value: unknown, known: readonly string[]): void {
  warnOnce(
    `The configuration has the unknown key "${place}" (${shown(value)}), which nothing reads. Mend: use one of ${known.join(', ')}.`,
  );
}

/** A schema and what it is made of: of an object, of a record, of a list. */
type Part = v.GenericSchema & {
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly value?: Part;
  readonly item?: Part;
};

const whole: Part = v.object(
  fromEntries(Object.entries(keys).map(([key, { schema }]) => [key, v.optional<Part, undefined>(schema, undefined)])),
);

/** Reads each part of a value for itself: one that cannot be used is named by its place, and the others count. One value, or none. */
function read(place: string, schema: Part, value: unknown): readonly unknown[] {
  const { entries, value: each, item } = schema.wrapped ?? schema;
  const list: readonly unknown[] | undefined = item && Array.isArray(value) ? value : undefined;
  const inside = list ?? ((entries || each) && isRecord(value) ? value : undefined);
  let kept = value;
  if (inside) {
    const parts = Object.entries<unknown>(inside).flatMap(([key, inner]) => {
      const at = place ? `${place}.${key}` : key;
      // Named without a value: what was set before stays. An editor finds the schema by its own key.
      if (inner === undefined || at === '$schema') return [];
      const part = item ?? each ?? own(entries, key);
      if (!part) warnUnknown(at, inner, Object.keys(entries ?? {}));
      return part ? read(at, part, inner).map((one) => [key, one] as const) : [];
    });
    kept = list ? parts.map(([, one]) => one) : fromEntries(parts);
    if (list && parts.length < list.length && (parts.length === 0 || undivided.test(place))) return strictest[place] ?? [];
  }
  // A list has no names.
  if ((entries || each) && Array.isArray(value)) kept = null;
  const result = v.safeParse(schema, kept);
  if (result.success) return [result.output];
  warnOnce(`The configuration key "${place}" has a value that cannot be used, ${shown(value)}. Mend: ${result.issues[0].message}.`);
  return strictest[place] ?? [];
}

/** A prefix as the configuration takes it; any other is named, and left out. */
export function usablePrefix(prefix: string): string | undefined {
  return read('prefix', keys.prefix.schema, prefix).length > 0 ? prefix : undefined;
}

function readable(part: unknown): Config {
  const [known] = isRecord(part) ? read('', whole, part) : [];
  if (isRecord(known)) return known;
  warnOnce(
    'The configuration is no object and was left out. Mend: { key: value }, as JSON in <script type="application/json" id="loan-config">.',
  );
  return {};
}

function handedOver(): Config {
  if (typeof window === 'undefined') return {};
  const given: unknown = Reflect.get(window, handed);
  Reflect.deleteProperty(window, handed);
  return given === undefined ? {} : readable(given);
}

/** The configuration in force. */
export const $config = atom<Config>(handedOver());

let pageRead = false;

/**
 * Sets configuration keys from code, before or after elements exist; what was set before stays unless named again. A key or
 * value that is not known is left out and named in the console once. Throws nothing.
 */
export function configure(part: Config): void {
  readPageConfig();
  $config.set(merge($config.get(), readable(part)));
}

/** The page is all there, and with it its configuration, or none. */
function pageParsed(): void {
  readPageConfig();
  $config.set({ ...$config.get() });
}

/**
 * Reads `<script type="application/json" id="loan-config">` once, when the first element or `configure` needs it. False while it may
 * still come, and nothing else was configured: `$config` tells when it is known. A classic script in the head runs before what stands in
 * the body is there.
 */
export function readPageConfig(): boolean {
  if (pageRead || typeof document === 'undefined') return true;
  const coming = document.readyState === 'loading';
  const text = pageScript();
  if (typeof text === 'string') {
    try {
      const page: unknown = JSON.parse(text);
      pageRead = true;
      $config.set(merge(readable(page), $config.get()));
      return true;
    } catch {
      if (!coming) {
        pageRead = true;
        warnOnce(
          'The page configuration is no JSON and was left out. Mend: correct it in <script type="application/json" id="loan-config">.',
        );
      }
    }
  }
  if (coming) document.addEventListener('readystatechange', pageParsed, { once: true });
  return !coming || Object.keys($config.get()).length > 0;
}
