import { camel, kebab } from '../src/lib/names.js';
import { parseQuery } from '../src/lib/query.js';

/** The page query by attribute name: the wire key, or the attribute's name in camelCase or with underscores (screens.md, Elements). */
export function queryByAttribute(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of parseQuery(search)) {
    const name = kebab(camel(key));
    // Of two spellings the later one counts, unless it says nothing.
    if (value !== '' || !values.has(name)) values.set(name, value);
  }
  return values;
}
