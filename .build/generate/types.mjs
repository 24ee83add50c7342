export const comment = (doc, indent = '') => `${indent}/** ${doc.replaceAll('*/', '* /')} */\n`;
export const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A JSON schema as a TypeScript type. */
function typeText(schema) {
  if (schema.type === 'string' && schema.anyOf)
    return [...schema.anyOf.filter((one) => one.enum).map(typeText), '(string & {})'].join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map(typeText).join(' | ');
  if (schema.type === 'array') return `ReadonlyArray<${typeText(schema.items ?? {})}>`;
  if (schema.type === 'integer') return 'number';
  if (schema.type !== 'object') return schema.type ?? 'unknown';
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => `readonly ${key(name)}${required.has(name) ? '' : '?'}: ${typeText(value)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const names = schema.propertyNames?.enum;
  if (names) return `{ ${names.map((name) => `readonly ${key(name)}?: ${typeText(schema.additionalProperties)}`).join('; ')} }`;
  return `Readonly<Record<string, ${schema.additionalProperties ? typeText(schema.additionalProperties) : 'unknown'}>>`;
}

const eventsInterface = (name, events, parent) =>
  `export interface ${name}${parent ? ` extends ${parent}` : ''} {\n${events
    .map(({ name: event, detail, said }) => `${comment(said, '  ')}  '${event}': CustomEvent<${detail}>;\n`)
    .join('')}}\n`;

const fieldsOf = (attributes, optional = '') =>
  attributes.map(({ property, type, doc }) => `${comment(doc, '  ')}  ${property}${optional}: ${type} | undefined;\n`).join('');

/** Every event of the elements once: what several tell is either of it, in the words of each. */
function everyEvent(elements) {
  const found = new Map();
  for (const { tag, events } of elements) {
    for (const { name, detail, said } of events) {
      const { details, docs } = found.get(name) ?? found.set(name, { details: new Set(), docs: new Map() }).get(name);
      details.add(detail);
      docs.set(said, [...(docs.get(said) ?? []), `\`<${tag}>\``]);
    }
  }
  return [...found].map(([name, { details, docs }]) => ({
    name,
    detail: [...details].join(' | '),
    said: [...docs].map(([said, tags]) => `${tags.join(', ')}: ${said}`).join(' '),
  }));
}

/** `npm/index.d.ts`: the configuration, and what all elements share. */
export function indexTypes({ config, shared, elements }, { properties }) {
  return `${config.length > 0 ? comment("The page's configuration: every key is optional.") : ''}export interface Config {
${config.map(({ name, doc }) => `${comment(doc, '  ')}  readonly ${name}?: ${typeText(properties[name])};\n`).join('')}}

/** Sets configuration keys, before or after elements exist; what was set before stays unless named again. */
export declare function configure(part: Config): void;

/** The events every element has. All bubble and are composed. */
${eventsInterface('LoanCommonEvents', shared.events)}
/** The events of all elements, for whatever is around them. */
${eventsInterface('LoanEvents', everyEvent(elements), 'LoanCommonEvents')}
declare global {
  /** What a document, a window and every HTML element hear. */
  interface GlobalEventHandlersEventMap extends LoanEvents {}
  interface ShadowRootEventMap extends LoanEvents {}
}

/** What every element has: attributes as properties, and \`reload()\`. */
export interface LoanElement extends HTMLElement {
${fieldsOf(shared.attributes)}  /** The title of the screen in the element's language. */
  readonly screenTitle: string;
  /** Fetches the screen's data again. */
  reload(): void;
}

${elements.map(({ className, tag }) => `export type { ${className}, ${className}Events } from './elements/${tag}.js';`).join('\n')}
`;
}

/** `npm/elements/<tag>.d.ts`. */
export function elementTypes({ tag, className, doc, attributes, properties, events }) {
  const listen = (verb) => `  ${verb}EventListener<K extends keyof ${className}Events>(
    type: K,
    listener: (this: ${className}, event: ${className}Events[K]) => unknown,
    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
  ${verb}EventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: ${className}, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
  ${verb}EventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
`;
  return `import type { LoanCommonEvents, LoanElement } from '../index.js';

/** The events of \`<${tag}>\`. */
${eventsInterface(`${className}Events`, events, 'LoanCommonEvents')}
${comment(`\`<${tag}>\`: ${doc}`)}export declare class ${className} extends HTMLElement {}
export interface ${className} extends LoanElement {
${fieldsOf(attributes)}${properties.map(({ name, type, doc: words }) => `${comment(words, '  ')}  ${name}: ${type} | undefined;\n`).join('')}${listen('add')}${listen('remove')}}

/** Defines \`<${tag}>\`, or \`<{prefix}-${tag}>\`; a second time is harmless. Returns the tag. */
export declare function define(options?: { readonly prefix?: string }): string;

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`;
}
