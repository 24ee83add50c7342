import { expect } from '@open-wc/testing';
import contract from '../../elements/company-site.js';
import { $config, configure } from '../../src/config/config.js';
import { createSlides } from '../../src/screens/company-site/slides.store.js';
import { mount, type Screen } from '../kit/screen.js';

const settings = {
  productName: 'Pesa Haraka',
  company: {
    name: 'Umoja Credit Limited',
    email: 'info@umoja.example',
    phone: '+255 22 555 0100',
    address: 'Plot 24, Dar es Salaam',
    copyright: '© Umoja 2026',
  },
};

const tabs = (screen: Screen) => Array.from(screen.root.querySelectorAll<HTMLElement>('[role=tab]'));
const chosen = (screen: Screen) => tabs(screen).find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;
const heading = (screen: Screen) => Array.from(screen.root.querySelectorAll('h1')).map((one) => one.textContent);
const banner = (screen: Screen) => screen.root.querySelector<HTMLElement>('[aria-roledescription=carousel]');
const shown = (screen: Screen) =>
  banner(screen)?.querySelector('[aria-roledescription=slide][aria-hidden=false]')?.getAttribute('aria-label');
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('<company-site>', () => {
  afterEach(() => $config.set({}));

  it('has a banner’s words below its picture in a narrow column and beside it in a wide one, however wide the page is', async () => {
    const screen = await mount(contract);
    const beside = (width: number) => {
      screen.element.style.width = `${width}px`;
      const [picture, words] = ['.banner__picture', '.banner__words'].map((name) =>
        screen.root.querySelector(name)?.getBoundingClientRect(),
      );
      return (words?.left ?? NaN) >= (picture?.right ?? NaN);
    };
    const perLine = () => {
      const tops = Array.from(screen.root.querySelectorAll('.step'), (step) => Math.round(step.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    expect([beside(420), perLine()]).to.deep.equal([false, 1]);
    expect([beside(760), perLine()]).to.deep.equal([true, 4]);
    expect([beside(320), perLine()]).to.deep.equal([false, 1]);
  });

  it('has its four parts, home first, each with one heading', async () => {
    configure(settings);
    const screen = await mount(contract);
    expect(tabs(screen).map((tab) => tab.textContent)).to.deep.equal([
      'Home',
      'Privacy Agreement',
      'Loan terms and conditions',
      'About us',
    ]);
    expect(chosen(screen)).to.equal('Home');
    expect(heading(screen)).to.deep.equal(['Loans on your phone']);
    expect(screen.root.querySelectorAll('[role=tabpanel] svg[role=img]')).to.have.length(6);
    for (const [tab, title, words] of [
      ['Privacy Agreement', 'General Terms and Conditions', 'Grievance officer'],
      ['Loan terms and conditions', 'Loan terms and conditions', 'Rs.1,000'],
      ['About us', 'About us', 'Pesa Haraka'],
    ] as const) {
      screen.button(tab).click();
      await screen.until(() => chosen(screen) === tab);
      await screen.until(() => heading(screen).join() === title);
      expect(screen.text()).to.contain(words);
    }
  });

  it('goes from tab to tab by keyboard', async () => {
    const screen = await mount(contract);
    tabs(screen)[0]?.focus();
    for (const [key, wanted] of [
      ['ArrowRight', 'Privacy Agreement'],
      ['End', 'About us'],
      ['ArrowRight', 'Home'],
      ['ArrowLeft', 'About us'],
      ['Home', 'Home'],
    ] as const) {
      const on = screen.root.activeElement;
      if (on) press(on, key);
      await screen.until(() => chosen(screen) === wanted);
      expect(screen.root.activeElement?.textContent).to.equal(wanted);
      expect(tabs(screen).filter((tab) => tab.tabIndex === 0)).to.have.length(1);
    }
  });

  it('names the company at its foot, and leads to it', async () => {
    configure(settings);
    const screen = await mount(contract);
    const foot = screen.root.querySelector('footer')?.textContent ?? '';
    for (const words of Object.values(settings.company)) expect(foot).to.contain(words);
    screen.button('info@umoja.example').click();
    screen.button('+255 22 555 0100').click();
    expect(screen.heard('loan-native').map(({ action }) => action)).to.deep.equal(['sendSms', 'callTelephone']);
  });

  it('says nothing it does not know', async () => {
    const screen = await mount(contract);
    expect(screen.text()).to.not.match(/undefined|null|NaN|\{|©/);
    expect(screen.root.querySelector('footer')).to.equal(null);
    configure({ company: { name: 'Umoja Credit Limited' } });
    await screen.until(() => screen.text().includes(`© ${new Date().getFullYear()} Umoja Credit Limited`));
  });

  it('shows the texts of a deployment', async () => {
    configure({ texts: { privacyPolicy: 'Our own policy.', loanTerms: 'Our own terms.', aboutUs: 'Our own story.' } });
    const screen = await mount(contract);
    for (const [tab, words] of [
      ['Privacy Agreement', 'Our own policy.'],
      ['Loan terms and conditions', 'Our own terms.'],
      ['About us', 'Our own story.'],
    ] as const) {
      screen.button(tab).click();
      await screen.until(() => screen.text().includes(words));
    }
  });

  it('glides from banner to banner by its buttons', async () => {
    const screen = await mount(contract);
    const slides = Array.from(banner(screen)?.querySelectorAll('[aria-roledescription=slide]') ?? []);
    const edge = () => left(banner(screen));
    await screen.until(() => banner(screen)?.querySelector('[data-live]') !== null, 'the carousel to come alive');
    expect(left(slides[0])).to.be.closeTo(edge(), 1);
    screen.button('Show picture 2 of 2').click();
    await screen.until(() => shown(screen) === '2 of 2' && Math.abs(left(slides[1]) - edge()) < 1);
    expect(screen.button('Show picture 2 of 2').getAttribute('aria-current')).to.equal('true');
    screen.button('Show picture 1 of 2').click();
    await screen.until(() => shown(screen) === '1 of 2' && Math.abs(left(slides[0]) - edge()) < 1);
  });

  it('goes on after 3 s, and stays under the pointer', async () => {
    const screen = await mount(contract);
    const from = performance.now();
    await screen.until(() => shown(screen) === '2 of 2');
    expect(performance.now() - from).to.be.greaterThan(2500);
    banner(screen)?.dispatchEvent(new PointerEvent('pointerenter'));
    expect(banner(screen)?.querySelector('[aria-live]')).to.not.equal(null);
    await screen.until(() => banner(screen)?.querySelector('[aria-live=polite]') !== null);
    banner(screen)?.dispatchEvent(new PointerEvent('pointerleave'));
    await screen.until(() => banner(screen)?.querySelector('[aria-live=off]') !== null);
  });

  it('pauses under the focus and by its button, and says which of both it does', async function () {
    // A window that is not in front has none.
    if (!document.hasFocus()) this.skip();
    const screen = await mount(contract);
    const live = () => banner(screen)?.querySelector('[aria-live]')?.getAttribute('aria-live');
    await screen.until(() => live() === 'off');
    const button = screen.button('Pause the pictures');
    button.focus();
    await screen.until(() => live() === 'polite');
    button.click();
    await screen.until(() => screen.buttons('Play the pictures').length === 1);
    button.blur();
    await wait(20);
    expect(live()).to.equal('polite');
    button.focus();
    button.click();
    await screen.until(() => live() === 'off');
  });

  it('stops when its part is not shown, and leaves nothing behind', async () => {
    const screen = await mount(contract);
    for (let round = 0; round < 3; round += 1) {
      screen.button('About us').click();
      await screen.until(() => banner(screen) === null);
      screen.button('Home').click();
      await screen.until(() => banner(screen) !== null);
    }
    screen.element.remove();
    await wait(50);
    expect(screen.events.map(({ type }) => type)).to.deep.equal(['loan-ready']);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      configure(settings);
      const screen = await mount(contract, { theme });
      for (const tab of ['Home', 'Privacy Agreement', 'Loan terms and conditions', 'About us']) {
        screen.button(tab).click();
        await screen.until(() => chosen(screen) === tab);
        await expect(screen.element).to.be.accessible();
      }
    });
  }
});

describe('the banner of the company site', () => {
  const clock = () => {
    const timers = new Set<{ readonly ms: number; readonly run: () => void }>();
    const slides = createSlides(
      {
        after(ms, run) {
          const timer = { ms, run };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
        onClose: () => {},
      },
      2,
    );
    const due = () => Array.from(timers, ({ ms }) => ms);
    const ring = () => {
      for (const timer of Array.from(timers)) {
        timers.delete(timer);
        timer.run();
      }
    };
    return { slides, due, ring };
  };

  it('moves every 3 s once it is on screen, from the last slide to the first', () => {
    const { slides, due, ring } = clock();
    expect(due()).to.deep.equal([]);
    slides.hold('away', false);
    const seen = [0, 1, 2].map(() => {
      expect(due()).to.deep.equal([3000]);
      ring();
      return slides.$slide.get();
    });
    expect(seen).to.deep.equal([1, 0, 1]);
  });

  it('begins its 3 s anew when a slide is chosen', () => {
    const { slides, due } = clock();
    slides.hold('away', false);
    slides.show(1);
    expect(due()).to.deep.equal([3000]);
  });

  for (const why of ['pointer', 'focus', 'hidden', 'still', 'away'] as const) {
    it(`does not move while held: ${why}`, () => {
      const { slides, due } = clock();
      slides.hold('away', false);
      slides.hold(why, true);
      slides.hold(why, true);
      expect(due()).to.deep.equal([]);
      expect(slides.$slides.get().running).to.equal(false);
      slides.hold(why, false);
      expect(due()).to.deep.equal([3000]);
    });
  }

  it('plays on for who presses play with the pointer on it, and holds when the pointer comes again', () => {
    const { slides, due } = clock();
    slides.hold('away', false);
    slides.hold('pointer', true);
    slides.hold('focus', true);
    slides.toggle();
    expect(slides.$slides.get().playing).to.equal(false);
    slides.toggle();
    expect(due()).to.deep.equal([3000]);
    slides.hold('pointer', true);
    expect(due()).to.deep.equal([]);
  });

  it('never moves by itself for those who ask for reduced motion, and has nothing to pause', () => {
    const { slides, due } = clock();
    slides.hold('still', true);
    slides.hold('away', false);
    slides.toggle();
    slides.toggle();
    expect(due()).to.deep.equal([]);
    expect(slides.$slides.get().still).to.equal(true);
  });
});
