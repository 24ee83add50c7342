import MagicString from 'magic-string';
import { inside } from '../paths.mjs';
import { walk } from '../walk.mjs';

const PROSE = ['doc', 'spec'];

/** Rows: only what stands directly in a row. Elsewhere: words wherever they stand, and what only the build reads (`built`). */
const PLACES = [
  { folder: inside('src/api/endpoints/'), built: [...PROSE, 'request'], direct: 'endpoint' },
  { folder: inside('elements/'), names: PROSE, built: ['first', 'suggests', 'numeric'] },
  { folder: inside('src/config/'), names: PROSE },
  { folder: inside('src/navigation/routes.'), built: ['element', 'hashes'] },
];

const isProse = ({ value }) => value.type === 'Literal' || value.type === 'TemplateLiteral' || value.type === 'BinaryExpression';

const named = (property, names) =>
  property.type === 'Property' && !property.computed && names.includes(property.key.name ?? property.key.value);

/** Where a property ends, its comma included. */
function end(properties, at, object) {
  const next = properties[at + 1];
  return next ? next.start : object.end - 1;
}

/** Of a row whose call was made already: what says how. */
export const CALLED = ['method', 'path', 'encoding', 'inQuery', 'reads', 'movesMoney'];

/**
 * Out of the bundles: the words of rows, contracts and configuration keys, the schemas of requests, what the host pages are made of; and
 * `rows`, what else of a row is not needed.
 */
export function strip(rows = []) {
  return {
    name: 'strip',
    transform(code, id) {
      const place = PLACES.find(({ folder }) => id.startsWith(folder) && /\.ts(\?early(=[\w-]+)?)?$/.test(id));
      if (!place) return null;
      const built = [...(place.built ?? []), ...(place.direct ? rows : [])];
      const text = new MagicString(code);
      walk(this.parse(code), (node, parent) => {
        if (node.type !== 'ObjectExpression') return true;
        if (place.direct && !(parent?.type === 'CallExpression' && parent.callee.name === place.direct)) return true;
        node.properties.forEach((property, at) => {
          if (named(property, built) || (named(property, place.names ?? []) && isProse(property)))
            text.remove(property.start, end(node.properties, at, node));
        });
        return true;
      });
      return text.hasChanged() ? { code: text.toString(), map: { mappings: '' } } : null;
    },
  };
}
