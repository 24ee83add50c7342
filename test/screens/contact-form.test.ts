import { expect } from '@open-wc/testing';
import contract from '../../elements/contact-form.js';
import { mount, type Screen } from '../kit/screen.js';

const error = (screen: Screen, field: string) => {
  const input = screen.input(field);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return (
    input.getAttribute('aria-invalid') === 'true' && ids.some((id) => id.includes('error') && screen.root.getElementById(id)?.textContent)
  );
};

const fill = (screen: Screen) => {
  screen.type('name', ' Asha Juma ');
  screen.type('telephone', '+255 712 345 678');
  screen.type('suggestion', 'Please add\na calendar 📅');
};

describe('<contact-form>', () => {
  it('asks for complete information, at each field that lacks it', async () => {
    const screen = await mount(contract);
    screen.button('Send').click();
    await screen.until(() => error(screen, 'name') === true);
    expect(screen.heard('loan-toast')).to.deep.equal([{ kind: 'fail', text: 'Please provide complete information!' }]);
    for (const field of ['name', 'telephone', 'suggestion']) expect(error(screen, field), field).to.equal(true);
    expect(screen.root.activeElement).to.equal(screen.input('name'));

    screen.type('name', 'Asha');
    screen.type('telephone', '   ');
    screen.button('Send').click();
    await screen.until(() => screen.root.activeElement === screen.input('telephone'));
    expect(error(screen, 'name')).to.equal(false);
    expect(error(screen, 'telephone')).to.equal(true);
    expect(screen.heard('loan-contact')).to.have.length(0);
    expect(screen.input('name').value).to.equal('Asha');
  });

  it('gives what was written to the page once, however often Send is pressed', async () => {
    const screen = await mount(contract);
    fill(screen);
    const send = screen.button('Send');
    for (let press = 0; press < 5; press += 1) send.click();
    await screen.until(() => screen.text().includes('Thank you'));
    expect(screen.heard('loan-contact')).to.deep.equal([
      { name: 'Asha Juma', telephone: '+255 712 345 678', suggestion: 'Please add\na calendar 📅' },
    ]);
    expect(screen.heard('loan-toast')).to.have.length(0);
    expect(screen.root.activeElement?.textContent).to.contain('Thank you');

    screen.button('Write another one').click();
    await screen.until(() => screen.buttons('Send').length > 0);
    expect(screen.input('name').value).to.equal('');
    expect(error(screen, 'name')).to.equal(false);
  });

  it('pushes nothing out of a full text', async () => {
    const screen = await mount(contract);
    screen.type('suggestion', `${'a'.repeat(999)}z`);
    screen.type('suggestion', `X${'a'.repeat(999)}z`);
    await screen.until(() => screen.input('suggestion').value === `${'a'.repeat(999)}z`);
  });

  it('keeps what was typed when it is moved', async () => {
    const screen = await mount(contract);
    fill(screen);
    const other = document.createElement('div');
    document.body.append(other);
    other.append(screen.element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.input('suggestion').value).to.equal('Please add\na calendar 📅');
    other.remove();
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await mount(contract, { theme });
      await expect(screen.element).to.be.accessible();
      screen.button('Send').click();
      await screen.until(() => error(screen, 'name') === true);
      await expect(screen.element).to.be.accessible();
      fill(screen);
      screen.button('Send').click();
      await screen.until(() => screen.text().includes('Thank you'));
      await expect(screen.element).to.be.accessible();
    });
  }
});
