import { expect } from '@open-wc/testing';
import contract from '../../elements/about-us.js';
import { $config, configure } from '../../src/config/config.js';
import { mount } from '../kit/screen.js';

describe('<about-us>', () => {
  afterEach(() => $config.set({}));

  it('names the product and the support e-mail, and writes to it', async () => {
    configure({ productName: 'Pesa Haraka', supportEmail: 'help@pesa.example', company: { name: 'Umoja Credit Limited' } });
    const screen = await mount(contract);
    expect(screen.element.screenTitle).to.equal('About us');
    for (const words of ['About us', 'Pesa Haraka', 'help@pesa.example', 'Umoja Credit Limited']) expect(screen.text()).to.contain(words);
    expect(screen.button('help@pesa.example').getAttribute('href')).to.equal('mailto:help@pesa.example');
    screen.button('help@pesa.example').click();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'sendSms', payload: { email: 'help@pesa.example' } }]);
  });

  it('says nothing it does not know', async () => {
    const screen = await mount(contract);
    expect(screen.state()).to.equal('ready');
    expect(screen.text()).to.not.match(/undefined|null|\{|Write to us/);
  });

  it("shows a deployment's own text", async () => {
    configure({ texts: { aboutUs: 'We are a bank.\n\n# Since 1990\n\nFor you.' }, supportEmail: 'help@pesa.example' });
    const screen = await mount(contract);
    expect(screen.text()).to.contain('We are a bank.').and.contain('Since 1990').and.contain('help@pesa.example');
    expect(screen.text()).to.not.contain('lend money');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      configure({ productName: 'Pesa Haraka', supportEmail: 'help@pesa.example' });
      const screen = await mount(contract, { theme });
      await expect(screen.element).to.be.accessible();
    });
  }
});
