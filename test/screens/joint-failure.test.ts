import { expect, nextFrame } from '@open-wc/testing';
import contract from '../../elements/joint-failure.js';
import { mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { mount } from '../kit/screen.js';

const product = { productId: 'p-9', name: 'Pesa Chap', buttonText: 'Apply', enabled: 1 };
const failure = {
  noticeMessage: 'We could not sign you in',
  errMessage: 'Another loan is still open.',
  list: [product],
  family: 'savanna',
};

describe('<joint-failure>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi()
      .on('unionError', ok(failure))
      .on('productTrack', ok())
      .on('productJump', ok({ url: '/loanConfirm?productId=p-9' }));
  });
  afterEach(() => server.restore());

  it('says that it failed and why, and shows the products', async () => {
    const screen = await mount(contract);
    for (const words of ['Failed', 'We could not sign you in', 'Another loan is still open.', 'Pesa Chap'])
      expect(screen.text()).to.contain(words);
    expect(screen.root.querySelector('h1')?.textContent).to.equal('Failed');
    expect(screen.buttons('Customer service')).to.have.length(0);
    expect(screen.element.screenTitle).to.equal('Order Details');
    expect(server.calls('unionError')[0]?.body).to.deep.equal({});
  });

  it('jumps to a product, once for many taps in two elements of one session', async () => {
    const [one, two] = [await mount(contract), await mount(contract)];
    for (let n = 0; n < 3; n += 1) one.button('Apply').click();
    two.button('Apply').click();
    await one.until(() => one.heard('loan-navigate').length > 0);
    await nextFrame();
    expect(one.heard('loan-navigate')[0]).to.deep.include({ route: 'loanConfirm', replace: false });
    expect(one.heard('loan-product')).to.have.length(0);
    expect(two.heard('loan-navigate')).to.have.length(0);
    expect(server.calls('productJump')).to.have.length(1);
  });

  for (const data of [null, {}, { list: 'none', errMessage: ['x'], noticeMessage: {} }]) {
    it(`still says that it failed, and who knows more, when all it gets is ${JSON.stringify(data)}`, async () => {
      server.on('unionError', ok(data));
      const screen = await mount(contract);
      expect(screen.state()).to.equal('ready');
      expect(screen.text()).to.equal(
        'Failed' + 'The login did not go through. If you have questions, please contact us.' + 'Customer service',
      );
      screen.button('Customer service').click();
      expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'customerService', replace: false });
    });
  }

  for (const [what, reply] of [
    ['a refusal', refused(9, 'Please wait')],
    ['an HTML page', raw('<html></html>')],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('unionError', reply);
      const screen = await mount(contract);
      expect(screen.state()).to.equal('error');
      server.on('unionError', ok(failure));
      screen.button('Retry').click();
      await screen.until(() => screen.text().includes('Failed'));
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const screen = await mount(contract, { theme });
      await expect(screen.element).to.be.accessible();
    });
  }
});
