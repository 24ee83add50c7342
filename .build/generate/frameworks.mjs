import { comment, key } from './types.mjs';

/** Attributes as markup has them: kebab-case, and camelCase (as `alias` writes it) where it differs. */
const markup = (attributes, alias) =>
  attributes
    .map(({ name, property, type, doc }) => {
      const text = type === 'number' ? 'number | string' : type;
      const camel = property === name ? '' : `${comment(doc, '  ')}  ${key(alias(property))}?: ${text} | undefined;\n`;
      return `${comment(doc, '  ')}  ${key(name)}?: ${text} | undefined;\n${camel}`;
    })
    .join('');

/** The markup of every element, and all tags in one interface, from which those of a prefix follow. */
const tagsInterface = ({ elements, shared }, tag, alias) => `interface Shared {\n${markup(shared.attributes, alias)}}\n
${elements
  .map(
    ({ className, attributes, properties }) =>
      `interface ${className}Markup extends Shared {\n${markup(attributes, alias)}${properties.map(({ name, type, doc }) => `${comment(doc, '  ')}  ${key(alias(name))}?: ${type} | undefined;\n`).join('')}}\n`,
  )
  .join('')}
/** Every tag, with what may stand on it. */
export interface LoanTags {
${elements.map((element) => `${comment(element.doc, '  ')}  '${element.tag}': ${tag(element.className)};\n`).join('')}}

/** The tags as a prefix has them: \`Prefixed<'acme'>\` knows \`acme-loan-confirm\`. */
export type Prefixed<Prefix extends string> = { [K in keyof LoanTags as \`\${Prefix}-\${K}\`]: LoanTags[K] };
`;

/**
 * How a framework knows the tags of a page: `imports` of its own types, the `types` of one tag and of its listeners, where it has them
 * `declared`, and how it writes a property's name, if not as it is.
 */
const FRAMEWORKS = {
  // React 19 sets properties and listens to `on<event>`; 18 drops these without a word, and there are none in its types.
  react: {
    imports: `import type * as React from 'react';\nimport type { HTMLAttributes, RefAttributes } from 'react';`,
    types: `type Handlers<Events> = 'use' extends keyof typeof React ? { [K in keyof Events & string as \`on\${K}\`]?: (event: Events[K]) => void } : {};
type Tag<Element, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own> &
  Own & Handlers<Events> & RefAttributes<Element> & { class?: string | undefined };`,
    declared: ['react', 'namespace JSX', 'interface IntrinsicElements'],
  },
  preact: {
    imports: `import type { ClassAttributes, HTMLAttributes } from 'preact';`,
    types: `type Handlers<Events> = { [K in keyof Events & string as \`on\${K}\`]?: (event: Events[K]) => void };
type Tag<Element extends EventTarget, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own> & Own & Handlers<Events> & ClassAttributes<Element>;`,
    declared: ['preact', 'namespace JSX', 'interface IntrinsicElements'],
  },
  solid: {
    imports: `import type { JSX } from 'solid-js';`,
    types: `type Handlers<Events> = { [K in keyof Events & string as \`on:\${K}\`]?: (event: Events[K]) => void };
type Tag<Element, Own, Events> = Omit<JSX.HTMLAttributes<Element>, keyof Own> & Own & Handlers<Events>;`,
    // It writes what is no `prop:` in small letters first.
    alias: (property) => `prop:${property}`,
    declared: ['solid-js', 'namespace JSX', 'interface IntrinsicElements'],
  },
  svelte: {
    imports: `import type { HTMLAttributes } from 'svelte/elements';`,
    types: `type Handlers<Events> = { [K in keyof Events & string as \`on\${K}\`]?: (event: Events[K]) => void };
type Tag<Element extends EventTarget, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own> & Own & Handlers<Events>;`,
    declared: ['svelte/elements', 'interface SvelteHTMLElements'],
  },
  vue: {
    imports: `import type { HTMLAttributes, ReservedProps } from 'vue';`,
    types: `type Pascal<S extends string> = S extends \`\${infer Head}-\${infer Tail}\` ? \`\${Capitalize<Head>}\${Pascal<Tail>}\` : Capitalize<S>;
type Handlers<Events> = { [K in keyof Events & string as \`on\${Pascal<K>}\`]?: (event: Events[K]) => void };
type Tag<_Element, Own, Events> = new () => { $props: HTMLAttributes & ReservedProps & Own & Handlers<Events> };`,
    declared: ['vue', 'interface GlobalComponents'],
  },
};

export const frameworks = Object.keys(FRAMEWORKS);

/** `npm/<framework>.d.ts`: the tags, with what may stand on them, as its templates know them. */
export function frameworkTypes(model, framework) {
  const { imports, types, declared, alias = (property) => property } = FRAMEWORKS[framework];
  const [module, ...within] = declared;
  const inside = within.reduceRight((text, line) => `${line}${text === '' ? ' extends LoanTags {}' : ` { ${text} }`}`, '');
  return `${imports}
${model.elements.map(({ tag, className }) => `import type { ${className}, ${className}Events } from './elements/${tag}.js';`).join('\n')}

${types}

${tagsInterface(model, (name) => `Tag<${name}, ${name}Markup, ${name}Events>`, alias)}
declare module '${module}' {
  ${inside}
}
`;
}
