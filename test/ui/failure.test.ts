import { expect } from '@open-wc/testing';
import contract from '../../elements/order-detail.js';
import { mockApi, refused } from '../kit/mock-api.js';
import { mount } from '../kit/screen.js';

describe('a first load that failed', () => {
  it('has its button as wide under few words as under many', async () => {
    const server = mockApi();
    const widths = new Set<number>();
    for (const words of ['No.', 'This order does not exist any more, or it belongs to another account. Please ask us.']) {
      server.on('loanDetails', refused(5, words));
      const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
      await screen.until(() => screen.text().includes(words));
      widths.add(Math.round(screen.button('Retry').getBoundingClientRect().width));
      screen.element.remove();
    }
    server.restore();
    expect([...widths]).to.deep.equal([360]);
  });
});
