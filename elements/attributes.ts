import { warnOnce } from '../src/config/warn.js';
import { BASE_MEND, isBase } from '../src/lib/base.js';
import { isId } from '../src/lib/id.js';
import { isSlip, plain } from '../src/lib/text.js';
import type { AttributeSpec } from './contract.js';

/** Whether nothing was given. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads an attribute, or a property of the same name, by its type; `undefined` for what is absent or cannot be used. An empty base is none of these. */
export function readAttribute(tag: string, name: string, spec: AttributeSpec, value: unknown): string | number | undefined {
  const text = typeof value === 'boolean' ? '' : plain(value);
  const refuse = (mend: string): undefined => {
    warnOnce(`<${tag}> has ${name}=${text ? `"${text.slice(0, 80)}"` : `{${typeof value}}`}, which cannot be used. Mend: ${mend}.`);
  };
  // The page's own origin, whatever its configuration says.
  if (value === '' && spec.type === 'base') return '/';
  if (text === '') return isAbsent(value) ? undefined : refuse('a string or a number');
  if (isSlip(text)) return refuse('leave it out where there is none');
  switch (spec.type) {
    case 'id':
      return isId(text) ? text : refuse('1 to 64 letters, digits, "_" or "-"');
    case 'base':
      return isBase(text) ? text : refuse(BASE_MEND);
    case 'number':
      if (spec.minor && !/^\s*0*[1-9]\d{0,14}\s*$/.test(text)) return refuse('minor units: a whole number above 0');
      return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : refuse('a decimal number');
    case 'enum':
      return spec.values?.includes(text) ? text : refuse(`one of ${spec.values?.join(', ') ?? ''}`);
    default:
      return text;
  }
}
