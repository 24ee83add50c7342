import { atom } from 'nanostores';
import * as v from 'valibot';
import { keys, type ConfigValues } from './keys.js';
import { warnOnce } from './warn.js';

/** The page's configuration: every key optional, none from the page query (screens.md, "What every element has"). */
export type Config = ConfigValues;

const scriptId = 'loan-config';

/** Where a copy of the library leaves its configuration for the one that comes to its help. */
const handed = Symbol.for('loan-elements.config');

function shown(value: unknown): string {
  try {
    return String(JSON.stringify(value)).slice(0, 80);
  } catch {
    return '…';
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(into: Record<string, unknown>, from: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') continue;
    const before = merged[key];
    merged[key] = isRecord(before) && isRecord(value) ? merge(before, value) : value;
  }
  return merged;
}

function warnUnknown(place: string, value: unknown, known: object): void {
  warnOnce(
    `The configuration has the unknown key "${place}" (${shown(value)}), which was left out. Mend: use one of ${Object.keys(known).join(', ')}.`,
  );
}

/** Names the keys inside a value that its schema does not know, and leaves behind. */
function nameStrangers(schema: unknown, value: unknown, at: string): void {
  const within: unknown = Reflect.get(Object(schema), 'wrapped') ?? schema;
  const known: unknown = Reflect.get(Object(within), 'entries');
  if (!isRecord(known) || !isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (Object.prototype.hasOwnProperty.call(known, key)) nameStrangers(known[key], inner, `${at}.${key}`);
    else warnUnknown(`${at}.${key}`, inner, known);
  }
}

function readable(part: unknown): Config {
  if (!isRecord(part)) {
    warnOnce(
      'The configuration is no object and was left out. Mend: pass { key: value }, or put a JSON object into <script type="application/json" id="loan-config">.',
    );
    return {};
  }
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    const row = Object.prototype.hasOwnProperty.call(keys, key) ? Object.entries(keys).find(([name]) => name === key)?.[1] : undefined;
    if (!row) {
      warnUnknown(key, value, keys);
      continue;
    }
    const read = v.safeParse(row.schema, value);
    if (read.success) {
      known[key] = read.output;
      nameStrangers(row.schema, value, key);
    } else
      warnOnce(
        `The configuration key "${key}" has a value that cannot be used, ${shown(value)}, and was left out. Mend: ${read.issues[0].message}.`,
      );
  }
  return known;
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

/** Reads `<script type="application/json" id="loan-config">` once, when the first element or `configure` needs it. */
export function readPageConfig(): void {
  if (pageRead || typeof document === 'undefined') return;
  const script = document.getElementById(scriptId);
  if (!script) {
    // A classic script in the head runs before what stands in the body is there.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', readPageConfig);
    return;
  }
  pageRead = true;
  try {
    $config.set(merge(readable(JSON.parse(script.textContent ?? '')), $config.get()));
  } catch {
    warnOnce(
      'The page configuration is no JSON and was left out. Mend: correct the text in <script type="application/json" id="loan-config">.',
    );
  }
}
