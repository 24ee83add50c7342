import { fixtureCleanup, nextFrame } from '@open-wc/testing';
import contract from '../../elements/repay-card.js';
import { setHash } from '../../src/navigation/go.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

export const cards = [
  { id: 'c1', bankName: 'Benki ya Savana', cardNo: '4417123456784417', bankCode: 'SAV' },
  { id: 'c2', bankName: 'Pwani Bank', cardNo: '5500000000000082', bankCode: 'PWA' },
];
export const way = { alipay: 1, repayToken: 'rt-1', bankCards: cards };
export const order = {
  orderStatus: 200,
  noticeStatusText: 'Settled',
  noticeDesText: 'All is paid.',
  productName: 'Haraka Mkopo',
  userOrderDetail: { detail: [{ text: 'Loan amount', value: 'TZS 300.000' }] },
};

/** A lender with two cards, which wants a code for each payment. */
export function cardServer(): MockApi {
  localStorage.clear();
  setHash('', true);
  return mockApi()
    .on('repaymentWay', ok(way))
    .on('repaymentCommit', ok({ needValid: 1, repayRecordId: 'r-1' }))
    .on('repaymentConfirm', ok())
    .on('repaymentThirdParty', ok({ redirectUrl: 'https://third.example/pay' }))
    .on('loanDetails', ok(order));
}

/** Takes the elements away before what answers them. */
export async function cardsGone(server: MockApi): Promise<void> {
  fixtureCleanup();
  await nextFrame();
  server.restore();
  setHash('', true);
}

/** Hash routes are the element's own navigation: they happen, unless a test prevents them. */
export async function open(attributes: Record<string, string> = {}, go = true): Promise<Screen> {
  const screen = await mount(contract, { 'order-id': 'o-1', amount: '8450055', 'product-id': 'p-1', ...attributes });
  screen.element.addEventListener('loan-navigate', (event) => {
    if (go && event instanceof CustomEvent && String(event.detail.url).startsWith('#')) setHash(event.detail.url, event.detail.replace);
  });
  return screen;
}

export async function choose(screen: Screen, id = 'c1'): Promise<void> {
  screen.root.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
  await nextFrame();
}

export const dialog = (screen: Screen) => screen.root.querySelector('dialog');
export const toasts = (screen: Screen) => screen.heard('loan-toast').map(({ text }) => text);
export const idle = (screen: Screen) =>
  screen.until(() => screen.state() !== 'loading' && screen.root.querySelector('[aria-busy]') === null);

/** Whether a control does nothing now: an order's payments wait for each other, until the browser gives back what they hold. */
export const off = (screen: Screen, name: string) =>
  screen.button(name).getAttribute('aria-busy') === 'true' || screen.button(name).hasAttribute('disabled');

/** Presses a control, as soon as it does something. */
export async function press(screen: Screen, name: string): Promise<void> {
  await screen.until(() => screen.buttons(name).length > 0 && !off(screen, name));
  screen.button(name).click();
}

/** Chooses a card and pays, until the code is asked for. */
export async function coded(screen: Screen): Promise<void> {
  await choose(screen);
  await press(screen, 'Pay Now');
  await screen.until(() => dialog(screen) !== null);
}

/** Types a code and confirms it, until it was sent. */
export async function confirmed(server: MockApi, screen: Screen, code = '135246'): Promise<void> {
  const sent = server.calls('repaymentConfirm').length;
  screen.type('sms-code', code);
  await nextFrame();
  await press(screen, 'Confirm');
  await server.called('repaymentConfirm', sent);
}

export const keysOf = (server: MockApi, name: string) => server.calls(name).map((call) => call.headers['idempotency-key']);
