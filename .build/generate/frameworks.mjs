import { comment, key } from './types.mjs';

/** Attributes as markup has them: kebab-case, and camelCase (as `alias` writes it) where it differs. */
const markup = (attributes, alias) =>
  attributes
    .map(({ name, property, type, doc, values, numeric }) => {
      const digits = values?.filter((value) => /^\d+$/.test(value)) ?? [];
      const text = type === 'number' || numeric ? 'number | string' : [type, ...digits].join(' | ');
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

/** A listener of every event, by its name after `before`. */
const listeners = (before) =>
  `type Handlers<Events> = { [K in keyof Events & string as \`${before}\${K}\`]?: (event: Events[K]) => void };`;

/**
 * How a framework knows the tags of a page: `imports` of its own types, the `types` of one tag and of its listeners, what it has `declared`
 * in which `module` of its (its tags, and listeners around them), and how it writes a property's name, if not as it is.
 */
const FRAMEWORKS = {
  // React 19 sets properties and listens to `on<event>` of custom elements; 18 drops these without a word, and there are none in its types.
  react: {
    imports: `import type * as React from 'react';
import type { HTMLAttributes, RefAttributes } from 'react';`,
    types: `type Handlers<Events> = 'use' extends keyof typeof React ? { [K in keyof Events & string as \`on\${K}\`]?: (event: Events[K]) => void } : {};
type Tag<Element, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own> &
  Own & Handlers<Events> & RefAttributes<Element> & { class?: string | undefined };`,
    module: 'react',
    declared: 'namespace JSX { interface IntrinsicElements extends LoanTags {} }',
  },
  preact: {
    imports: `import type { ClassAttributes, HTMLAttributes } from 'preact';`,
    types: `${listeners('on')}
type Tag<Element extends EventTarget, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own> & Own & Handlers<Events> & ClassAttributes<Element>;`,
    module: 'preact',
    declared: 'namespace JSX { interface IntrinsicElements extends LoanTags {} }',
  },
  solid: {
    imports: `import type { JSX } from 'solid-js';
import type { LoanEvents } from './index.js';`,
    types: `${listeners('on:')}
type Tag<Element, Own, Events> = Omit<JSX.HTMLAttributes<Element>, keyof Own | keyof Handlers<LoanEvents>> & Own & Handlers<Events>;`,
    // It writes what is no `prop:` in small letters first.
    alias: (property) => `prop:${property}`,
    module: 'solid-js',
    declared: 'namespace JSX { interface IntrinsicElements extends LoanTags {} interface CustomEvents extends LoanEvents {} }',
  },
  svelte: {
    imports: `import type { HTMLAttributes } from 'svelte/elements';
import type { LoanEvents } from './index.js';`,
    types: `${listeners('on')}
type Tag<Element extends EventTarget, Own, Events> = Omit<HTMLAttributes<Element>, keyof Own | keyof Handlers<LoanEvents>> & Own & Handlers<Events>;`,
    module: 'svelte/elements',
    declared:
      'interface SvelteHTMLElements extends LoanTags {} interface DOMAttributes<T extends EventTarget> extends Handlers<LoanEvents> {}',
  },
  vue: {
    imports: `import type { HTMLAttributes, ReservedProps } from 'vue';
import type { LoanEvents } from './index.js';`,
    types: `type Pascal<S extends string> = S extends \`\${infer Head}-\${infer Tail}\` ? \`\${Capitalize<Head>}\${Pascal<Tail>}\` : Capitalize<S>;
type Handlers<Events> = { [K in keyof Events & string as \`on\${Pascal<K>}\`]?: (event: Events[K]) => void };
type Tag<_Element, Own, Events> = new () => { $props: Omit<HTMLAttributes, keyof Handlers<LoanEvents>> & ReservedProps & Own & Handlers<Events> };`,
    module: 'vue',
    declared: 'interface GlobalComponents extends LoanTags {} interface HTMLAttributes extends Handlers<LoanEvents> {}',
  },
};

export const frameworks = Object.keys(FRAMEWORKS);

/** `npm/<framework>.d.ts`: the tags, with what may stand on them, as its templates know them. */
export function frameworkTypes(model, framework) {
  const { imports, types, module, declared, alias = (property) => property } = FRAMEWORKS[framework];
  return `${imports}
${model.elements.map(({ tag, className }) => `import type { ${className}, ${className}Events } from './elements/${tag}.js';`).join('\n')}

${types}

${tagsInterface(model, (name) => `Tag<${name}, ${name}Markup, ${name}Events>`, alias)}
declare module '${module}' {
  ${declared}
}
`;
}
