import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/order-detail.js';
import { $config, configure } from '../../src/config/config.js';
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

  it('names whom to call, where the deployment says so', async () => {
    const settings = $config.get();
    const server = mockApi().on('loanDetails', refused(5, 'No.'));
    const screen = await mount(contract, { 'product-id': 'p-1', 'order-id': 'o-1' });
    await screen.until(() => screen.state() === 'error');
    expect(screen.buttons(/^Call/)).to.have.length(0);
    configure({ servicePhone: '*#06#' });
    await nextFrame();
    expect(screen.buttons(/^Call/)).to.have.length(0);
    configure({ servicePhone: '+255 800 000 000' });
    await screen.until(() => screen.buttons(/^Call/).length > 0);
    screen.button('Call +255 800 000 000').click();
    expect(screen.heard('loan-native')).to.deep.equal([{ action: 'callTelephone', payload: { phone: '+255 800 000 000' } }]);
    $config.set(settings);
    server.restore();
  });
});
