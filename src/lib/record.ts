/** `Object.fromEntries`, which the floor lacks (Chrome 69–72); a key that would reach a prototype is left out. */
export function fromEntries<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const made: Record<string, T> = {};
  for (const [key, value] of entries) if (key !== '__proto__') made[key] = value;
  return made;
}
