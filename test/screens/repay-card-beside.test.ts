import { expect, nextFrame } from '@open-wc/testing';
import { setHash } from '../../src/navigation/go.js';
import { ok, type MockApi } from '../kit/mock-api.js';
import type { Screen } from '../kit/screen.js';
import { cardServer, cardsGone, choose, coded, dialog, idle, open, press } from './repay-card-kit.js';

describe('<repay-card> beside another', () => {
  let server: MockApi;
  beforeEach(() => {
    server = cardServer();
  });
  afterEach(() => cardsGone(server));

  describe('two on one page', () => {
    const other = { 'user-id': 'u2', 'session-id': 's2', 'order-id': 'o-2', 'product-id': 'p-2' };
    const onCards = (screen: Screen) => screen.buttons('Pay Now').length === 1;
    const atForm = (screen: Screen) => screen.root.querySelector('.nested') !== null;
    const asked = () => server.calls('loanDetails').map(({ query, body }) => [query['userId'], Object(body).orderId]);

    it('stay where they are when the other one goes on', async () => {
      server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' })).on('cardInit', ok({ items: [] }));
      const [one, two] = [await open(), await open(other)];
      one.button('Add a bank card').click();
      await one.until(() => atForm(one));
      await nextFrame();
      expect([onCards(two), atForm(two)]).to.deep.equal([true, false]);
      two.button('Add a bank card').click();
      await two.until(() => atForm(two));
      one.button('Back').click();
      await one.until(() => onCards(one));
      expect(atForm(two)).to.equal(true);
      await choose(one);
      one.button('Pay Now').click();
      await one.until(() => one.text().includes('Settled'));
      await nextFrame();
      expect(atForm(two)).to.equal(true);
      expect(asked()).to.deep.equal([['u1', 'o-1']]);
      two.button('Back').click();
      await two.until(() => onCards(two));
      expect(one.text()).to.contain('Settled');
    });

    it('go back with the browser, each from its own place', async () => {
      // What the browser's own back does to the address.
      const back = (hash: string) => setHash(hash, true);
      server.on('cardInit', ok({ items: [] }));
      const [one, two] = [await open(), await open(other)];
      one.button('Add a bank card').click();
      await one.until(() => !onCards(one));
      two.button('Pay with Alipay').click();
      await two.until(() => window.location.hash === '#/alipayrepayment' && two.buttons('Pay by bank card instead').length === 1);
      back('#/addnormalcard');
      await two.until(() => two.buttons('Pay by bank card instead').length === 0);
      expect(atForm(one)).to.equal(true);
      back('');
      await one.until(() => onCards(one));
      back('#/addnormalcard');
      await one.until(() => !onCards(one));
      expect(onCards(two)).to.equal(true);
    });

    it('opened at an order, only the one whose it is shows it', async () => {
      setHash('#/borrowDetail/o-2', true);
      const [one, two] = await Promise.all([open(), open(other)]);
      await two.until(() => two.text().includes('Settled'));
      await one.until(() => onCards(one));
      expect(asked()).to.deep.equal([['u2', 'o-2']]);
    });

    it('one that is put in its own place stays where it was', async () => {
      setHash('#/borrowDetail/o-1', true);
      const before = await open();
      await before.until(() => before.text().includes('Settled'));
      const opening = open();
      before.element.remove();
      const after = await opening;
      await after.until(() => after.text().includes('Settled'));
      expect(onCards(after)).to.equal(false);
    });

    it('opened at a new card, the first one shows the form', async () => {
      server.on('cardInit', ok({ items: [] }));
      setHash('#/addnormalcard', true);
      const [one, two] = await Promise.all([open(), open(other)]);
      await two.until(() => onCards(two));
      expect(atForm(one)).to.equal(true);
    });
  });

  describe('beside another element of the session, for the same order', () => {
    const told = 'Your payment was sent';

    it('a code that is waited for is so no more once the order was paid', async () => {
      const [one, two] = [await open({}, false), await open({}, false)];
      await coded(two);
      server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r-9' }));
      await choose(one, 'c2');
      await press(one, 'Pay Now');
      await two.until(() => two.text().includes(told));
      expect(dialog(two) === null).to.equal(true);
    });

    it('nobody is told that it was paid where it has yet to be, at a third party', async () => {
      const [one, two] = [await open({}, false), await open({}, false)];
      one.button('Pay with Alipay').click();
      await one.until(() => one.heard('loan-repaid').length === 1);
      await server.called('repaymentWay', 2);
      await idle(two);
      expect(two.text()).not.to.contain(told);
    });
  });
});
