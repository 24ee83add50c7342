import { readdirSync, readFileSync } from 'node:fs';
import { contracts, load } from '../node.mjs';
import { inside } from '../paths.mjs';
import { className } from '../plugins/virtual.mjs';

const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The TypeScript type of an attribute as a property. */
function typeOf({ type, values, suggests }) {
  if (type === 'enum') return values.map((value) => `'${value}'`).join(' | ');
  if (suggests) return [...suggests.map((value) => `'${value}'`), '(string & {})'].join(' | ');
  return type === 'number' ? 'number' : 'string';
}

/** What each token falls back to, out of the stylesheets: the first use, the tokens' own sheet first. */
function defaults() {
  const files = readdirSync(inside('src'), { recursive: true }).filter((file) => file.endsWith('.css'));
  files.sort((a, b) => Number(b.endsWith('tokens.css')) - Number(a.endsWith('tokens.css')) || (a < b ? -1 : 1));
  const found = new Map();
  for (const file of files) {
    const text = readFileSync(inside('src', file), 'utf8');
    for (const { index, 1: name } of text.matchAll(/var\((--loan-[a-z-]+)/g)) {
      if (!found.has(name)) found.set(name, fallback(text, index + `var(${name}`.length));
    }
  }
  return found;
}

/** The second argument of `var(` from its comma on, brackets counted. */
function fallback(text, from) {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text
    .slice(from, at - 1)
    .replace(/^\s*,\s*/, '')
    .replace(/var\(--_[a-z-]+, ([^()]+)\)/g, '$1')
    .replace(/\s+/g, ' ');
}

/** What every element says of itself to code. */
const READ = [{ name: 'screenTitle', type: 'string', doc: "The title of the screen in the element's language." }];

/** Every element as the generators see it: its contract, what all have, and what follows from both. */
export async function describe() {
  const [all, common, base, config] = await Promise.all([
    contracts(),
    load('elements/common.ts'),
    load('elements/contract.ts'),
    load('src/config/keys.ts'),
  ]);
  const values = defaults();
  const named = Object.keys(common.customProperties);
  const strangers = [...values.keys()].filter((name) => !named.includes(name)).concat(named.filter((name) => !values.has(name)));
  if (strangers.length > 0) throw new Error(`elements/common.ts and the stylesheets differ in ${strangers.join(', ')}`);

  const attribute = ([name, spec]) => ({ ...spec, name, property: camel(name), type: typeOf(spec) });
  const shared = [...Object.entries(common.sessionAttributes), ...Object.entries(base.commonAttributes)].map(attribute);
  const listed = (record = {}) => Object.entries(record).map(([name, doc]) => ({ name, doc }));
  const events = (record) =>
    Object.entries(record).map(([name, event]) => ({ name, ...event, said: event.cancelable ? `${event.doc} Cancelable.` : event.doc }));

  return {
    package: JSON.parse(readFileSync(inside('package.json'), 'utf8')),
    shared: { attributes: shared, events: events(common.commonEvents), slots: listed(base.commonSlots), properties: READ },
    states: common.states,
    cssProperties: named.map((name) => ({ name, doc: common.customProperties[name], default: values.get(name) })),
    config: Object.entries(config.keys).map(([name, key]) => ({ name, ...key })),
    elements: all.map((contract) => ({
      tag: contract.tag,
      className: className(contract.tag),
      doc: contract.doc,
      attributes: Object.entries(contract.attributes).map(attribute),
      properties: Object.entries(contract.properties ?? {}).map(([name, property]) => ({ name, ...property })),
      events: events(contract.events),
      parts: listed(base.commonParts),
    })),
  };
}
