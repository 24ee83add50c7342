import MagicString from 'magic-string';
import { inside } from '../paths.mjs';
import { walk } from '../walk.mjs';

const LATE = JSON.stringify(inside('hosts/late.ts'));
/** What no sketch shows or needs: dialogs, what looks after the focus, images or what is on screen, and what only comes after something was done. */
export const ABSENT = new Set([
  'arrive',
  'CardNotices',
  'CodeDialogView',
  'ComplaintDialogs',
  'Dialog',
  'Doubt',
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
  'topOnce',
  'carouselOf',
  'pictured',
  'DownloadPage',
  'AgreementPage',
]);

const isExported = (parent) => parent?.type === 'ExportNamedDeclaration';
const isRef = ({ init }) => init?.type === 'CallExpression' && init.callee.name === 'lasting';

/**
 * Functions of those names draw nothing, and refs do nothing, until the page's own script is there and puts its own in their place; so
 * it does for the icons that a sketch does not have. `late` hears of them.
 */
export function absent(late) {
  return {
    name: 'absent',
    transform(code, id) {
      if (!id.startsWith(inside('src/'))) return null;
      const text = new MagicString(code);
      const names = [];
      const found = (name, exported) => {
        names.push(name);
        late.push({ id, name });
        if (!exported) text.append(`\nexport { ${name} };`);
      };
      walk(this.parse(code), (node, parent) => {
        const name = node.id?.name;
        if (node.type === 'FunctionDeclaration' && ABSENT.has(name)) {
          text.overwrite(node.start, node.end, `const ${name} = /* @__PURE__ */ later();`);
          found(name, isExported(parent));
          return false;
        } else if (node.type === 'FunctionDeclaration' && name === 'Icon') {
          text.overwrite(node.id.start, node.id.end, 'Few');
          text.move(node.start, node.end, code.length);
          text.appendLeft(node.start, 'const Icon = /* @__PURE__ */ later(Few, ({ name }) => name in paths);');
          found(name, isExported(parent));
        } else if (node.type === 'VariableDeclaration' && node.declarations.some(isRef)) {
          for (const { id: own, init } of node.declarations.filter(isRef)) {
            text.overwrite(init.start, init.end, '/* @__PURE__ */ later()');
            found(own.name, isExported(parent));
          }
        }
        return true;
      });
      if (names.length === 0) return null;
      text.prepend(`import { later } from ${LATE};\n`);
      return { code: text.toString(), map: { mappings: '' } };
    },
  };
}
