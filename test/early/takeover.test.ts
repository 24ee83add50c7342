import { expect, waitUntil } from '@open-wc/testing';
import contracts, { drawStage } from 'virtual:early';
import { host } from '../../hosts/hosted.js';
import { setHash } from '../../src/navigation/go.js';
import { startEarly, type Early } from '../kit/early.js';
import { dropped, mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { isModal } from '../kit/top-layer.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [] };

let turn = 0;

describe('when React takes over', () => {
  // Engines that share no styles get no first drawing (hosts/sketch.ts).
  before(function () {
    if (!('adoptedStyleSheets' in Document.prototype)) this.skip();
  });
  let api: MockApi;
  let navigated: number;
  const onNavigate = (event: Event) => {
    event.preventDefault();
    navigated += 1;
  };
  beforeEach(() => {
    localStorage.clear();
    navigated = 0;
    api = mockApi()
      .on('loanConfirm', ok(loan))
      .on('contracts', ok({ list: [] }))
      .on('loanPush', ok({ lendDetailsUrl: '/order' }));
    for (const name of ['loan-navigate', 'loan-native']) document.addEventListener(name, onNavigate);
  });
  afterEach(() => {
    for (const name of ['loan-navigate', 'loan-native']) document.removeEventListener(name, onNavigate);
    document.body.replaceChildren();
    api.restore();
  });

  interface Page extends Early {
    takeOver(): Promise<void>;
    find<E extends HTMLElement>(selector: string): E;
  }

  async function page(tag: string, attributes: Record<string, string>, ready: string): Promise<Page> {
    const contract = contracts.find((each) => each.tag === tag);
    if (!contract) throw new Error(tag);
    const prefix = `over${(turn += 1)}`;
    const shown = startEarly(contract, `${prefix}-${tag}`, { 'user-id': 'u-1', ...attributes });
    const find = <E extends HTMLElement>(selector: string): E => {
      const found = shown.root.querySelector<E>(selector);
      if (!found) throw new Error(selector);
      return found;
    };
    await waitUntil(() => shown.root.querySelector(ready), `${tag} to be drawn`);
    return {
      ...shown,
      find,
      async takeOver() {
        host(contract, drawStage, { prefix });
        await Promise.resolve();
      },
    };
  }
  const confirm = (attributes: Record<string, string> = {}) =>
    page('loan-confirm', { 'product-id': 'p-1', ...attributes }, '.button--primary');

  it('a tap before it is carried on, and none is doubled', async () => {
    api.hold('loanPush');
    const { find, takeOver, element } = await confirm();
    let confirmed = 0;
    element.addEventListener('loan-confirmed', () => (confirmed += 1));
    find('.button--primary').click();
    await takeOver();
    const button = find('.button--primary');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    button.click();
    const call = await api.called('loanPush');
    expect(api.calls('loanPush').length).to.equal(1);
    call.answer(ok({ lendDetailsUrl: '/order' }));
    await waitUntil(() => confirmed === 1);
    find('.button--primary').click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([api.calls('loanPush').length, confirmed]).to.deep.equal([1, 1]);
  });

  it('a tap on both sides of it, in one task, is one', async () => {
    const { find, takeOver } = await confirm();
    const button = find('.button--primary');
    button.click();
    const done = takeOver();
    button.click();
    await done;
    button.click();
    await api.called('loanPush');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.calls('loanPush').length).to.equal(1);
  });

  it('a tap half done is done: the finger lifts from the same button', async () => {
    const { find, takeOver } = await confirm();
    const button = find('.button--primary');
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await takeOver();
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
    expect(button.isConnected).to.equal(true);
    button.click();
    await api.called('loanPush');
    expect(api.calls('loanPush').length).to.equal(1);
  });

  it('an intent whose outcome is unknown keeps its key', async () => {
    api.on('loanPush', dropped);
    const { find, takeOver, element } = await confirm();
    find('.button--primary').click();
    await waitUntil(() => find('.button--primary').getAttribute('aria-busy') !== 'true' && api.calls('loanConfirm').length === 2);
    await takeOver();
    api.on('loanPush', ok({ lendDetailsUrl: '/order' }));
    await waitUntil(() => !find<HTMLButtonElement>('.button--primary').disabled);
    find('.button--primary').click();
    await waitUntil(() => navigated > 0);
    const [first, second, ...more] = api.calls('loanPush').map(({ headers }) => headers['idempotency-key']);
    expect(first).to.be.a('string').and.equal(second);
    expect(more).to.deep.equal([]);
    element.remove();
  });

  it('a notice that came into view does not move the page once more', async () => {
    api.on('loanPush', dropped);
    const { find, takeOver, element } = await confirm();
    find('.button--primary').click();
    await waitUntil(() => element.shadowRoot?.querySelector('.notice'));
    let moved = 0;
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = () => void (moved += 1);
    await takeOver();
    Element.prototype.scrollIntoView = scrollIntoView;
    expect(moved).to.equal(0);
  });

  it('focus, caret and what is typed stay', async () => {
    const { find, takeOver, root } = await page('delete-account', {}, 'input[type=tel]');
    const input = find<HTMLInputElement>('input[type=tel]');
    input.focus();
    input.value = '0712345678';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const typed = input.value;
    input.setSelectionRange(3, 5);
    await takeOver();
    expect(root.activeElement).to.equal(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal([typed, 3, 5]);
    input.setRangeText('9', 3, 5, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(find<HTMLInputElement>('input[type=tel]')).to.equal(input);
    expect(input.value.replace(/\D/g, '')).to.equal('071945678');
  });

  it('an open dialog stays open, its frame is not loaded again, and it gives the focus back', async () => {
    api.on('loanConfirm', ok({ ...loan, popAgreementUrl: `${window.location.origin}/nothing/here` }));
    const { find, takeOver, root } = await confirm();
    await waitUntil(() => root.querySelector('iframe'));
    const frame = find<HTMLIFrameElement>('iframe');
    const inside = frame.contentWindow;
    const dialog = find<HTMLDialogElement>('dialog');
    await takeOver();
    expect(find('dialog')).to.equal(dialog);
    expect(isModal(dialog)).to.equal(true);
    expect(find('iframe')).to.equal(frame);
    expect(frame.contentWindow).to.equal(inside);
    expect(dialog.contains(root.activeElement)).to.equal(true);
    find('dialog .button--primary').click();
    await waitUntil(() => !root.querySelector('dialog'));
  });

  it('what is told above a dialog is told by the dialog, and all of it is gone on from', async () => {
    api.on('loanDetails', ok({ orderStatus: 200, isScore: 1 }));
    const { find, takeOver, root } = await page('order-detail', { 'product-id': 'p-1', 'order-id': 'o-1' }, 'dialog');
    const [dialog, place] = [find('dialog'), find('[data-told]')];
    find('dialog .button--primary').click();
    await waitUntil(() => root.querySelector('.toast'));
    const toast = find('.toast');
    expect([place.textContent, toast.textContent]).to.deep.equal(['', 'Silakan pilih']);
    await takeOver();
    expect([find('dialog'), find('[data-told]'), find('.toast')].map((one, at) => one === [dialog, place, toast][at])).to.deep.equal([
      true,
      true,
      true,
    ]);
    await waitUntil(() => !root.querySelector('.toast'), 'it to go', { timeout: 4000 });
    find('dialog .button--primary').click();
    await waitUntil(() => root.querySelector('.toast'));
    expect([place.textContent, find('.toast').textContent]).to.deep.equal(['', 'Silakan pilih']);
  });

  it('an image that did not come before stays hidden behind its letter, and one that comes later is shown', async () => {
    api.on('loanConfirm', ok({ ...loan, productLogo: 'data:image/png;base64,AAAA' }));
    const { find, takeOver } = await confirm();
    const image = find<HTMLImageElement>('.logo img');
    const shown = () => image.clientHeight > 0;
    await waitUntil(() => !shown(), 'the letter');
    await takeOver();
    expect(find('.logo img')).to.equal(image);
    expect([shown(), find('.logo').textContent]).to.deep.equal([false, 'P']);
    image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
    await waitUntil(shown, 'the image');
  });

  it('a carousel stays under the focus and under the pointer', async () => {
    const { find, takeOver, root } = await page('company-site', {}, '.carousel');
    find('.carousel__controls button').focus();
    find('.carousel').dispatchEvent(new PointerEvent('pointerenter'));
    await takeOver();
    find('.carousel__controls button').blur();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(root.querySelector('[data-viewport]')?.getAttribute('aria-live')).to.equal('polite');
    find('.carousel').dispatchEvent(new PointerEvent('pointerleave'));
    await waitUntil(() => root.querySelector('[aria-live=off]'), 'the carousel to move', { timeout: 5000 });
  });

  it('another element that stands in a screen is the same one, with its focus and what is typed', async () => {
    api.on('repaymentWay', ok({ alipay: 0, repayToken: 'rt-1', bankCards: [] }));
    api.on('cardInit', ok({ items: [{ cate: 'text', code: 'name', title: 'Name', subtitle: 'Your name' }] }));
    setHash('#/addnormalcard', true);
    let begun = 0;
    const onNative = (event: Event) => {
      if (event instanceof CustomEvent && event.detail.action === 'startBindBank') begun += 1;
    };
    document.addEventListener('loan-native', onNative);
    const { find, takeOver } = await page('repay-card', { 'order-id': 'o-1', amount: '100', 'product-id': 'p-1' }, '.nested');
    await waitUntil(() => find('.nested').firstElementChild?.shadowRoot?.querySelector('#name'), 'the form');
    const form = find('.nested > *');
    const field = form.shadowRoot?.querySelector<HTMLInputElement>('#name');
    field?.focus();
    await takeOver();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.removeEventListener('loan-native', onNative);
    setHash('', true);
    expect([find('.nested > *') === form, form.shadowRoot?.activeElement === field]).to.deep.equal([true, true]);
    expect([begun, api.calls('cardInit').length]).to.deep.equal([1, 1]);
  });

  it('a field that the screen sent the focus to does not get it once more', async () => {
    const { find, takeOver, root } = await page('delete-account', {}, 'input[type=tel]');
    find('.field .button').click();
    find('dialog .button').click();
    expect(root.activeElement?.id).to.equal('phone');
    let again = 0;
    find('#phone').addEventListener('focus', () => (again += 1));
    find('.field .button').focus();
    await takeOver();
    expect([root.activeElement === find('.field .button'), again]).to.deep.equal([true, 0]);
  });

  it('what somebody changed in between is drawn anew, once', async () => {
    const { find, takeOver, root } = await confirm();
    find('.page').firstChild?.remove();
    // React's development build tells the page what it mends by itself.
    const { onerror } = window;
    window.onerror = null;
    await takeOver();
    window.onerror = onerror;
    expect(root.querySelectorAll('.loan').length).to.equal(1);
    expect(root.querySelectorAll('.loan-hero').length).to.equal(1);
    find('.button--primary').click();
    await api.called('loanPush');
  });

  it('the element lives on as any other: out of the page and back', async () => {
    const { element, takeOver, root } = await confirm();
    await takeOver();
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.querySelector('.loan')).to.equal(null);
    document.body.append(element);
    await waitUntil(() => element.getAttribute('data-state') === 'ready');
    expect(root.querySelectorAll('.button--primary').length).to.equal(1);
  });
});
