import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import MagicString from 'magic-string';
import { rollup } from 'rollup';
import { inside } from './paths.mjs';
import { stylesheet } from './plugins/css.mjs';
import { early } from './plugins/early.mjs';
import { minify } from './plugins/minify.mjs';
import { reader } from './plugins/reader.mjs';
import { source } from './plugins/source.mjs';
import { sparse } from './plugins/sparse.mjs';
import { strip } from './plugins/strip.mjs';
import { walk } from './walk.mjs';

const ENTRY = 'virtual:sketch';
/** Where the styles of what is drawn are put, once it is known what that is. */
const STYLES = 'styles-of-the-sketch';
/** What no sketch shows or needs: dialogs, what looks after the focus, images or what is on screen, and what only comes after something was done. */
const ABSENT = new Set([
  'arrive',
  'CodeDialogView',
  'ComplaintDialogs',
  'Dialog',
  'FieldPicker',
  'FocusOn',
  'keepPlace',
  'keptFocus',
  'keptRows',
  'PayThirdParty',
  'PaymentNotices',
  'Picker',
  'Promo',
  'ResultDialog',
  'TransferCard',
  'UnknownOutcome',
  'LoanDialogs',
  'LoanNotices',
  'NoForm',
  'OrderPrompts',
  'Qr',
  'Saved',
  'Stale',
  'ThirdPartyWords',
  'Told',
  'DeleteDialogs',
  'Zoom',
  'FramedPage',
  'watchFor',
  'TextPanel',
  'carouselOf',
  'pictured',
  'DownloadPage',
  'AgreementPage',
]);

/** What goes wrong with a first drawing is said by the screen's store: an error has no words here. */
const ERRORS = inside('src/api/errors.ts');

const plain = (id) => id.split('?')[0];
const camel = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const fileOf = (tag) => inside(`src/screens/${tag}/${tag}.sketch.ts`);

/** Whether a screen has a first drawing of its own. */
export const hasSketch = (tag) => existsSync(fileOf(tag));

const entry = (tag) => `
  import { ${camel(tag)}Sketch as sketch } from ${JSON.stringify(`${fileOf(tag)}?early`)};
  import { common } from ${JSON.stringify(inside('src/i18n/en/common.ts'))};
  import { Frame } from ${JSON.stringify(`${inside('elements/frame.tsx')}?early`)};
  import { startSketch } from ${JSON.stringify(inside('hosts/sketch.ts'))};
  startSketch({
    sketch,
    common,
    frame: (view, model, t, style) => Frame({ locale: t.locale, style, children: sketch.screen({ view, model, t }) }),
    css: ${JSON.stringify(STYLES)},
  });`;

/** Functions of those names draw nothing. */
function absent() {
  return {
    name: 'absent',
    transform(code, id) {
      if (!id.startsWith(inside('src/'))) return null;
      const text = new MagicString(code);
      walk(this.parse(code), (node) => {
        if (node.type === 'FunctionDeclaration' && ABSENT.has(node.id?.name))
          text.overwrite(node.body.start, node.body.end, '{ return null; }');
        return true;
      });
      return text.hasChanged() ? { code: text.toString(), map: { mappings: '' } } : null;
    },
  };
}

/** The one script of a page that draws its first data, and the messages it may say. `styleOf` makes the styles of what a script draws. */
export async function sketchScript(tag, styleOf) {
  const styled = new Map();
  const said = new Set();
  const bundle = await rollup({
    input: ENTRY,
    plugins: [
      {
        name: 'sketch',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load(id) {
          if (id === ENTRY) return entry(tag);
          if (id === ERRORS) return 'export class LoanError extends Error {}';
          return plain(id).endsWith('.css') ? { code: 'export default "";', moduleSideEffects: false } : null;
        },
        buildEnd() {
          for (const id of this.getModuleIds()) if (plain(id).endsWith('.css')) styled.set(plain(id), this.getModuleInfo(id).importers);
        },
      },
      early(),
      source(),
      absent(),
      strip(),
      reader(),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    ],
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife', plugins: [sparse(said), minify()] });
  await bundle.close();
  const { code, modules } = output[0];
  // The styles of a piece of which nothing is left are not needed.
  const isDrawn = (id) => modules[id]?.renderedExports.some((name) => !ABSENT.has(name));
  const sheets = [...styled].filter(([, by]) => by.some(isDrawn)).map(([sheet]) => sheet);
  const style = await styleOf(code, await stylesheet(sheets));
  return { source: code.replace(JSON.stringify(STYLES), () => JSON.stringify(style)), said };
}
