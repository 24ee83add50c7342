import { inside } from '../paths.mjs';

/** What pages load reads values by a part of valibot's functions (src/lib/reader.ts). */
export function reader() {
  return { name: 'reader', resolveId: (specifier) => (specifier === 'valibot' ? inside('src/lib/reader.ts') : null) };
}
