import { expect } from '@open-wc/testing';
import complaintStart from '../../elements/complaint-start.js';
import complaintSubmit from '../../elements/complaint-submit.js';
import { json, mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const init = {
  problemType: [{ title: 'My account', value: '3' }],
  problemSonType: [],
  orderList: ['o-1', 'o-2'].map((orderNo) => ({ orderNo, productName: orderNo, isShow: 1, list: [] })),
};
const focused = ({ root }: Screen) => root.activeElement;

describe('what has the focus goes', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('problemInit', ok(init));
  });
  afterEach(() => server.restore());

  const retry = (screen: Screen) => {
    screen.button('Retry').focus();
    screen.button('Retry').click();
  };

  it('and stays in the screen when it is tried again: while it loads, and whether it fails once more or not', async () => {
    const broken = json({ code: 0, data: { problemType: 'x' } });
    server.on('problemInit', broken);
    const screen = await mount(complaintSubmit, { 'problem-type': '3', 'order-no': 'o-1' });
    retry(screen);
    await server.called('problemInit', 1);
    await screen.until(() => screen.state() === 'error' && screen.root.querySelector('.failure') !== null);
    expect(focused(screen)?.getAttribute('role'), 'failed again').to.equal('alert');
    server.on('problemInit', ok(init));
    retry(screen);
    await screen.until(() => screen.state() === 'ready');
    expect(focused(screen)?.parentElement?.className, 'loaded').to.contain('page');

    server.on('problemInit', broken);
    const other = await mount(complaintSubmit, { 'problem-type': '3', 'order-no': 'o-2' });
    server.hold('problemInit');
    retry(other);
    await other.until(() => other.root.querySelector('.failure') === null);
    expect(focused(other)?.textContent, 'loading').to.equal('Loading');
  });

  it('and stays where it was: among the orders of which one was chosen', async () => {
    const screen = await mount(complaintStart, { 'order-id': 'o-1' });
    screen.button('All').click();
    await screen.until(() => screen.root.querySelector('.complaint-choice') !== null);
    const choice = screen.button(/o-2/);
    choice.focus();
    choice.click();
    await screen.until(() => screen.root.querySelector('.complaint-choice') === null);
    expect(focused(screen)?.getAttribute('aria-label'), 'the order that was chosen').to.equal('Your order');
    expect(focused(screen)?.textContent).to.contain('o-2');
  });

  it('and is left to whoever has it by now on the page', async () => {
    const own = document.body.appendChild(document.createElement('button'));
    server.on('problemInit', json({ code: 0, data: { problemType: 'x' } }));
    const screen = await mount(complaintSubmit, { 'problem-type': '3', 'order-no': 'o-1' });
    screen.button('Retry').focus();
    own.focus();
    server.on('problemInit', ok(init));
    screen.button('Retry').click();
    await screen.until(() => screen.state() === 'ready');
    expect(document.activeElement).to.equal(own);
    own.remove();
  });
});
