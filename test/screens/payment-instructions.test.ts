import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/payment-instructions.js';
import { $config, configure } from '../../src/config/config.js';
import { mount } from '../kit/screen.js';

const settings = $config.get();

describe('<payment-instructions>', () => {
  afterEach(() => $config.set(settings));

  it('explains e-wallets and offline stores, every step with a picture', async () => {
    const screen = await mount(contract);
    const text = screen.text();
    for (const words of [
      'E-wallets',
      'M-Pesa',
      'Mixx by Yas',
      'Airtel Money',
      'HaloPesa',
      'Dial *150*00#',
      'Offline stores',
      'Mobile money agent',
    ])
      expect(text, words).to.contain(words);
    expect(screen.root.querySelectorAll('.steps__step').length).to.equal(screen.root.querySelectorAll('.instruction__open svg').length);
    expect(text).not.to.match(/step[A-Z]|\{|undefined/);
  });

  it('enlarges a picture, closes by Escape too, and gives the focus back', async () => {
    const screen = await mount(contract);
    const [first] = screen.buttons('Enlarge the picture of step 1');
    first?.focus();
    first?.click();
    await nextFrame();
    const dialog = screen.root.querySelector('dialog');
    expect(dialog?.textContent).to.contain('Step 1').and.to.contain('Dial *150*00#');
    expect(dialog?.querySelector('svg')).not.to.equal(null);
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await nextFrame();
    expect(screen.root.querySelector('dialog')).to.equal(null);
    expect(screen.root.activeElement).to.equal(first);
    const back = () => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true;
    expect(back()).to.equal(false);
    first?.click();
    await screen.until(() => screen.root.querySelector('dialog') !== null);
    expect(back()).to.equal(true);
    await screen.until(() => screen.root.querySelector('dialog') === null);
  });

  it('shows the content of the deployment instead, now and when it changes, and no hostile picture', async () => {
    configure({
      paymentInstructions: [
        {
          title: 'Duka',
          kind: 'store',
          steps: [
            { text: 'Nenda dukani', image: 'https://cdn.example/1.png' },
            { text: 'Lipa', image: 'javascript:alert(1)' },
          ],
        },
        { title: 'Pesa', steps: [{ text: 'Piga' }] },
      ],
    });
    const screen = await mount(contract);
    expect(screen.text()).to.contain('Tap a picture');
    expect(screen.text()).to.contain('Duka').and.to.contain('Nenda dukani').and.to.contain('Pesa').and.not.to.contain('M-Pesa');
    expect(Array.from(screen.root.querySelectorAll('img')).map((image) => image.src)).to.deep.equal(['https://cdn.example/1.png']);
    await screen.until(() => screen.text().includes('A picture cannot be shown safely'));
    expect(screen.heard('loan-error')).to.deep.equal([{ kind: 'contract', code: 'url', message: '', endpoint: 'image' }]);
    screen.root.querySelector<HTMLElement>('.instruction__open')?.click();
    await nextFrame();
    expect(screen.root.querySelector('dialog img')?.getAttribute('src')).to.equal('https://cdn.example/1.png');
    configure({ paymentInstructions: [{ title: 'Pesa', steps: [{ text: 'Piga' }] }] });
    await nextFrame();
    expect(screen.text()).to.contain('Have your pay code').and.not.to.contain('Tap a picture');
    configure({ paymentInstructions: [] });
    await nextFrame();
    expect(screen.state()).to.equal('empty');
    expect(screen.text()).to.contain('No instructions at the moment');
  });

  it('says that there are none where nothing of what was given can be used', async () => {
    const { warn } = console;
    console.warn = () => undefined;
    configure(JSON.parse('{"paymentInstructions":[{"title":"Pesa"}]}'));
    console.warn = warn;
    const screen = await mount(contract);
    expect(screen.text()).to.contain('No instructions at the moment').and.not.to.contain('M-Pesa');
  });

  it('is accessible, light and dark, folded out', async () => {
    for (const theme of ['light', 'dark']) {
      const screen = await mount(contract, { theme });
      for (const fold of screen.root.querySelectorAll('details')) fold.open = true;
      await expect(screen.element).to.be.accessible();
      screen.element.remove();
    }
  }).timeout(20_000);
});
