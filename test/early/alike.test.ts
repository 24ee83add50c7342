import { expect, waitUntil } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import contracts from 'virtual:contracts';
import earlyContracts, { drawStage as drawEarly } from 'virtual:early';
import { DEMO } from '../../demo/lender/demo.js';
import type { Contract } from '../../elements/contract.js';
import { drawStage } from '../../elements/draw.js';
import type { Drawing } from '../../elements/drawing.js';
import { host } from '../../hosts/hosted.js';
import { LoanError } from '../../src/api/errors.js';
import { draw } from '../../src/early/patch.js';
import { asReact } from '../../src/early/react.js';
import { over, startEarly } from '../kit/early.js';
import { lenderInPage, type LenderInPage } from '../kit/lender-page.js';

const given: Readonly<Record<string, string>> = {
  'product-id': DEMO.products.main,
  'order-id': DEMO.orders.dueDeferrable,
  'problem-id': DEMO.complaints.answered,
  'problem-type': '1',
  'template-id': DEMO.templates.main,
  'show-type': '2',
  'pay-code': '12345',
  'pay-code-img': 'https%3A%2F%2Fcdn.example%2Fqr.png',
  'repay-amount': '1200',
  amount: '120000',
};

/** What a carousel does to its slides once they stand, and what becomes of an image, is no drawing. */
const moved = /^data-(?:live|broken)=|^style=(?:transform|--_moved|$)/;

/** Everything that stands in a root, line by line: attributes in one order, texts as the nodes they are. */
function linesOf(node: Node, depth = ''): string[] {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? [`${depth}"${node.nodeValue ?? ''}"`] : [];
  if (node.hasAttribute('data-loan')) return [];
  const attributes = Array.from(node.attributes)
    .filter(({ name, value }) => !moved.test(`${name}=${value}`))
    .map(({ name, value }) => ` ${name}="${value.slice(0, 200)}"`)
    .sort();
  const value = node instanceof HTMLInputElement ? ` = ${node.value} ${String(node.checked)}` : '';
  const inside =
    node instanceof HTMLTextAreaElement
      ? [` = ${node.value}`]
      : Array.from(node.childNodes).flatMap((child) => linesOf(child, `${depth} `));
  return [`${depth}${node.localName}${attributes.join('')}${value}`, ...inside];
}
const htmlOf = (root: ShadowRoot) =>
  Array.from(root.childNodes)
    .flatMap((node) => linesOf(node))
    .join('\n');
const attributes = (contract: Contract) => ({
  'user-id': DEMO.users.asha,
  'session-id': 's-1',
  ...Object.fromEntries(Object.keys(contract.attributes).flatMap((name) => (given[name] ? [[name, given[name]]] : []))),
});

describe('what is drawn before React and by it', () => {
  let lender: LenderInPage;
  let errors: string[];
  const roots: Root[] = [];
  const consoleError = console.error;

  before(function () {
    lender = lenderInPage();
    // Engines that share no styles get no first drawing (hosts/sketch.ts).
    if (!('adoptedStyleSheets' in Document.prototype)) this.skip();
  });
  after(() => lender.restore());
  beforeEach(() => {
    localStorage.clear();
    errors = [];
    console.error = (...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      // React in development compares the text of style attributes, where a space makes a difference; and slides that are handed
      // over stand still meanwhile, which the next drawing takes back.
      if (!/^Warning: (?:Extra attributes from the server: %s%s style|Prop .* (?:style|aria-live) )/.test(text)) errors.push(text);
    };
  });
  afterEach(() => {
    console.error = consoleError;
    for (const root of roots.splice(0)) root.unmount();
    document.body.replaceChildren();
  });

  function drawnByReact(drawing: Drawing, contract: Contract): string {
    const place = document.createElement('div');
    document.body.append(place);
    const shadow = place.attachShadow({ mode: 'open' });
    const root = createRoot(shadow);
    roots.push(root);
    // Over what the page's own views made of it: a partner's page has other ones, which draw the same.
    flushSync(() => root.render(asReact(drawEarly(drawing))));
    const hosted = htmlOf(shadow);
    const own = 'contract' in drawing ? { ...drawing, contract } : drawing;
    flushSync(() => root.render(drawStage(own)));
    expect(htmlOf(shadow)).to.equal(hosted);
    place.remove();
    return hosted;
  }

  for (const contract of contracts) {
    it(`${contract.tag} looks the same, and React goes on from it`, async () => {
      const early = earlyContracts.find(({ tag }) => tag === contract.tag);
      if (!early) throw new Error(contract.tag);
      const tag = `early-${contract.tag}`;
      const { element, root, stage, drawings } = startEarly(early, tag, attributes(early));
      expect(htmlOf(root)).to.equal(drawnByReact(stage.$drawing.get(), contract));
      await waitUntil(() => over(drawings[drawings.length - 1]), `${contract.tag} to have something to show`);
      const drawing = stage.$drawing.get();
      const state = drawing.at === 'screen' ? drawing.view : undefined;
      expect(state?.state, JSON.stringify(state)).to.be.oneOf(['ready', 'empty']);
      const before = htmlOf(root);
      expect(before).to.equal(drawnByReact(drawing, contract));

      const nodes = [...root.querySelectorAll('*')];
      host(early, drawEarly, { prefix: 'early' });
      await Promise.resolve();
      expect(htmlOf(root)).to.equal(before);
      expect(
        [...root.querySelectorAll('*')].every((node, index) => node === nodes[index]),
        'the same nodes',
      ).to.equal(true);
      expect(errors).to.deep.equal([]);
      element.remove();
    });
  }

  it('what stands around a screen looks the same', async () => {
    const [contract, early] = [contracts, earlyContracts].map((all) => all.find(({ tag }) => tag === 'loan-confirm'));
    if (!contract || !early) throw new Error('loan-confirm');
    const { stage, root, drawings, element } = startEarly(early, 'around-it', attributes(early));
    await waitUntil(() => over(drawings[drawings.length - 1]));
    const whole = stage.$drawing.get();
    stage.close();
    if (whole.at !== 'screen') throw new Error(whole.at);
    const { frame } = whole;
    const error = new LoanError('refused', 'loanConfirm', { code: '7', message: 'Not today' });
    const framed: readonly Drawing[] = [
      { ...whole, frame: { ...frame, online: false, accent: '#7a1fa2', toast: { kind: 'fail', text: 'No' } } },
      { ...whole, frame: { ...frame, toast: { kind: 'success', text: 'Yes' } } },
      { ...whole, view: { state: 'failed', error } },
      { ...whole, view: { state: 'failed', error: new LoanError('network', 'loanConfirm') } },
      { ...whole, view: Object.assign({}, whole.view, { dialog: { at: 'retention' } }) },
      { ...whole, view: Object.assign({}, whole.view, { dialog: { at: 'agreement', url: 'about:blank', sandbox: '' } }) },
      { at: 'missing', attribute: 'product-id', frame },
      { at: 'broken', retry: () => {}, frame },
      { at: 'waiting', contract: early, frame },
    ];
    for (const drawing of framed) {
      draw(root, drawEarly(drawing));
      expect(htmlOf(root)).to.equal(drawnByReact(drawing, contract));
    }
    element.remove();
  });
});
