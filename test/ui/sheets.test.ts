import { expect } from '@open-wc/testing';
import { createSheets } from '../../src/ui/sheets.js';

const none = () => '';
const file = (css: string) => URL.createObjectURL(new Blob([css], { type: 'text/css' }));
const turn = () => new Promise((resolve) => setTimeout(resolve));

function rootIn(document: Document): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.append(document.createElement('p'));
  return root;
}

function colour(root: ShadowRoot): string {
  const p = root.querySelector('p');
  return p ? getComputedStyle(p).color : '';
}

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done() && tries < 100; tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

const RED = 'rgb(255, 0, 0)';
const BLUE = 'rgb(0, 0, 255)';

describe('sheets', () => {
  const made: Element[] = [];
  const root = () => {
    const shadow = rootIn(document);
    made.push(shadow.host);
    return shadow;
  };
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  const shares = 'adoptedStyleSheets' in Document.prototype ? it : it.skip;

  shares('styles a root with what is registered and with what comes later, until it is told to stop', async () => {
    const sheets = createSheets(none);
    sheets.register('p { color: rgb(255 0 0) }');
    const [one, two] = [root(), root()];
    const stop = sheets.adopt(one);
    sheets.adopt(two);
    expect(colour(one)).to.equal(RED);
    expect(one.adoptedStyleSheets[0]).to.equal(two.adoptedStyleSheets[0]);
    stop();
    expect(sheets.register('p { color: rgb(0 0 255) }')).to.equal('p { color: rgb(0 0 255) }');
    await turn();
    expect([colour(one), colour(two)]).to.deep.equal([RED, BLUE]);
  });

  shares('keeps the cascade by rank, whatever comes first, and sheets that a page added', async () => {
    const sheets = createSheets(none);
    sheets.register('p { color: rgb(255 0 0) }', 2);
    const shadow = root();
    sheets.adopt(shadow);
    const foreign = new CSSStyleSheet();
    foreign.replaceSync('p { font-size: 40px }');
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, foreign];
    sheets.register('p { color: rgb(0 0 255) }', 0);
    await turn();
    expect(colour(shadow)).to.equal(RED);
    expect(shadow.adoptedStyleSheets).to.include(foreign).and.to.have.length(3);
  });

  shares('styles again in another document', () => {
    const sheets = createSheets(none);
    sheets.register('p { color: rgb(255 0 0) }');
    const shadow = root();
    sheets.adopt(shadow)();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    made.push(frame);
    frame.contentDocument?.body.append(shadow.host);
    expect(shadow.adoptedStyleSheets).to.have.length(0);
    sheets.adopt(shadow);
    expect(colour(shadow)).to.equal(RED);
  });

  describe('in an engine without constructable sheets', () => {
    const had = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
    before(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
    after(() => had && Object.defineProperty(Document.prototype, 'adoptedStyleSheets', had));

    it('links to the one file, once, and shows nothing before it is there', async () => {
      const sheets = createSheets(() => file('p { color: rgb(255 0 0) }'));
      const shadow = root();
      sheets.adopt(shadow)();
      sheets.adopt(shadow);
      expect(shadow.querySelectorAll('link')).to.have.length(1);
      expect(getComputedStyle(shadow.host).visibility).to.equal('hidden');
      await until(() => colour(shadow) === RED);
      expect(colour(shadow)).to.equal(RED);
      await until(() => getComputedStyle(shadow.host).visibility === 'visible');
      expect(getComputedStyle(shadow.host).visibility).to.equal('visible');
    });

    it('falls back to a style element when the file does not come', async () => {
      const sheets = createSheets(() => '/nothing/here');
      sheets.register('p { color: rgb(255 0 0) }');
      const shadow = root();
      sheets.adopt(shadow);
      await until(() => colour(shadow) === RED);
      expect(colour(shadow)).to.equal(RED);
      sheets.register('p { color: rgb(0 0 255) }');
      await turn();
      expect(colour(shadow)).to.equal(BLUE);
    });

    it('goes straight to the style element where there is no file', async () => {
      const sheets = createSheets(none);
      const shadow = root();
      sheets.adopt(shadow);
      sheets.register('p { color: rgb(255 0 0) }');
      await turn();
      expect(colour(shadow)).to.equal(RED);
      expect(shadow.querySelectorAll('style')).to.have.length(1);
    });
  });
});
