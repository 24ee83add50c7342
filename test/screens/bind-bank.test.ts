import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/bind-bank.js';
import { leavings, onPage } from '../kit/leavings.js';
import { dropped, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const notes = (...names: string[]) => names.map((name, index) => ({ name, type: `t${index + 1}` }));
const tabs = {
  cate: 'enum',
  code: 'cardType',
  title: 'Kind',
  note: [
    { name: 'Bank', type: '1' },
    { name: 'Wallet', type: 2 },
  ],
};
const channel = {
  cate: 'enum',
  code: 'channelNumber',
  title: 'Channel',
  cardTypeMi: 1,
  note: [
    { name: 'Transfer', type: '90006' },
    { name: 'Agent', type: '90007' },
  ],
};
const items = [
  tabs,
  channel,
  { cate: 'enum', code: 'bankCode', title: 'Bank name', subtitle: 'Choose a bank', cardTypeMi: '1', note: notes('Umoja', 'Pwani') },
  { cate: 'text', code: 'bankCardNo', title: 'Card number', inputType: '1', cardTypeMi: 1 },
  { cate: 'citySelect', code: 'city', title: 'City', cardTypeMi: 1, channelNumber: 90006, note: notes('Arusha', 'Dodoma') },
  { cate: 'text', code: 'agent', title: 'Agent number', inputType: 1, cardTypeMi: 1, channelNumber: '90007' },
  { cate: 'text', code: 'wallet', title: 'Wallet number', inputType: 1, cardTypeMi: 2, channelNumber: 90007 },
  { cate: 'text', code: 'owner', title: 'Owner', subtitle: 'As on your card', value: 'Asha' },
  { cate: 'day', code: 'birthday', title: 'Birthday' },
];
const long = ['Arusha', 'Dodoma', 'Geita', 'Iringa', 'Kagera', 'Katavi', 'Kigoma', 'Lindi', 'Mbeya', 'Mwanza'];

describe('<bind-bank>', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('cardInit', ok({ items })).on('saveBankInfo', ok()).on('changeCard', ok());
  });
  afterEach(() => server.restore());

  const open = (attributes: Record<string, string> = {}): Promise<Screen> => mount(contract, { 'product-id': 'p1', ...attributes });
  const focused = (screen: Screen) => screen.root.activeElement?.id;
  const errorAt = (screen: Screen, field: string) => screen.root.querySelector(`#${field}-error`)?.textContent ?? '';
  const dialog = (screen: Screen) => screen.root.querySelector('dialog');
  const there = (screen: Screen, id: string) => screen.root.querySelector(`#${id}`) !== null;

  async function choose(screen: Screen, field: string, option: string): Promise<void> {
    screen.root.querySelector<HTMLElement>(`#${field}`)?.click();
    await screen.until(() => dialog(screen) !== null);
    Array.from(screen.root.querySelectorAll<HTMLElement>('dialog label'))
      .find((label) => label.textContent === option)
      ?.click();
    await nextFrame();
    screen.button('Confirm').click();
    await screen.until(() => dialog(screen) === null);
  }

  async function save(screen: Screen): Promise<void> {
    screen.type('bankCardNo', '4000123412341234');
    await nextFrame();
    screen.button('Next').click();
  }

  it('tells the shell that binding started, then loads the items of the product', async () => {
    server.hold('cardInit');
    const screen = await mount(contract, { 'product-id': 'p1' }, { settle: false });
    await server.called('cardInit');
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'startBindBank', payload: {} }]);
    expect(server.calls('cardInit')[0]?.body).to.deep.equal({ product_id: 'p1' });
    expect(server.calls('cardInit')[0]?.headers).to.have.property('swift');
    server.calls('cardInit')[0]?.answer(ok({ items }));
    await screen.until(() => screen.state() === 'ready');
    expect(screen.text()).to.contain('Payment account information');
  });

  it('shows what belongs to card type 1 and channel 90006 at first', async () => {
    const screen = await open();
    expect(screen.button('Bank').getAttribute('aria-selected')).to.equal('true');
    for (const [id, shown] of Object.entries({ channelNumber: true, bankCode: true, city: true, agent: false, wallet: false, owner: true }))
      expect(there(screen, id), id).to.equal(shown);
    expect(screen.text()).to.contain('Transfer');
  });

  it('follows the tab and the channel', async () => {
    const screen = await open();
    await choose(screen, 'channelNumber', 'Agent');
    expect([there(screen, 'agent'), there(screen, 'city')]).to.deep.equal([true, false]);
    screen.button('Wallet').click();
    await nextFrame();
    for (const [id, shown] of Object.entries({ channelNumber: false, bankCode: false, agent: false, wallet: true, owner: true }))
      expect(there(screen, id), id).to.equal(shown);
  });

  it('moves between tabs with the arrow keys', async () => {
    const screen = await open();
    const first = screen.button('Bank');
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await nextFrame();
    expect(screen.button('Wallet').getAttribute('aria-selected')).to.equal('true');
    expect(screen.root.activeElement).to.equal(screen.button('Wallet'));
  });

  it('begins with the day that the server has, and with none where that is no day', async () => {
    const known = ['1990-02-08', '1990-2-8', '1990-02-08 10:11:12', '1990/02/08', '1990.2.8', '19900208', '1990/02/08 10:11'];
    const others = ['8 Feb 1990', '08/02/1990', '1990-02-081', '1990-02/08', '1990208', '199002081', '0000-00-00', '2026-02-30'];
    const days = [...known, ...others];
    server.on('cardInit', ok({ items: days.map((value, index) => ({ cate: 'day', code: `day${index}`, title: `Day ${index}`, value })) }));
    const screen = await open();
    const expected = [...known.map(() => '1990-02-08'), ...others.map(() => '')];
    expect(days.map((_, index) => screen.input(`day${index}`).value)).to.deep.equal(expected);
    screen.button('Next').click();
    await screen.until(() => screen.heard('loan-bank-bound').length === 1);
    expect(server.calls('saveBankInfo')[0]?.body).to.deep.include(Object.fromEntries(expected.map((day, index) => [`day${index}`, day])));
  });

  it('strips what is no digit and groups a card number in fours', async () => {
    const screen = await open();
    screen.type('bankCardNo', '40a00-1234x12');
    await nextFrame();
    expect(screen.input('bankCardNo').value).to.equal('4000 1234 12');
    expect(screen.input('bankCardNo').inputMode).to.equal('numeric');
    screen.button('Wallet').click();
    await nextFrame();
    screen.type('wallet', '07 12ab');
    await nextFrame();
    expect(screen.input('wallet').value).to.equal('0712');
  });

  it('submits the visible items by their codes, the tab and the product', async () => {
    const screen = await open();
    await choose(screen, 'bankCode', 'Pwani');
    await choose(screen, 'city', 'Dodoma');
    screen.type('birthday', '1990-02-28');
    await save(screen);
    await screen.until(() => screen.heard('loan-bank-bound').length > 0);
    expect(server.calls('saveBankInfo')[0]?.body).to.deep.equal({
      cardType: '1',
      product_id: 'p1',
      channelNumber: '90006',
      bankCode: 't2',
      bankCardNo: '4000123412341234',
      city: 'Dodoma',
      owner: 'Asha',
      birthday: '1990-02-28',
    });
  });

  it('sends once for five clicks and for two elements of one session', async () => {
    server.hold('saveBankInfo');
    const [one, two] = [await open(), await open()];
    for (const screen of [one, two]) screen.type('bankCardNo', '4000123412341234');
    await nextFrame();
    one.button('Next').focus();
    for (let n = 0; n < 5; n += 1) one.button('Next').click();
    two.button('Next').click();
    await server.called('saveBankInfo');
    await nextFrame();
    expect(one.button('Next').getAttribute('aria-busy')).to.equal('true');
    server.calls('saveBankInfo')[0]?.answer(ok());
    await one.until(() => one.heard('loan-bank-bound').length > 0);
    one.button('Next').click();
    await nextFrame();
    expect(server.calls('saveBankInfo')).to.have.length(1);
    expect(one.root.activeElement?.textContent).to.equal('Your account was saved.');
  });

  it('ends a save for the product it was sent for, and leads nobody away from the form of another', async () => {
    server.hold('saveBankInfo');
    const screen = await open({ source: 'confirmUrl' });
    screen.type('owner', 'Asha One');
    await save(screen);
    const call = await server.called('saveBankInfo');
    screen.element.setAttribute('product-id', 'p2');
    screen.element.setAttribute('source', 'loanDetail');
    await screen.until(() => there(screen, 'owner') && screen.input('owner').value === 'Asha');
    screen.type('owner', 'Asha Two');
    await nextFrame();
    expect(screen.button('Next').getAttribute('aria-busy')).to.equal(null);
    call.answer(ok());
    await screen.until(() => screen.heard('loan-bank-bound').length > 0);
    await nextFrame();
    expect(screen.heard('loan-bank-bound')).to.deep.equal([{ source: 'confirmUrl' }]);
    expect(screen.heard('loan-navigate')).to.deep.equal([]);
    expect(screen.heard('loan-native').filter(({ action }) => action !== 'startBindBank')).to.deep.equal([]);
    expect(screen.heard('loan-toast').at(-1)).to.deep.include({ kind: 'success' });
    expect(screen.button('Next')).to.have.property('disabled', false);
    expect(screen.root.querySelector('.notice')).to.equal(null);
    expect(JSON.stringify(localStorage)).to.contain('Asha Two').and.not.to.contain('Asha One');
    expect(screen.input('owner').value).to.equal('Asha Two');
    await save(screen);
    await server.called('changeCard');
    expect(server.calls('changeCard')[0]?.body).to.deep.include({ product_id: 'p2', owner: 'Asha Two' });
    await screen.until(() => screen.heard('loan-bank-bound').length === 2);
  });

  for (const [how, leave] of leavings)
    it(`ends a save that is on its way when ${how}, and leads nobody away`, async () => {
      server.hold('saveBankInfo');
      const heard = onPage('loan-bank-bound');
      const native = onPage('loan-native');
      const screen = await open({ 'user-id': 'u1', 'session-id': 's1' });
      screen.type('owner', 'Asha One');
      await save(screen);
      const call = await server.called('saveBankInfo');
      leave(screen.element);
      await screen.until(() => screen.root.querySelector('#owner') === null || screen.input('bankCardNo').value === '');
      call.answer(ok());
      await screen.until(() => heard.length > 0);
      await nextFrame();
      expect(call.aborted).to.equal(false);
      expect(heard).to.deep.equal([{ source: '' }]);
      expect(JSON.stringify(native)).not.to.contain('endBindBank').and.not.to.contain('closeWebview');
      expect(screen.heard('loan-navigate')).to.deep.equal([]);
      expect(JSON.stringify(localStorage)).not.to.contain('Asha One');
    });

  it('shows a refusal at its field, named as a value or as a key', async () => {
    for (const data of [{ field: 'bankCardNo' }, { bankCardNo: 'E12' }]) {
      server.on('saveBankInfo', refused(4001, 'Not good', { data }));
      const screen = await open();
      await save(screen);
      await screen.until(() => errorAt(screen, 'bankCardNo') !== '');
      expect(errorAt(screen, 'bankCardNo'), JSON.stringify(data)).to.equal('Not good');
      screen.element.remove();
      await nextFrame();
    }
  });

  it('shows a refusal at no field of another product', async () => {
    server.hold('saveBankInfo');
    const screen = await open();
    await save(screen);
    const call = await server.called('saveBankInfo');
    screen.element.setAttribute('product-id', 'p2');
    await screen.until(() => there(screen, 'bankCardNo') && screen.input('bankCardNo').value === '');
    call.answer(refused(4001, 'Not good', { data: { field: 'bankCardNo' } }));
    await screen.until(() => screen.heard('loan-toast').length > 0);
    await nextFrame();
    expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'fail', text: 'Not good' });
    expect(errorAt(screen, 'bankCardNo')).to.equal('');
  });

  it('closes the picker with the form it belongs to', async () => {
    const screen = await open();
    screen.root.querySelector<HTMLElement>('#bankCode')?.click();
    await screen.until(() => dialog(screen) !== null);
    screen.element.setAttribute('product-id', 'p2');
    await server.called('cardInit', 1);
    await screen.until(() => screen.state() === 'ready');
    await nextFrame();
    expect(screen.root.querySelectorAll('dialog')).to.have.length(0);
  });

  it('says at the fields which text is missing, with the focus on the first, and sends nothing', async () => {
    const screen = await open();
    screen.type('owner', '  ');
    await nextFrame();
    screen.button('Next').click();
    await screen.until(() => focused(screen) === 'bankCardNo');
    expect(errorAt(screen, 'bankCardNo')).to.contain('Card number');
    expect(errorAt(screen, 'owner')).to.contain('Owner');
    expect(screen.input('bankCardNo').getAttribute('aria-describedby')).to.contain('bankCardNo-error');
    expect(server.calls('saveBankInfo')).to.have.length(0);
    screen.type('bankCardNo', '4');
    await nextFrame();
    expect(errorAt(screen, 'bankCardNo')).to.equal('');
  });

  for (const field of ['bankCardNo', 'city', 'cardType'])
    it(`shows the server’s refusal of ${field} there`, async () => {
      server.on('saveBankInfo', refused(4001, 'Not good', { data: { field } }));
      const screen = await open();
      await save(screen);
      await screen.until(() => errorAt(screen, field) === 'Not good');
      await screen.until(() => (focused(screen) ?? '').startsWith(field));
      expect(screen.heard('loan-error')[0]).to.deep.include({ kind: 'refused', code: '4001', endpoint: 'saveBankInfo' });
      expect(screen.input('bankCardNo').value).to.equal('4000 1234 1234 1234');
      expect(screen.button('Next')).to.have.property('disabled', false);
    });

  it('keeps everything when the connection breaks, and can send again', async () => {
    server.on('saveBankInfo', dropped);
    const screen = await open();
    await save(screen);
    await screen.until(() => screen.heard('loan-toast').length > 0);
    expect(screen.heard('loan-toast')[0]?.text).to.equal(
      'The answer was lost: your account may have been saved. Please press once more to be sure.',
    );
    expect(screen.input('bankCardNo').value).to.equal('4000 1234 1234 1234');
    expect(server.calls('saveBankInfo')).to.have.length(1);
    server.on('saveBankInfo', ok());
    await screen.until(() => screen.button('Next').getAttribute('aria-busy') === null);
    screen.button('Next').click();
    await screen.until(() => screen.heard('loan-bank-bound').length > 0);
  });

  it('ends with the shell where there is no source', async () => {
    const screen = await open();
    await save(screen);
    await screen.until(() => screen.heard('loan-native').length === 3);
    expect(screen.heard('loan-native').map(({ action }) => action)).to.deep.equal(['startBindBank', 'endBindBank', 'closeWebview']);
    expect(screen.heard('loan-bank-bound')).to.deep.equal([{ source: '' }]);
    expect(screen.heard('loan-navigate')).to.have.length(0);
  });

  it('changes the card and goes back to the order when it came from there', async () => {
    const screen = await open({ source: 'loanDetail', 'order-id': 'o1' });
    await save(screen);
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect([server.calls('changeCard').length, server.calls('saveBankInfo').length]).to.deep.equal([1, 0]);
    const [gone] = screen.heard('loan-navigate');
    expect(gone).to.deep.include({ route: 'order', replace: false });
    expect(Object.fromEntries(new URL(String(gone?.url), location.href).searchParams)).to.deep.equal({
      userId: 'u1',
      sessionId: 's1',
      productId: 'p1',
      orderId: 'o1',
      source: 'loanDetail',
    });
    expect(screen.heard('loan-native')).to.have.length(1);
  });

  it('replaces the page by the confirmation when it came from there', async () => {
    const screen = await open({ source: 'confirmUrl' });
    await save(screen);
    await screen.until(() => screen.heard('loan-navigate').length > 0);
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'loanConfirm', replace: true });
    expect(String(screen.heard('loan-navigate')[0]?.url)).to.contain('source=confirmUrl');
    expect(server.calls('saveBankInfo')).to.have.length(1);
  });

  it('skips a kind of item nobody knows, says so, and the rest works', async () => {
    server.on('cardInit', ok({ items: [...items, { cate: 'signature', code: 'sign', title: 'Sign here' }, 7, { cate: 'text' }] }));
    const screen = await open();
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'item', message: '', endpoint: 'cardInit' }]);
    expect(screen.text()).not.to.contain('Sign here');
    await save(screen);
    await screen.until(() => screen.heard('loan-bank-bound').length > 0);
    expect(server.calls('saveBankInfo')[0]?.body).not.to.have.property('sign');
  });

  it('has words for a form without items', async () => {
    server.on('cardInit', ok({ items: [] }));
    const screen = await open();
    expect(screen.state()).to.equal('empty');
    server.hold('cardInit');
    for (let n = 0; n < 3; n += 1) {
      screen.button('Retry').click();
      await nextFrame();
    }
    expect(screen.button('Retry').getAttribute('aria-busy')).to.equal('true');
    expect(server.calls('cardInit')).to.have.length(2);
    server.calls('cardInit')[1]?.answer(ok({ items }));
    await screen.until(() => screen.state() === 'ready');
  });

  it('is as high as what it holds, while that is searched and not any more', async () => {
    server.on('cardInit', ok({ items: [{ cate: 'citySelect', code: 'city', title: 'City', note: notes(...long) }] }));
    const screen = await open();
    screen.root.querySelector<HTMLElement>('#city')?.click();
    await screen.until(() => dialog(screen) !== null);
    const heights = () =>
      [dialog(screen), screen.root.querySelector('.picker')].map((each) => Math.round(each?.getBoundingClientRect().height ?? 0));
    const search = async (text: string) => {
      screen.type('city-option-search', text);
      await nextFrame();
      await nextFrame();
      return heights();
    };
    const [whole = 0, list = 0] = heights();
    const [one = 0, row = 0] = await search('mw');
    expect(whole - one).to.be.closeTo(list - row, 2);
    expect(list - row).to.be.greaterThan(52);
    const [two = 0, rows = 0] = await search('ka');
    expect(two - one).to.be.closeTo(rows - row, 2);
    expect(rows - row).to.be.closeTo(52, 4);
    expect(await search('')).to.deep.equal([whole, list]);
  });

  it('searches a long list, decides nothing before Confirm, and gives the focus back', async () => {
    server.on('cardInit', ok({ items: [{ cate: 'citySelect', code: 'city', title: 'City', note: notes(...long) }] }));
    const screen = await open();
    const field = screen.root.querySelector<HTMLElement>('#city');
    field?.focus();
    field?.click();
    await screen.until(() => dialog(screen) !== null);
    expect(screen.button('Confirm')).to.have.property('disabled', true);
    screen.type('city-option-search', 'MW');
    await nextFrame();
    const options = Array.from(screen.root.querySelectorAll<HTMLElement>('dialog label[class^="picker"]'));
    expect(options.map((option) => option.textContent)).to.deep.equal(['Mwanza']);
    const said = screen.root.querySelector('.picker [role=status]');
    expect(said?.textContent).to.equal('');
    screen.type('city-option-search', 'zz');
    await nextFrame();
    expect(said?.textContent, 'nothing found is told').to.equal('Nothing found');
    screen.type('city-option-search', 'MW');
    await nextFrame();
    screen.root.querySelector<HTMLElement>('dialog label[class^="picker"]')?.click();
    await nextFrame();
    screen.button('Cancel').click();
    await screen.until(() => dialog(screen) === null);
    expect([field?.textContent, focused(screen)]).to.deep.equal(['Choose', 'city']);
    await choose(screen, 'city', 'Lindi');
    expect(field?.textContent).to.equal('Lindi');
    field?.click();
    await screen.until(() => dialog(screen) !== null);
    expect(screen.button('Confirm')).to.have.property('disabled', false);
    for (const text of ['mw', 'none such']) {
      screen.type('city-option-search', text);
      await nextFrame();
      expect(screen.button('Confirm'), text).to.have.property('disabled', true);
    }
    screen.type('city-option-search', 'lin');
    await nextFrame();
    expect(screen.button('Confirm')).to.have.property('disabled', false);
  });

  it('brings texts and choices back after a reload, never numbers, and forgets them once sent', async () => {
    const first = await open();
    first.type('owner', 'Asha M');
    first.type('bankCardNo', '4000123412341234');
    first.type('birthday', '1990-02-28');
    await nextFrame();
    await choose(first, 'bankCode', 'Pwani');
    first.element.remove();
    expect(JSON.stringify(localStorage)).to.contain('Asha M').and.not.to.contain('4000');
    const second = await open();
    const came = ['owner', 'birthday', 'bankCardNo'].map((name) => second.input(name).value);
    expect(came).to.deep.equal(['Asha M', '1990-02-28', '']);
    expect(second.root.querySelector('#bankCode')?.textContent).to.equal('Pwani');
    const other = await open({ 'user-id': 'u2' });
    expect(other.input('owner').value).to.equal('Asha');
    await save(second);
    await second.until(() => second.heard('loan-bank-bound').length > 0);
    expect((await open()).input('owner').value).to.equal('Asha');
  });

  it('keeps a number out of the draft also where it was typed into a text', async () => {
    const screen = await open();
    screen.type('owner', 'card 4000-1234');
    await nextFrame();
    expect(JSON.stringify(localStorage)).not.to.contain('1234');
    screen.type('owner', 'नंबर १२३४५६');
    await nextFrame();
    expect(JSON.stringify(localStorage)).not.to.contain('१');
  });

  it('keeps out of the draft what a code or a title calls a card, an account or what opens it, and nothing of its owner', async () => {
    const secret = [
      ['x1', 'Account number'],
      ['bankAccount', 'Bank account'],
      ['x2', 'Nomor rekening'],
      ['x3', 'Namba ya akaunti'],
      ['x4', 'खाता संख्या'],
      ['x5', '银行账号'],
      ['vpa', 'Address'],
      ['cvv', 'On the back'],
      ['x6', 'PIN'],
      ['smsOtp', 'Code'],
    ] as const;
    const plain = [
      ['accountName', 'Account name'],
      ['holder', 'Name on the card'],
      ['pinCodeArea', 'Shopping street'],
      ['footpath', 'Occupation'],
    ] as const;
    const items = [...secret, ...plain].map(([code, title]) => ({ cate: 'text', code, title }));
    server.on('cardInit', ok({ items: [...items, { cate: 'text', code: 'y1', title: 'Konto' }] }));
    const screen = await open();
    for (const { code } of items) screen.type(code, `ab-${code}`);
    screen.type('y1', '12345');
    await nextFrame();
    const [kept] = Object.values(localStorage);
    expect(Object.keys(JSON.parse(String(kept)).value)).to.have.members(plain.map(([code]) => code));
  });

  it('keeps no number in the draft that was chosen, but a day', async () => {
    const choices = {
      account: ['4111111111111111', 'Visa'],
      wallet: ['0712345678', 'M-Pesa'],
      bank: ['90006', 'Umoja'],
      day: ['2026-12-01', ''],
    };
    server.on(
      'cardInit',
      ok({
        items: Object.entries(choices).map(([code, [type, name]]) => ({ cate: 'enum', code, title: code, note: [{ name, type }] })),
      }),
    );
    const screen = await open();
    for (const [code, [type, name]] of Object.entries(choices)) await choose(screen, code, name || type || '');
    const [kept] = Object.values(localStorage);
    expect(JSON.parse(String(kept)).value).to.deep.equal({ bank: '90006', day: '2026-12-01' });
  });

  it('fills in a number that the server knows, and nothing of a masked one', async () => {
    for (const [value, filled, sent] of [
      ['6222 0011-2233', '6222 0011 2233', true],
      ['+255 712 345 678', '2557 1234 5678', true],
      ['6222****2233', '', false],
      ['6222xxxx2233', '', false],
    ] as const) {
      const known = items.map((item) => (item.code === 'bankCardNo' ? { ...item, value } : item));
      server.on('cardInit', ok({ items: [tabs, ...known.filter(({ code }) => code === 'bankCardNo')] }));
      const screen = await open();
      expect(screen.input('bankCardNo').value, value).to.equal(filled);
      screen.button('Next').click();
      await nextFrame();
      expect(errorAt(screen, 'bankCardNo') === '', value).to.equal(sent);
    }
    expect(server.calls('saveBankInfo')).to.have.length(2);
  });

  it('takes the digits of other scripts for what they are', async () => {
    const screen = await open();
    for (const typed of ['१२३४ ५६७८', '１２３４５６７８', '١٢٣٤٥٦٧٨']) {
      screen.type('bankCardNo', typed);
      await nextFrame();
      expect(screen.input('bankCardNo').value).to.equal('1234 5678');
    }
  });

  it('changes nothing that is on its way', async () => {
    server.hold('saveBankInfo');
    const screen = await open();
    await save(screen);
    const sent = await server.called('saveBankInfo');
    await nextFrame();
    expect(screen.input('bankCardNo').readOnly).to.equal(true);
    screen.type('bankCardNo', '99999999');
    screen.button('Wallet').click();
    screen.root.querySelector<HTMLElement>('#bankCode')?.click();
    await nextFrame();
    expect(screen.input('bankCardNo').value).to.equal('4000 1234 1234 1234');
    expect(dialog(screen)).to.equal(null);
    sent.answer(ok());
    await screen.until(() => screen.text().includes('Your account was saved'));
    expect(screen.input('bankCardNo').value).to.equal('4000 1234 1234 1234');
    expect(screen.input('bankCardNo').readOnly).to.equal(false);
  });

  it('says what is wrong in the language that is spoken now', async () => {
    const screen = await open();
    screen.button('Next').click();
    await screen.until(() => errorAt(screen, 'bankCardNo') !== '');
    const english = errorAt(screen, 'bankCardNo');
    screen.element.setAttribute('locale', 'sw');
    await screen.until(() => errorAt(screen, 'bankCardNo') !== english);
    expect(errorAt(screen, 'bankCardNo')).to.contain('Card number');
  });

  it('begins the form anew for another order, and sends what belongs to it', async () => {
    const screen = await open({ source: 'loanDetail', 'order-id': 'o1' });
    screen.type('owner', 'Asha M');
    await save(screen);
    await screen.until(() => screen.heard('loan-bank-bound').length === 1);
    screen.element.setAttribute('order-id', 'o2');
    await screen.until(() => screen.input('owner').value === 'Asha');
    expect(screen.button('Next')).to.have.property('disabled', false);
    screen.type('owner', 'Juma');
    await save(screen);
    const second = await server.called('changeCard', 1);
    expect(JSON.stringify(second.body)).to.contain('Juma').and.not.to.contain('Asha');
  });

  it('shows the items of the product asked for last', async () => {
    server.hold('cardInit');
    const screen = await mount(contract, { 'product-id': 'p1' }, { settle: false });
    const before = await server.called('cardInit', 0);
    screen.element.setAttribute('product-id', 'p2');
    const after = await server.called('cardInit', 1);
    after.answer(ok({ items: [{ cate: 'text', code: 'b', title: 'Second' }] }));
    await screen.until(() => screen.state() === 'ready');
    before.answer(ok({ items: [{ cate: 'text', code: 'a', title: 'First' }] }));
    await nextFrame();
    expect(screen.text()).to.contain('Second').and.not.to.contain('First');
    expect(screen.heard('loan-native')).to.have.length(1);
  });

  it('hides Next while the keyboard takes more than 60 px, and only then', async () => {
    const screen = await open();
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('no visualViewport');
    const full = viewport.height;
    const shrink = async (by: number) => {
      Object.defineProperty(viewport, 'height', { configurable: true, value: full - by });
      viewport.dispatchEvent(new Event('resize'));
      await nextFrame();
    };
    try {
      screen.input('owner').focus();
      for (const [by, hidden] of [
        [60, false],
        [61, true],
        [300, true],
        [0, false],
      ] as const) {
        await shrink(by);
        expect(screen.buttons('Next').length === 0, String(by)).to.equal(hidden);
      }
      // Turned on its side with the field in focus and no keyboard: it is less high there, that is all.
      const innerWidth = window.innerWidth;
      await shrink(0);
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth + 100 });
      await shrink(100);
      expect(screen.buttons('Next'), 'turned without a keyboard').to.have.length(1);
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth });
      await shrink(0);
      // Turned with the keyboard open: how high it is there without one, nobody has seen.
      await shrink(300);
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: full });
      Object.defineProperty(viewport, 'height', { configurable: true, value: innerWidth / 3 });
      viewport.dispatchEvent(new Event('resize'));
      await nextFrame();
      expect(screen.buttons('Next'), 'turned').to.have.length(0);
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth });
      await shrink(300);
      screen.input('owner').blur();
      await screen.until(() => screen.buttons('Next').length === 1, 'a smaller window to get its button back');
    } finally {
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    }
  });

  it('is an error state without a product', async () => {
    const screen = await mount(contract, {});
    expect(screen.state()).to.equal('error');
    expect(screen.text()).to.contain('product-id');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in ${theme}`, async () => {
      const screen = await open({ theme });
      screen.button('Next').click();
      await nextFrame();
      await expect(screen.element).to.be.accessible();
      screen.root.querySelector<HTMLElement>('#bankCode')?.click();
      await screen.until(() => dialog(screen) !== null);
      await expect(screen.element).to.be.accessible();
    });
  }
});
