import { expect, waitUntil } from '@open-wc/testing';
import { $config, configure } from '../../src/config/config.js';
import { task, wiretap, type Wiretap } from '../calm/lender.js';
import { settled, show, type Shown } from '../calm/stage.js';
import { subjectNamed, subjects } from '../calm/subjects.js';

const next = {
  currencySymbol: 'KES',
  servicePhone: '+254 700 111 222',
  supportEmail: 'help@other.example',
  productName: 'Otherwise',
  company: { name: 'Other Company', registrationNumber: 'R-77', address: 'Other Street 7', copyright: '© Other' },
  routes: { paymentInstructions: '/how', bindBank: '/card', repayInstallment: '/parts' },
};

/** It says whether its picture came, which nobody serves here. */
const left = /^register-promo\b/;

describe('a configuration that changes while a screen is up', () => {
  const settings = $config.get();
  let net: Wiretap;
  before(async () => {
    net = await wiretap();
  });
  after(() => net.restore());
  beforeEach(() => localStorage.clear());
  afterEach(() => $config.set(settings));

  const hrefs = ({ root }: Shown) => Array.from(root.querySelectorAll('a'), (link) => link.getAttribute('href'));
  const seen = (shown: Shown) => ({ text: shown.text(), hrefs: hrefs(shown) });
  async function opened(name: string, more: Record<string, string> = {}): Promise<Shown> {
    const shown = show(subjectNamed(name), more);
    await settled(net, shown);
    // A form of another element comes later, and asks for itself.
    const place = shown.root.querySelector('.nested');
    if (place) await waitUntil(() => place.querySelector('[data-state=ready]'));
    return shown;
  }

  for (const { name } of subjects.filter((subject) => !left.test(subject.name))) {
    it(`shows in ${name} as in one that came after it, and asks for nothing`, async () => {
      const shown = await opened(name);
      const asked = net.api.all.length;
      configure({ ...next, h5Base: 'https://h5.other.example/app/' });
      await task();
      await settled(net, shown);
      const followed = seen(shown);
      expect(net.api.all.length).to.equal(asked);
      shown.close();
      const after = await opened(name);
      expect(followed).to.deep.equal(seen(after));
      after.close();
    });
  }

  it('links lead to the base of the attribute as it is now, where a tap leads too', async () => {
    const shown = await opened('repay-choose', { 'h5-base': 'https://one.example' });
    expect(hrefs(shown).join()).to.contain('https://one.example/');
    shown.element.setAttribute('h5-base', 'https://two.example/');
    await task();
    expect(hrefs(shown).every((href) => href?.startsWith('https://two.example/repay'))).to.equal(true);
    shown.root.querySelector('a')?.click();
    expect(Reflect.get(Object(shown.heard('loan-navigate')[0]), 'url')).to.equal(hrefs(shown)[0]);
    shown.close();
  });

  it('a wire that comes late is spoken at once: what could not be read without it is asked for anew', async () => {
    const wire = { fields: { productName: 'q7' } };
    const shown = await opened('loan-confirm');
    const before = net.api.all.length;
    configure({ wire });
    await task();
    await settled(net, shown);
    expect(net.api.all.length).to.be.greaterThan(before);
    configure({ wire: { ...wire } });
    await task();
    await settled(net, shown);
    const asked = net.api.all.length;
    configure({ theme: 'dark' });
    await task();
    expect(net.api.all.length).to.equal(asked);
    shown.close();
  });
});
