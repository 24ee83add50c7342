import path from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';

const resolved = (specifier, importer) => (importer ? path.posix.join(path.posix.dirname(importer), specifier) : specifier);

/** A chunk whose default export alone is asked for, as a function that runs it. */
function asleep(code) {
  const exported = parseAst(code).body.find(({ type }) => type === 'ExportNamedDeclaration');
  const { local } = exported.specifiers.find((each) => each.exported.name === 'default');
  return `export function start(){${code.slice(0, exported.start)}\nreturn{default:${local.name}}}`;
}

/**
 * The finished chunks as they are; where a chunk asks for its own address, it counts from the script's. Axios is run when it is asked for,
 * as from its own file: on a page that it cannot run on (one with frozen prototypes) calls go without it, there as here.
 */
function finished(bundle) {
  const axios = Object.keys(bundle).find((file) => bundle[file].name === 'axios');
  const asked = `import("./${path.posix.basename(axios)}")`;
  return {
    name: 'finished-chunks',
    resolveId: (specifier, importer) => resolved(specifier, importer),
    load(id) {
      const { code } = bundle[id];
      if (id === axios) return asleep(code);
      return code.includes(asked)
        ? `import{start as $axios}from${asked.slice(7, -1)};${code.split(asked).join('Promise.resolve().then($axios)')}`
        : code;
    },
    resolveImportMeta: (property, { moduleId }) => (property === 'url' ? `new URL(${JSON.stringify(moduleId)},$loanBase).href` : null),
  };
}

/** The script's address; what is run without one (from text, say) counts from the page. */
const INTRO =
  'var $loanPage=typeof document=="object"?document:{},$loanBase=$loanPage.currentScript&&$loanPage.currentScript.src||$loanPage.baseURI;';

/**
 * The classic script, out of the finished chunks of the modules' build: the same code, worked on once. The entry it starts
 * from stays out of the folder. All of it is ASCII, for unlike a module it is read in whatever encoding its page has.
 */
export function classic({ entry, fileName, name }) {
  return {
    name: 'classic',
    async generateBundle(_, bundle) {
      const start = `${entry}.js`;
      const made = await rollup({ input: start, plugins: [finished(bundle)], treeshake: false });
      const { output } = await made.generate({ format: 'iife', name, inlineDynamicImports: true, compact: true, intro: INTRO });
      const { code } = await transform(output[0].code, { charset: 'ascii', minifyWhitespace: true });
      this.emitFile({ type: 'asset', fileName, source: code });
      delete bundle[start];
    },
  };
}
