import { expect, nextFrame } from '@open-wc/testing';
import * as fc from 'fast-check';
import contract from '../../elements/repay-slip.js';
import { readSlip } from '../../src/screens/repay-slip/parts/info.js';
import { mount } from '../kit/screen.js';

const info = {
  repayAmount: 163500,
  defDetail: {
    payCode: '8021441799',
    logo: 'https://cdn.example/logo.png',
    payNotice: {
      'E-wallets': [{ name: 'M-Pesa', step: ['Dial *150*00#', 'Choose 4'] }],
      Stores: [{ name: 'Agent', step: ['Say the number'] }],
    },
  },
};

describe('<repay-slip>', () => {
  beforeEach(() => localStorage.clear());

  it('shows the stored slip: note, logo, number, total, instructions by group', async () => {
    localStorage.setItem('repaymentInfo', JSON.stringify(info));
    const screen = await mount(contract);
    for (const words of [
      'Please keep the deposit slip as proof of payment',
      '8021441799',
      'Click to Copy',
      'Total Payment',
      'TZS 163.500',
      'E-wallets',
      'M-Pesa',
      'Dial *150*00#',
      'Stores',
      'Agent',
    ])
      expect(screen.text(), words).to.contain(words);
    expect(screen.root.querySelector('img')?.src).to.equal('https://cdn.example/logo.png');
    const groups = [...screen.root.querySelectorAll('#contract-number span')].map((group) => group.textContent);
    expect(groups, 'read in fours').to.deep.equal(['8021', '4417', '99']);
  });

  it('shows the amount of the deferral instead, when there is one, and prefers what it is given', async () => {
    localStorage.setItem('repaymentInfo', JSON.stringify(info));
    const screen = await mount(contract, {}, { properties: { info: { ...info, delayInfo: { delayAmount: '8450.5' } } } });
    expect(screen.text()).to.contain('TZS 8.450,5').and.not.to.contain('163.500');
    Reflect.set(screen.element, 'info', { ...info, delayInfo: { delayAmount: '' } });
    await nextFrame();
    expect(screen.text()).to.contain('TZS 163.500');
    Reflect.set(screen.element, 'info', { ...info, delayInfo: null, repayAmount: 'soon' });
    await nextFrame();
    expect(screen.text()).to.contain('TZS --');
  });

  it('reads what it was given anew when it is asked to', async () => {
    const given = { repayAmount: 5, defDetail: { ...info.defDetail } };
    const screen = await mount(contract, {}, { properties: { info: given } });
    given.repayAmount = 7;
    given.defDetail.payCode = '99';
    screen.element.reload();
    await nextFrame();
    expect(screen.text()).to.contain('TZS 7').and.contain('99').and.not.to.contain(info.defDetail.payCode);
  });

  it('copies the contract number', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const screen = await mount(contract, {}, { properties: { info } });
    screen.button('Click to Copy').click();
    await screen.until(() => screen.heard('loan-copied').length === 1);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal(['8021441799']);
    expect(screen.heard('loan-toast')[0]).to.deep.equal({ kind: 'success', text: 'copy success' });
  });

  it('says in words that there is no slip, and finds it once it is there', async () => {
    for (const stored of [undefined, '', 'null', '[]', '{', '{"defDetail":{}}', '{"defDetail":{"payCode":""}}', '"x"']) {
      localStorage.clear();
      if (stored !== undefined) localStorage.setItem('repaymentInfo', stored);
      const screen = await mount(contract);
      expect(screen.state(), stored ?? 'nothing').to.equal('empty');
      expect(screen.text()).to.contain('There is no payment slip yet');
      localStorage.setItem('repaymentInfo', JSON.stringify(info));
      screen.element.reload();
      await screen.until(() => screen.state() === 'ready');
      screen.element.remove();
    }
  });

  it('shows what is stored by then when it is given nothing any more', async () => {
    localStorage.clear();
    const screen = await mount(contract, {}, { properties: { info } });
    await screen.until(() => screen.state() === 'ready');
    localStorage.setItem('repaymentInfo', JSON.stringify({ ...info, defDetail: { ...info.defDetail, payCode: 'LATER1' } }));
    Reflect.set(screen.element, 'info', undefined);
    await screen.until(() => screen.text().includes('LATER1'));
  });

  it('shows what was left there meanwhile, where the borrower comes back to the page', async () => {
    localStorage.setItem('repaymentInfo', JSON.stringify(info));
    const screen = await mount(contract);
    localStorage.setItem('repaymentInfo', JSON.stringify({ ...info, defDetail: { ...info.defDetail, payCode: 'LATER2' } }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.until(() => screen.text().includes('LATER2'));
  });

  it('reads whatever is stored without a crash, and shows nothing hostile', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.string(), (value, text) => {
        for (const raw of [
          value,
          text,
          { defDetail: value },
          { defDetail: { payCode: '1', logo: value, payNotice: value }, repayAmount: value, delayInfo: { delayAmount: value } },
        ]) {
          const slip = readSlip(raw);
          if (slip) expect(slip.amount).to.match(/^(?:--|-?[\d.]+(?:,\d+)?)$/);
        }
      }),
      { numRuns: 2000 },
    );
    const throwing = {
      get defDetail(): unknown {
        throw new Error('no');
      },
    };
    expect(readSlip(throwing)).to.equal(undefined);
    expect(Reflect.get({}, 'polluted')).to.equal(undefined);
  }).timeout(20_000);

  it('leads to the general instructions', async () => {
    const screen = await mount(contract, {}, { properties: { info } });
    screen.button('How to pay, step by step').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'paymentInstructions' });
  });

  it('is accessible, light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      const screen = await mount(contract, { theme }, { properties: { info } });
      for (const fold of screen.root.querySelectorAll('details')) fold.open = true;
      await expect(screen.element).to.be.accessible();
    }
  }).timeout(20_000);
});
