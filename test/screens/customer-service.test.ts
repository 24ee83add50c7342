import { expect } from '@open-wc/testing';
import contract from '../../elements/customer-service.js';
import { $config, configure } from '../../src/config/config.js';
import { dropped, json, mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { mount } from '../kit/screen.js';

const contacts = { email: 'help@lender.example', smWa: '+255 800 110 033' };
const settings = $config.get();

describe('<customer-service>', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi().on('contactInfo', ok(contacts));
  });
  afterEach(() => {
    server.restore();
    $config.set(settings);
  });
  const open = (attributes: Record<string, string> = {}) => mount(contract, attributes);

  it('shows the telephone and the e-mail of the server', async () => {
    const screen = await open();
    expect(screen.text()).to.contain('+255 800 110 033').and.to.contain('help@lender.example');
    expect(server.calls('contactInfo')[0]?.body).to.deep.equal({ overall: 30 });
  });

  it('breaks a long e-mail address behind its @ and before its dots', async () => {
    const screen = await open();
    const parts = Array.from(screen.root.querySelectorAll('.row-link .service-way__value'), ({ childNodes }) =>
      Array.from(childNodes, (node) => node.nodeValue ?? node.nodeName),
    );
    expect(parts).to.deep.equal([['help@', 'WBR', 'lender', 'WBR', '.example']]);
  });

  it('asks the shell to write and to call', async () => {
    const screen = await open();
    screen.button(/help@lender\.example/).click();
    screen.button('Call').click();
    expect(screen.heard('loan-native')).to.deep.equal([
      { action: 'sendSms', payload: { email: 'help@lender.example' } },
      { action: 'callTelephone', payload: { phone: '+255 800 110 033' } },
    ]);
  });

  it('leads to a complaint', async () => {
    const screen = await open();
    const link = screen.button(/^Make a complaint/);
    expect(link.getAttribute('href')).to.contain('/complainPage?userId=u1');
    link.click();
    expect(screen.heard('loan-navigate')[0]).to.deep.include({ route: 'complaint', replace: false });
  });

  it('shows what there is', async () => {
    server.on('contactInfo', ok({ email: null, smWa: 'ask at the desk' }));
    const screen = await open();
    expect(screen.text()).to.contain('ask at the desk').and.not.to.contain('E-mail').and.not.to.contain('rite to us');
    expect(screen.buttons('Call')).to.have.length(0);
    server.on('contactInfo', ok());
    const none = await open();
    expect(none.state()).to.equal('ready');
    expect(none.text()).to.contain('Make a complaint').and.not.to.contain('undefined');
    configure({ servicePhone: '0800 11' });
    expect((await open()).text()).to.contain('0800 11');
  });

  for (const [what, reply] of [
    ['a refusal', refused(9, 'Not today')],
    ['what is no answer', json([])],
    ['no network', dropped],
  ] as const) {
    it(`says what went wrong after ${what}, and tries again`, async () => {
      server.on('contactInfo', reply);
      const screen = await open();
      expect(screen.state()).to.equal('error');
      server.on('contactInfo', ok(contacts));
      screen.button('Retry').click();
      await screen.until(() => screen.state() === 'ready');
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      await expect((await open({ theme })).element).to.be.accessible();
    });
  }
});
