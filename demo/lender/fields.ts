import type * as v from 'valibot';
import { isRecord, recordOf } from './record.js';

/** The names of the fields a schema has at its top: what a payload may hold. `undefined` when it may hold anything. */
export function namesOf(schema: v.GenericSchema): readonly string[] | undefined {
  if (!isRecord(schema) || !('entries' in schema) || !isRecord(schema.entries) || 'rest' in schema) return undefined;
  return Object.keys(schema.entries);
}

/** Every field name in a schema, at any depth. */
export function allNamesOf(schema: unknown, seen: Set<unknown> = new Set()): string[] {
  if (!isRecord(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const parts: unknown[] = [schema.item, schema.wrapped, schema.rest];
  for (const list of [schema.pipe, schema.options]) if (Array.isArray(list)) parts.push(...(list as readonly unknown[]));
  const entries = recordOf(schema.entries);
  return [
    ...Object.keys(entries),
    ...Object.values(entries).flatMap((entry) => allNamesOf(entry, seen)),
    ...parts.flatMap((part) => allNamesOf(part, seen)),
  ];
}
