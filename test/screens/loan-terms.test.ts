import { expect } from '@open-wc/testing';
import contract from '../../elements/loan-terms.js';
import { $config, configure } from '../../src/config/config.js';
import { agreed } from '../../src/legal/agreed.js';
import { mount, type Screen } from '../kit/screen.js';

const company = {
  name: 'Umoja Credit Limited',
  registrationNumber: '158-204',
  authorisationNumber: 'BOT/0214',
  address: 'Plot 24, Dar es Salaam',
  phone: '+255 22 555 0100',
};

const clause = (screen: Screen, id: string) => screen.root.getElementById(id)?.closest('section')?.textContent ?? '';

describe('<loan-terms>', () => {
  afterEach(() => $config.set({}));

  it('keeps to the numbers of the specification', () => {
    expect(agreed).to.deep.equal({
      age: 18,
      term: { from: 91, to: 365 },
      decisionDays: 1,
      disbursement: { from: 1, to: 3 },
      prepayment: { shareOfTerm: 'half', days: 7 },
      penalty: { currency: 'Rs.', newClient: 1000, repeatClient: 800 },
      lateInterest: [
        { from: 1, to: 30, percent: 5 },
        { from: 31, to: 90, percent: 4 },
        { from: 91, to: undefined, percent: 2 },
      ],
      changeOfDetailsDays: 3,
      assignmentBusinessDays: 7,
      judgmentDays: 10,
      paymentOrder: ['charges that the law permits', 'costs of enforcing this agreement', 'late fees', 'fees', 'interest', 'principal'],
      complaintReplyWeekdays: 3,
      cookieExpiry: '31 December 9999',
      draftDays: 7,
    });
  });

  for (const [id, ...words] of [
    ['applying', 'over 18 years old'],
    ['decision', 'within 1 day of'],
    ['the-loan', '91 to 365 calendar days'],
    ['disbursement', 'within 1 to 3 calendar days'],
    ['early', 'at least half of the term', 'at least 7 days have passed since disbursement'],
    ['late', 'one time: Rs.1,000 for a new client, Rs.800 for a repeat client'],
    ['late', 'Days 1 to 305% a day', 'Days 31 to 904% a day', 'From day 912% a day'],
    ['default', 'not paid it for 10 days'],
    ['details', 'within 3 days when your name, your date of birth or your address changes'],
    ['assignment', 'at least 7 business days before'],
    ['law', 'Tanzania'],
  ] as const) {
    it(`says “${words.join('”, “')}” in its clause`, async () => {
      const screen = await mount(contract);
      for (const word of words) expect(clause(screen, id)).to.contain(word);
    });
  }

  it('lists what a payment is used for after maturity, in order', async () => {
    const screen = await mount(contract);
    const steps = Array.from(screen.root.getElementById('order')?.closest('section')?.querySelectorAll('ol li') ?? []);
    expect(steps.map((step) => step.textContent)).to.deep.equal([...agreed.paymentOrder]);
  });

  it('is ready at once, named, with its headings in order', async () => {
    const screen = await mount(contract, {}, { settle: false });
    await Promise.resolve();
    await Promise.resolve();
    expect(screen.state()).to.equal('ready');
    expect(screen.element.screenTitle).to.equal('Loan terms and conditions');
    await screen.until(() => screen.root.querySelector('h1') !== null);
    expect(Array.from(screen.root.querySelectorAll('h1')).map((one) => one.textContent)).to.deep.equal(['Loan terms and conditions']);
    expect(screen.root.querySelectorAll('h3,h4,h5,h6')).to.have.length(0);
    const ids = Array.from(screen.root.querySelectorAll('[id]')).map((one) => one.id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('names the company of the configuration, also one that comes later', async () => {
    const screen = await mount(contract);
    expect(screen.text()).to.not.match(/undefined|null|NaN|\[object/);
    expect(screen.text()).to.not.contain('Registration number');
    expect(screen.text(), 'no contacts are promised').to.not.match(/contacts below|how to reach us/);
    configure({ company, productName: 'Pesa Haraka', supportEmail: 'help@pesa.example' });
    await screen.until(() => screen.text().includes('Umoja Credit Limited'));
    for (const words of [...Object.values(company), 'Pesa Haraka', 'help@pesa.example', 'contacts below', 'how to reach us'])
      expect(screen.text()).to.contain(words);
    screen.button('help@pesa.example').click();
    screen.button(company.phone).click();
    expect(screen.heard('loan-native')).to.deep.equal([
      { action: 'sendSms', payload: { email: 'help@pesa.example' } },
      { action: 'callTelephone', payload: { phone: company.phone } },
    ]);
  });

  it('leads from its contents to each section, and back', async () => {
    const screen = await mount(contract);
    const links = Array.from(screen.root.querySelectorAll<HTMLElement>('nav a'));
    expect(links).to.have.length(18);
    const hash = location.hash;
    for (const link of [links[8], links[0], links[17]]) {
      link?.click();
      const heading = screen.root.activeElement;
      expect(heading?.textContent).to.equal(link?.textContent);
      expect(heading?.getBoundingClientRect().top).to.be.within(-1, innerHeight);
    }
    expect(location.hash).to.equal(hash);
    screen.button('Back to the contents').click();
    expect(screen.root.activeElement?.textContent).to.equal('Contents');
  });

  it("shows a deployment's own text instead of ours, as text", async () => {
    configure({ texts: { loanTerms: 'Before.\n\n# One <b>\nFirst\nline.\n\nSecond.\n\n# Two\n\nLast.' } });
    const screen = await mount(contract, { locale: 'sw' });
    expect(screen.text()).to.not.contain('Rs.1,000');
    expect(Array.from(screen.root.querySelectorAll('h2')).map((one) => one.textContent)).to.deep.equal(['1. One <b>', '2. Two']);
    expect(Array.from(screen.root.querySelectorAll('article p')).map((one) => one.textContent)).to.deep.equal([
      'Before.',
      'First\nline.',
      'Second.',
      'Last.',
    ]);
    expect(screen.root.querySelector('[lang="en"]')).to.equal(null);
  });

  it('says in other languages that the text is in English, and marks it as such', async () => {
    const english = await mount(contract, { locale: 'en' });
    expect(english.root.querySelector('.prose__language')).to.equal(null);
    const screen = await mount(contract, { locale: 'sw' });
    expect(screen.root.querySelector('.prose__language')?.textContent).to.not.equal('');
    expect(screen.root.querySelector('.prose__sections')?.getAttribute('lang')).to.equal('en');
  });

  it('sends nothing and hears no page', async () => {
    const screen = await mount(contract);
    screen.element.reload();
    expect(screen.events.map((event) => event.type)).to.deep.equal(['loan-ready']);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      configure({ company });
      const screen = await mount(contract, { theme });
      await expect(screen.element).to.be.accessible();
    });
  }
});
