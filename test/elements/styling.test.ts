import { expect, waitUntil } from '@open-wc/testing';
import confirm from '../../elements/loan-confirm.js';
import { define, type LoanElement } from '../../elements/define.js';
import { $config, configure } from '../../src/config/config.js';
import { mixed, readableOn } from '../../src/lib/color.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { knowsParts } from '../kit/parts.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [], isPopType: 1 };
const RED = 'rgb(200, 0, 0)';
const BLUE = 'rgb(0, 0, 200)';

describe('the look of an element', () => {
  const tag = define(confirm);
  const settings = $config.get();
  let api: MockApi;
  let element: LoanElement;
  let holder: HTMLElement;
  const added: HTMLStyleElement[] = [];

  const css = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
    added.push(style);
  };
  const at = (selector: string) => {
    const found = element.shadowRoot?.querySelector(selector);
    if (!found) throw new Error(selector);
    return getComputedStyle(found);
  };
  const primary = () => at('.button--primary').backgroundColor;
  const surface = () => at('.card').backgroundColor;

  beforeEach(async () => {
    css(`${tag}::part(primary) { transition: none }`);
    api = mockApi()
      .on('loanConfirm', ok(loan))
      .on('contracts', ok({ list: [] }));
    holder = document.createElement('div');
    element = document.createElement(tag) as LoanElement;
    element.setAttribute('product-id', 'p-1');
    holder.append(element);
    document.body.append(holder);
    await waitUntil(() => element.shadowRoot?.querySelector('.button--primary'), undefined, { timeout: 5000 });
  });
  afterEach(() => {
    for (const style of added.splice(0)) style.remove();
    holder.remove();
    document.documentElement.removeAttribute('style');
    $config.set(settings);
    api.restore();
  });

  it('keeps the colour of success under an accent that looks like a fault', () => {
    css(`:root { --loan-accent: ${RED}; --loan-accent-soft: ${RED} }`);
    const notice = element.shadowRoot?.querySelector('.page')?.appendChild(document.createElement('div'));
    if (!notice) throw new Error('no page');
    notice.className = 'notice notice--good';
    expect(at('.notice--good').backgroundColor).to.equal('rgb(226, 241, 234)');
    css(`:root { --loan-success-soft: ${BLUE} }`);
    expect(at('.notice--good').backgroundColor).to.equal(BLUE);
  });

  it('takes custom properties from itself, from any ancestor, and from the nearest', () => {
    css(`:root { --loan-accent: ${RED}; --loan-radius: 3px }`);
    expect([primary(), at('.card').borderTopLeftRadius]).to.deep.equal([RED, '3px']);
    holder.style.setProperty('--loan-accent', BLUE);
    expect(primary()).to.equal(BLUE);
    element.style.setProperty('--loan-accent', RED);
    expect(primary()).to.equal(RED);
  });

  it('takes its unit of spacing: padding of the page, the bar and the cards, and the gaps between them', () => {
    const spacing = () => {
      const [page, dock] = [at('.page'), at('.dock__inner')];
      return [page.paddingTop, page.paddingLeft, page.rowGap, at('.card').paddingTop, dock.paddingLeft, dock.paddingTop];
    };
    expect(spacing()).to.deep.equal(['16px', '16px', '12px', '16px', '16px', '12px']);
    holder.style.setProperty('--loan-space', '8px');
    expect(spacing()).to.deep.equal(['8px', '8px', '6px', '8px', '8px', '6px']);
  });

  it('has its parts styled from outside', function () {
    if (!knowsParts) this.skip();
    css(`
      ${tag}::part(primary) { background: ${RED} }
      ${tag}::part(card) { background: ${BLUE} }
      ${tag}::part(title) { color: ${RED} }
    `);
    expect([primary(), surface()]).to.deep.equal([RED, BLUE]);
  });

  it('shows what is slotted, before and after the screen', () => {
    for (const slot of ['after', 'before']) {
      const part = document.createElement('p');
      part.slot = slot;
      part.textContent = slot;
      element.append(part);
    }
    const stray = document.createElement('p');
    stray.textContent = 'stray';
    element.append(stray);
    const [after, before] = Array.from(element.children, (child) => child.getBoundingClientRect());
    const page = element.shadowRoot?.querySelector('.page')?.getBoundingClientRect();
    expect(before?.height).to.be.greaterThan(0);
    expect(before?.bottom).to.be.at.most(page?.top ?? 0);
    expect(after?.top).to.be.at.least(page?.bottom ?? Infinity);
    expect(stray.getBoundingClientRect().height).to.equal(0);
  });

  it('follows its theme, the configuration’s, and neither when it is wrong', async () => {
    const light = surface();
    element.setAttribute('theme', 'dark');
    await waitUntil(() => surface() !== light);
    const dark = surface();
    element.removeAttribute('theme');
    await waitUntil(() => surface() === light);
    configure({ theme: 'dark' });
    await waitUntil(() => surface() === dark);
    element.setAttribute('theme', 'light');
    await waitUntil(() => surface() === light);
    element.setAttribute('theme', 'purple');
    await waitUntil(() => surface() === dark);
  });

  it('takes the configuration’s accent in both themes; a page’s own property goes before it', async () => {
    configure({ accent: '#7A1FA2' });
    await waitUntil(() => primary() === 'rgb(122, 31, 162)');
    expect(at('.button--primary').color).to.equal('rgb(255, 255, 255)');
    element.setAttribute('theme', 'dark');
    await waitUntil(() => primary() !== 'rgb(122, 31, 162)');
    configure({ accent: '#ffd400' });
    await waitUntil(() => primary() === 'rgb(255, 212, 0)');
    expect(at('.button--primary').color).to.equal('rgb(0, 0, 0)');
    holder.style.setProperty('--loan-accent', RED);
    expect(primary()).to.equal(RED);
  });

  it('has words and icons in the accent where it can be read, and in a darker one where it is bright', async () => {
    element.setAttribute('theme', 'light');
    const icon = () => at('.row-link__icon').color;
    expect(icon(), 'without a configuration').to.equal(primary());
    configure({ accent: '#1d4ed8' });
    await waitUntil(() => primary() === 'rgb(29, 78, 216)');
    expect(icon()).to.equal('rgb(29, 78, 216)');
    configure({ accent: '#ffd400' });
    await waitUntil(() => primary() === 'rgb(255, 212, 0)');
    expect(icon()).to.equal('rgb(128, 106, 0)');
    element.setAttribute('theme', 'dark');
    await waitUntil(() => icon() === 'rgb(255, 212, 0)');
    element.setAttribute('theme', 'light');
    holder.style.setProperty('--loan-accent', RED);
    await waitUntil(() => icon() === RED);
    holder.style.setProperty('--loan-accent-text', BLUE);
    expect([primary(), icon()]).to.deep.equal([RED, BLUE]);
  });

  it('is not what a page does to everything', () => {
    const before = [at('.card').padding, at('.loan').fontSize, primary(), at('.button--primary').height];
    css(
      '* { all: unset !important; margin: 9px; } html { font-size: 8px; line-height: 3; letter-spacing: 4px; text-transform: uppercase; color: red }',
    );
    expect([at('.card').padding, at('.loan').fontSize, primary(), at('.button--primary').height]).to.deep.equal(before);
    const { letterSpacing, textTransform, textAlign } = at('.loan');
    expect([letterSpacing, textTransform, textAlign]).to.deep.equal(['normal', 'none', 'start']);
  });

  it('is hidden by `hidden` and by its own style, as a framework sets it, and by nothing a page says of all elements', () => {
    css(`${tag}, ${tag} * { display: none !important }`);
    expect(element.getBoundingClientRect().height).to.be.greaterThan(100);
    element.hidden = true;
    expect(element.getBoundingClientRect().height).to.equal(0);
    element.hidden = false;
    element.style.color = 'red';
    element.style.display = 'none';
    expect(element.getBoundingClientRect().height).to.equal(0);
    element.style.display = '';
    expect(element.getBoundingClientRect().height).to.be.greaterThan(100);
    element.setAttribute('style', 'color:red;display:none');
    expect(element.getBoundingClientRect().height).to.equal(0);
  });

  for (const [hides, written] of [
    [true, 'DISPLAY: NONE'],
    [true, 'color: red; display :none'],
    [true, 'color: red;display : none !important'],
    [true, '\n  color: red;\n  display: none;\n'],
    [true, '--menu-display: none; display: none;'],
    [true, 'display: none; --menu-display: none;'],
    [false, '--menu-display: none'],
    [false, 'color: red; --menu-display:none'],
    [false, '--menu-display: none; display: block;'],
  ] as const)
    it(`is ${hides ? 'hidden' : 'shown'} by the style ${JSON.stringify(written)}`, () => {
      element.setAttribute('style', written);
      expect(element.getBoundingClientRect().height === 0).to.equal(hides);
    });

  it('reads from left to right, as its words do, on any page; what the page puts there reads as the page does', () => {
    holder.dir = 'rtl';
    const part = document.createElement('p');
    part.slot = 'before';
    part.textContent = 'before';
    element.append(part);
    // Chrome before 120 and Safari before 16.4 do not tell what the page is: there it reads as the element does.
    const told = CSS.supports('selector(:dir(rtl))');
    expect([at('.loan').direction, getComputedStyle(part).direction]).to.deep.equal(['ltr', told ? 'rtl' : 'ltr']);
    const row = element.shadowRoot?.querySelector('.row-link');
    const icon = row?.querySelector('.row-link__icon')?.getBoundingClientRect();
    const box = row?.getBoundingClientRect();
    expect((icon?.left ?? 0) - (box?.left ?? 0)).to.be.lessThan((box?.right ?? 0) - (icon?.right ?? 0));
  });
});

describe('colours', () => {
  it('are mixed, lightened and darkened', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).to.equal('#808080');
    expect(mixed('#102030', '#ffffff', 0)).to.equal('#102030');
    expect(readableOn('#ffd400', '#18201c')).to.equal('#ffd400');
    expect(readableOn('#1d4ed8', '#ffffff')).to.equal('#1d4ed8');
    expect(readableOn('#ffffff', '#ffffff')).to.match(/^#([4-7][\da-f])\1\1$/);
    expect(readableOn('#000000', '#18201c')).to.match(/^#([89a-f][\da-f])\1\1$/);
  });
});
