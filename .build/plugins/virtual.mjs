import { readFileSync } from 'node:fs';
import { inside, tags } from '../paths.mjs';

const className = (tag) => `${tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Element`;
const contractOf = (tag) => JSON.stringify(inside(`elements/${tag}.ts`));
const define = JSON.stringify(inside('elements/define.ts'));

const hosted = JSON.stringify(inside('hosts/hosted.ts'));

/** tag -> () => import(the element's chunk, which defines it) */
const loaders = () =>
  `export default {${tags()
    .map((tag) => `${JSON.stringify(tag)}: () => import('virtual:element/${tag}')`)
    .join(',\n')}};`;

/** Every contract, loaded at once: for the generators. */
const contracts = () =>
  [
    ...tags().map((tag, at) => `import c${at} from ${contractOf(tag)};`),
    `export default [${tags()
      .map((_, at) => `c${at}`)
      .join(', ')}];`,
  ].join('\n');

/** Every contract with its early views, and what draws them: for tests. */
const earlyContracts = () =>
  [
    ...tags().map((tag, at) => `import c${at} from ${JSON.stringify(`${inside(`elements/${tag}.ts`)}?early`)};`),
    `export { drawStage } from ${JSON.stringify(`${inside('elements/draw.tsx')}?early`)};`,
    `export default [${tags()
      .map((_, at) => `c${at}`)
      .join(', ')}];`,
  ].join('\n');

/** Defines one element; and again, where the prefix has changed since. */
const element = (tag) =>
  `import contract from ${contractOf(tag)};
   import { define } from ${define};
   const again = () => define(contract);
   again();
   export default again;`;

/** A host page's script: the page query onto the element, then its definition. Its views are the page's own copy, which React goes on with. */
const host = (tag) => {
  const early = (file) => JSON.stringify(`${inside(file)}?early=${tag}`);
  return `import 'virtual:late/${tag}';
   import contract from ${early(`elements/${tag}.ts`)};
   import { drawStage } from ${early('elements/draw.tsx')};
   import { startEarly } from ${early('hosts/early.ts')};
   startEarly(contract, drawStage, () => import(${hosted}).then(({ host }) => host(contract, drawStage)));`;
};

/** Defines all of them. */
const all = () =>
  tags()
    .map((tag) => `import 'virtual:element/${tag}';`)
    .join('\n');

/** Their names alone. */
const names = () => `export default ${JSON.stringify(tags())};`;

/** A bundler's entry of one element: its class, and the act of defining it. */
const packaged = (tag) =>
  `import contract from ${contractOf(tag)};
   import { define as defineElement, elementClass } from ${define};
   export const ${className(tag)} = /* @__PURE__ */ elementClass(contract);
   export const define = (options) => defineElement(contract, options, () => ${className(tag)});`;

/** The package's version. */
const version = () => `export default ${JSON.stringify(JSON.parse(readFileSync(inside('package.json'), 'utf8')).version)};`;

const MADE = [
  [/^virtual:elements$/, loaders],
  [/^virtual:contracts$/, contracts],
  [/^virtual:early$/, earlyContracts],
  [/^virtual:element\/(.+)$/, element],
  [/^virtual:host\/(.+)$/, host],
  [/^virtual:all$/, all],
  [/^virtual:tags$/, names],
  [/^virtual:version$/, version],
  [/^virtual:packaged\/(.+)$/, packaged],
];

/** Modules made of the files that are there: adding `elements/x.ts` needs no other edit. */
export function virtual() {
  return {
    name: 'virtual',
    resolveId: (id) => (MADE.some(([pattern]) => pattern.test(id)) ? { id: `\0${id}`, moduleSideEffects: true } : null),
    load(id) {
      for (const [pattern, make] of id.startsWith('\0') ? MADE : []) {
        const match = pattern.exec(id.slice(1));
        if (match) return { code: make(match[1] ?? ''), map: { mappings: '' } };
      }
      return null;
    },
  };
}

export { className };
