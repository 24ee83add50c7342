import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/complaint-list.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { asItIs, online } from '../kit/page-state.js';
import { mount, type Screen } from '../kit/screen.js';

const item = (id: string | number, more: object = {}) => ({
  id,
  time: '2026-11-02 10:15:00',
  type: 'Collection',
  content: `Content ${id}`,
  ...more,
});
const tabs = [
  { title: 'In progress', list: [item(501), item('502', { type: 'Repayment', time: '1793613600' })] },
  { title: 'Answered', list: [item(601)] },
  { title: '', list: [] },
];

const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
const rows = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLAnchorElement>('a.complaint-row[href]'));

describe('<complaint-list>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi().on('problemList', ok({ tabs }));
  });
  afterEach(() => server.restore());
  const open = (attributes: Record<string, string> = {}) => mount(contract, attributes);

  it('shows time, type and content of each complaint of the first tab', async () => {
    const screen = await open();
    expect(rows(screen)).to.have.length(2);
    for (const words of ['Collection', 'Content 501', '2026-11-02 10:15:00', 'Repayment', 'Content 502'])
      expect(screen.text(), words).to.contain(words);
    expect(screen.text()).to.match(/2026-11-0\d \d\d:\d\d:\d\d/);
    expect(screen.text()).not.to.contain('Content 601');
    expect(server.calls('problemList')[0]?.body).to.deep.equal({});
  });

  it('goes from tab to tab, by touch and by keyboard', async () => {
    const screen = await open();
    const [first, second, third] = Array.from(screen.root.querySelectorAll<HTMLElement>('[role=tab]'));
    if (!first || !second || !third) throw new Error('no tabs');
    expect(third.textContent).to.equal('List 3');
    second.click();
    await screen.until(() => screen.text().includes('Content 601'));
    expect(second.getAttribute('aria-selected')).to.equal('true');
    expect(first.tabIndex).to.equal(-1);
    expect(screen.root.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby')).to.equal(second.id);
    second.focus();
    press(second, 'ArrowRight');
    await screen.until(() => screen.root.activeElement === third);
    expect(screen.text()).to.contain('No complaints here');
    press(third, 'ArrowRight');
    await screen.until(() => screen.root.activeElement === first);
    press(first, 'End');
    await screen.until(() => screen.root.activeElement === third);
    press(third, 'Home');
    await screen.until(() => screen.text().includes('Content 501'));
  });

  it('leads to the details of a complaint', async () => {
    const screen = await open();
    const [row] = rows(screen);
    expect(row?.getAttribute('href')).to.contain('/complainDetails?').and.to.contain('problemId=501');
    row?.click();
    const [gone] = screen.heard('loan-navigate');
    expect(gone).to.deep.include({ route: 'complaintDetail', replace: false });
    expect(gone?.params).to.deep.equal({ problemId: '501' });
  });

  it('shows a complaint that no page can be opened for, as no link', async () => {
    const { id: _, ...nameless } = item(9, { content: 'Without an id' });
    server.on('problemList', ok({ tabs: [{ title: 'All', list: [nameless, item('../etc', { type: 'Strange' }), item(503)] }] }));
    const screen = await open();
    for (const words of ['Collection', 'Without an id', '2026-11-02 10:15:00', 'Strange', 'Content ../etc', 'Content 503'])
      expect(screen.text(), words).to.contain(words);
    expect(rows(screen).map(({ textContent }) => textContent)).to.deep.equal(['CollectionContent 5032026-11-02 10:15:00']);
    expect(screen.root.innerHTML).not.to.contain('problemId=undefined');
    await expect(screen.element).to.be.accessible();
  });

  it('is not empty where no complaint has an id', async () => {
    server.on('problemList', ok({ tabs: [{ title: 'All', list: [{ content: 'They call at night.' }] }] }));
    const screen = await open();
    expect(screen.state()).to.equal('ready');
    expect(screen.text()).to.contain('They call at night.');
  });

  it('keeps its tab when it is loaded again', async () => {
    const screen = await open();
    screen.button('Answered').click();
    await nextFrame();
    server.on('problemList', ok({ tabs: [tabs[0], { title: 'Answered', list: [item(602)] }] }));
    screen.element.reload();
    await screen.until(() => screen.text().includes('Content 602'));
    expect(screen.button('Answered').getAttribute('aria-selected')).to.equal('true');
    server.on('problemList', ok({ tabs: tabs.slice(0, 1) }));
    screen.element.reload();
    await screen.until(() => screen.text().includes('Content 501'));
  });

  it('draws few of ten thousand complaints, and others when it is scrolled', async () => {
    server.on('problemList', ok({ tabs: [{ title: 'All', list: Array.from({ length: 10_000 }, (_, n) => item(n + 1)) }] }));
    const screen = await open();
    expect(rows(screen).length).to.be.lessThan(300);
    window.scrollTo(0, 400_000);
    const first = () => Number(screen.root.querySelector('[data-row]')?.getAttribute('data-row'));
    await screen.until(() => first() > 100);
    expect(rows(screen).length).to.be.lessThan(300);
    window.scrollTo(0, 0);
    await screen.until(() => first() === 0);
  });

  it('says that the phone is offline where there are none, too', async () => {
    server.on('problemList', ok({ tabs: [{ title: 'A', list: [] }] }));
    const screen = await open();
    try {
      online(false);
      await screen.until(() => screen.root.querySelector('.offline[role=status]') !== null);
      expect(screen.state()).to.equal('empty');
    } finally {
      asItIs();
    }
  });

  it('says so when there are none, and leads to a new one', async () => {
    server.on('problemList', ok({ tabs: [{ title: 'A', list: [] }] }));
    const screen = await open();
    expect(screen.state()).to.equal('empty');
    screen.button('Make a complaint').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'complaint' });
  });

  for (const [what, reply] of [
    ['a refusal', refused(9, 'Not today')],
    ['no tabs', ok({})],
    ['no network', dropped],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('problemList', reply);
      const screen = await open();
      expect(screen.state()).to.equal('error');
      server.on('problemList', ok({ tabs }));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
    });
  }

  it('raises no alarm where there is none at all', async () => {
    server.on('problemList', ok({ tabs: [] }));
    const screen = await open();
    await screen.until(() => screen.text().includes('No complaints here'));
    expect(screen.root.querySelector('.failure')?.getAttribute('role')).to.equal('status');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await open({ theme });
      await expect(screen.element).to.be.accessible();
      screen.button('List 3').click();
      await screen.until(() => screen.text().includes('No complaints here'));
      await expect(screen.element).to.be.accessible();
    });
  }
});
