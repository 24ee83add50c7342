import { expect } from '@open-wc/testing';
import contract from '../../elements/privacy-policy.js';
import { $config, configure } from '../../src/config/config.js';
import { mount, type Screen } from '../kit/screen.js';

const company = {
  name: 'Umoja Credit Limited',
  registrationNumber: '158-204',
  authorisationNumber: 'BOT/0214',
  grievanceOfficer: 'Neema Mwakalinga',
  effectiveDate: '2026-11-01',
};

const frame = (screen: Screen) => screen.root.querySelector('iframe');

describe('<privacy-policy>', () => {
  afterEach(() => $config.set({}));

  it('has every section of the specification', async () => {
    const screen = await mount(contract);
    expect(screen.element.screenTitle).to.equal('General Terms and Conditions');
    expect(screen.root.querySelector('h1')?.textContent).to.equal('General Terms and Conditions');
    const titles = Array.from(screen.root.querySelectorAll('section h2')).map((one) => one.textContent);
    expect(titles).to.deep.equal([
      '1. Lender information',
      '2. Collection of information',
      '3. Use of your data',
      '4. Disclosure to service providers',
      '5. Cookies',
      '6. Information about your device',
      '7. Minors under 18',
      '8. Password security',
      '9. Your choices and your right to opt out',
      '10. How long we keep information',
      '11. Grievance officer',
      '12. Changes of these terms',
    ]);
    expect(screen.text()).to.contain('31 December 9999');
    expect(screen.text()).to.not.match(/undefined|null|NaN|\[object/);
  });

  it('names the lender of the configuration', async () => {
    configure({ company, supportEmail: 'help@pesa.example' });
    const screen = await mount(contract);
    for (const words of [...Object.values(company), 'help@pesa.example', 'named here', 'contacts above'])
      expect(screen.text()).to.contain(words);
  });

  it('promises nothing of a lender that nobody named', async () => {
    const screen = await mount(contract);
    expect(screen.text()).to.not.match(/named here|contacts above/);
    expect(screen.root.querySelectorAll('dl:empty')).to.have.length(0);
  });

  it('starts at the top, once', async () => {
    const space = document.createElement('div');
    space.style.height = '3000px';
    document.body.prepend(space);
    try {
      scrollTo(0, 2000);
      const screen = await mount(contract);
      await screen.until(() => screen.root.querySelector('article') !== null);
      expect(scrollY).to.equal(0);
      scrollTo(0, 2500);
      configure({ company });
      await screen.until(() => screen.text().includes('Umoja'));
      expect(scrollY).to.equal(2500);
    } finally {
      space.remove();
    }
  });

  it('starts at the top of what it lies in', async () => {
    const box = document.createElement('div');
    box.style.cssText = 'height:200px;overflow:auto';
    const element = document.createElement('privacy-policy');
    box.innerHTML = '<p style="height:900px"></p>';
    box.append(element);
    document.body.append(box);
    box.scrollTop = 500;
    try {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(box.scrollTop).to.equal(0);
    } finally {
      box.remove();
    }
  });

  it('frames a page instead, under the rule', async () => {
    const screen = await mount(contract, { src: 'https://partner.example/privacy?a=1' });
    expect(screen.state()).to.equal('ready');
    const framed = frame(screen);
    expect(framed?.src).to.equal('https://partner.example/privacy?a=1');
    expect(framed?.getAttribute('sandbox')).to.equal('');
    expect(framed?.getAttribute('referrerpolicy')).to.equal('no-referrer');
    expect(framed?.getAttribute('allow')).to.equal('');
    expect(framed?.title).to.equal('General Terms and Conditions');
    expect(screen.root.querySelector('article')).to.equal(null);
    screen.button(/by itself/).click();
    expect(screen.heard('loan-navigate')).to.deep.equal([
      { route: null, url: 'https://partner.example/privacy?a=1', params: {}, replace: false },
    ]);
  });

  it('grants a frame what the configuration grants', async () => {
    configure({ frames: { sandbox: 'allow-scripts' } });
    const screen = await mount(contract, { src: '/own.html' });
    expect(frame(screen)?.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame(screen)?.src).to.equal(`${location.origin}/own.html`);
  });

  for (const src of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://partner.example/',
    'https://user:pass@partner.example/',
    '//partner.example/',
    'blob:https://partner.example/1',
    `https://partner.example/${'x'.repeat(2100)}`,
  ]) {
    it(`frames nothing for ${src.slice(0, 40)}, and says so`, async () => {
      const screen = await mount(contract, { src });
      expect(screen.state()).to.equal('error');
      expect(frame(screen)).to.equal(null);
      expect(screen.text()).to.contain('This link cannot be opened safely, so it was not followed.');
      expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'src' }]);
    });
  }

  it('frames no origin that is not listed when some are', async () => {
    configure({ urls: { origins: ['https://partner.example'] } });
    const screen = await mount(contract, { src: 'https://other.example/' });
    expect(screen.state()).to.equal('error');
    screen.element.setAttribute('src', 'https://partner.example/terms');
    await screen.until(() => frame(screen)?.src === 'https://partner.example/terms');
    screen.element.removeAttribute('src');
    await screen.until(() => screen.root.querySelector('article') !== null);
    expect(frame(screen)).to.equal(null);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      configure({ company });
      const screen = await mount(contract, { theme });
      await expect(screen.element).to.be.accessible();
      screen.element.setAttribute('src', 'about:blank#blocked');
      await screen.until(() => screen.state() === 'error');
      await expect(screen.element).to.be.accessible();
      screen.element.setAttribute('src', '/favicon.ico');
      await screen.until(() => frame(screen) !== null);
      await expect(screen.element).to.be.accessible({ ignoredRules: ['frame-tested'] });
    });
  }
});
