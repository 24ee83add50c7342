import { camel, kebab } from '../src/lib/names.js';
import { parseQuery } from '../src/lib/query.js';

/** The page query by attribute name: the wire key, or the attribute's name in camelCase or with underscores (screens.md, Elements). */
export function queryByAttribute(search: string, aliases: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of parseQuery(search)) values.set(aliases.get(key) ?? kebab(camel(key)), value);
  return values;
}
