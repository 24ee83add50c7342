/** An object with keys, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object has by a name; nothing where there is no object. */
export const property = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** What a table has of its own by a name, and not by its prototype. */
export const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;

/** A name that would reach a prototype: nothing that comes from outside is kept under it (contract.md, Safety). */
export const isForbidden = (name: string): boolean => /^(?:__proto__|constructor|prototype)$/.test(name);

/** `Object.fromEntries`, which the floor lacks (Chrome 69–72); a key that would reach a prototype is left out. */
export function fromEntries<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const made: Record<string, T> = {};
  for (const [key, value] of entries) if (key !== '__proto__') made[key] = value;
  return made;
}
