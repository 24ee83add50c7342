import { expect, nextFrame } from '@open-wc/testing';
import { setHash } from '../../src/navigation/go.js';
import { ok, refused, type MockApi } from '../kit/mock-api.js';
import { knowsParts } from '../kit/parts.js';
import type { Screen } from '../kit/screen.js';
import { cardServer, cardsGone, open, toasts } from './repay-card-kit.js';

describe('<repay-card> and a new card', () => {
  let server: MockApi;
  beforeEach(() => {
    server = cardServer();
  });
  afterEach(() => cardsGone(server));

  it('shows the form of a new card at its hash, and the cards again once it was saved', async () => {
    server.on('cardInit', ok({ items: [{ cate: 'text', code: 'name', title: 'Owner', value: 'Asha' }] })).on('saveBankInfo', ok());
    const screen = await open();
    screen.button('Add a bank card').click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'repayCard', url: '#/addnormalcard' });
    const form = () => screen.root.querySelector('bind-bank');
    await screen.until(() => form()?.getAttribute('data-state') === 'ready');
    expect(form()?.shadowRoot?.textContent).to.contain('You pay from this account or card.').and.not.to.contain('Your money is sent');
    expect(server.calls('cardInit')[0]?.body).to.deep.equal({ product_id: 'p-1' });
    expect(server.calls('cardInit')[0]?.query).to.deep.include({ userId: 'u1', sessionId: 's1' });
    expect(screen.heard('loan-ready')).to.have.length(1);
    const next = Array.from(form()?.shadowRoot?.querySelectorAll('button') ?? []).find((button) => button.textContent === 'Next');
    next?.click();
    await screen.until(() => screen.buttons('Pay Now').length === 1);
    expect(screen.heard('loan-bank-bound')).to.have.length(1);
    expect(screen.heard('loan-native').map(({ action }) => action)).to.deep.equal(['startBindBank', 'endBindBank']);
    expect(window.location.hash).to.equal('');
    expect(server.calls('repaymentWay')).to.have.length(2);
  });

  describe('the form of a new card', () => {
    const items = [{ cate: 'text', code: 'name', title: 'Owner' }];
    const form = (screen: Screen) => screen.root.querySelector('bind-bank');
    const inForm = (screen: Screen, selector: string) => form(screen)?.shadowRoot?.querySelector<HTMLElement>(selector);
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('loan-draft'));
    const natives = (screen: Screen) => screen.heard('loan-native').map(({ action }) => action);

    async function atForm(attributes: Record<string, string> = {}): Promise<Screen> {
      server.on('cardInit', ok({ items }));
      setHash('#/addnormalcard', true);
      const screen = await open(attributes);
      await screen.until(() => form(screen)?.getAttribute('data-state') === 'ready');
      return screen;
    }
    async function saving(screen: Screen) {
      const field = inForm(screen, '#name');
      if (!(field instanceof HTMLInputElement)) throw new Error('no field');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Asha');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await screen.until(() => drafts().length === 1);
      server.hold('saveBankInfo');
      inForm(screen, '.button--primary')?.click();
      return server.called('saveBankInfo');
    }

    it('follows the language and the theme of the screen around it, and lets a page dress it', async () => {
      const sheet = document.createElement('style');
      sheet.textContent = 'repay-card::part(field) { outline: 7px solid rgb(1, 2, 3); }';
      document.head.append(sheet);
      const screen = await atForm({ theme: 'light', locale: 'en' });
      const field = inForm(screen, '.field');
      if (knowsParts) expect(field && getComputedStyle(field).outlineWidth).to.equal('7px');
      sheet.remove();
      screen.element.setAttribute('theme', 'dark');
      await screen.until(() => inForm(screen, '.loan')?.getAttribute('data-theme') === 'dark');
      screen.element.setAttribute('locale', 'sw');
      await screen.until(() => inForm(screen, '.loan')?.lang === 'sw');
      expect(inForm(screen, '#name') === field?.querySelector('#name')).to.equal(true);
      expect(server.calls('cardInit')).to.have.length(1);
    });

    it('saves to the end when it is left before the answer, and the cards are fetched anew', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      expect(form(screen)?.getClientRects()).to.have.length(0);
      save.answer(ok());
      await screen.until(() => screen.heard('loan-bank-bound').length === 1);
      await server.called('repaymentWay', 1);
      await screen.until(() => form(screen) === null);
      expect(natives(screen)).to.deep.equal(['startBindBank', 'endBindBank']);
      expect(drafts()).to.deep.equal([]);
    });

    it('says on the cards that it was not saved, and keeps what was typed', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      window.history.pushState(null, '', '#');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      save.answer(refused(7, 'No such account.'));
      await screen.until(() => toasts(screen).includes('No such account.'));
      expect(screen.root.querySelector('.toast')?.textContent).to.contain('No such account.');
      expect(toasts(screen)).to.have.length(1);
      await screen.until(() => form(screen) === null);
      expect(drafts()).to.have.length(1);
      expect(screen.heard('loan-bank-bound')).to.have.length(0);
    });

    it('is the same one, still busy, when it is opened again meanwhile', async () => {
      const screen = await atForm();
      const [save, before] = [await saving(screen), form(screen)];
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Add a bank card').length === 1);
      screen.button('Add a bank card').click();
      await screen.until(() => screen.root.querySelector('.nested bind-bank') !== null);
      expect(form(screen) === before).to.equal(true);
      expect(inForm(screen, '.button--primary')?.getAttribute('aria-busy')).to.equal('true');
      save.answer(ok());
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      await screen.until(() => form(screen) === null);
      expect(natives(screen)).to.deep.equal(['startBindBank', 'endBindBank']);
      expect(server.calls('saveBankInfo')).to.have.length(1);
    });

    it('goes with the element, whatever is under way', async () => {
      const screen = await atForm();
      const save = await saving(screen);
      screen.button('Back').click();
      await screen.until(() => screen.buttons('Pay Now').length === 1);
      screen.element.remove();
      await nextFrame();
      expect(form(screen) === null).to.equal(true);
      save.answer(ok());
    });
  });
});
