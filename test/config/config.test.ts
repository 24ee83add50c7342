import { expect } from '@open-wc/testing';
import { addressOf } from '../../src/api/address.js';
import { $config, configure, type Config } from '../../src/config/config.js';
import { appUrl, safeUrl } from '../../src/navigation/safe-url.js';

const loose = (part: object): Config => JSON.parse(JSON.stringify(part));

describe('the configuration', () => {
  const settings = $config.get();
  const { warn } = console;
  let lines: string[];
  beforeEach(() => {
    lines = [];
    console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    $config.set({});
  });
  afterEach(() => {
    console.warn = warn;
    $config.set(settings);
  });

  const follows = (url: string) => safeUrl(url, { page: 'https://pay.example/app', origins: $config.get().urls?.origins }) !== null;
  /** Each of these is named once, with the mend, and nothing else is. */
  function named(...places: string[]): void {
    for (const place of places)
      expect(
        lines.filter((line) => line.includes(`"${place}"`) && line.includes('Mend:')).length,
        `${place}\n${lines.join('\n')}`,
      ).to.equal(1);
    expect(lines.length, lines.join('\n')).to.equal(places.length);
  }

  it('keeps what was set where a key is named without a value', () => {
    configure({ basePath: '/there', urls: { origins: ['https://a.example'] } });
    configure({ basePath: undefined, urls: undefined });
    configure({ urls: { origins: undefined } });
    expect($config.get().basePath).to.equal('/there');
    expect(follows('https://b.example/x')).to.equal(false);
    named();
  });

  it('has a list of origins that stands beside a value that cannot be used', () => {
    configure(loose({ urls: { origins: ['https://a.example'], schemes: 'tel' } }));
    named('urls.schemes');
    expect(follows('https://a.example/x')).to.equal(true);
    expect(follows('https://b.example/x')).to.equal(false);
  });

  for (const [what, urls, place] of [
    ['a word', { origins: 'https://a.example', schemes: ['loanapp'] }, 'urls.origins'],
    ['nothing', { origins: null, schemes: ['loanapp'] }, 'urls.origins'],
    ['a number in a list', { origins: [5], schemes: ['loanapp'] }, 'urls.origins.0'],
    ['a host without its scheme', { origins: ['a.example'], schemes: ['loanapp'] }, 'urls.origins.0'],
    ['a host of any name', { origins: ['https://*.a.example'], schemes: ['loanapp'] }, 'urls.origins.0'],
  ] as const) {
    it(`follows the page's own origin only where the list of origins is ${what}`, () => {
      configure(loose({ urls }));
      named(place);
      expect(follows('https://a.example/x')).to.equal(false);
      expect(follows('https://pay.example/x')).to.equal(true);
      expect(appUrl('loanapp://x', $config.get().urls?.schemes)).to.equal('loanapp://x');
    });
  }

  it("follows the page's own origin only where urls are no object, until they are named again", () => {
    configure(loose({ urls: 'https://c.example' }));
    named('urls');
    expect(follows('https://c.example/x')).to.equal(false);
    expect(follows('/x')).to.equal(true);
    configure({ urls: { origins: ['https://c.example'] } });
    expect(follows('https://c.example/x')).to.equal(true);
  });

  it('keeps the origins of a list that can be used', () => {
    configure(loose({ urls: { origins: ['d.example', 'https://e.example'] } }));
    named('urls.origins.0');
    expect(lines[0]).to.contain('https://pay.example');
    expect(follows('https://e.example/x')).to.equal(true);
    expect(follows('https://d.example/x')).to.equal(false);
  });

  it('reads each part for itself, and names the others by their place', () => {
    configure(
      loose({
        policy: { consentTicked: false, orderScore: 'x' },
        session: { hide: true, expiredCode: [] },
        bridge: { object: 'Shell', names: { goHome: 'home', goMine: 5 }, backHook: 1 },
        frames: { sandbox: true },
        routes: { site: '/x', order: {} },
        wire: { headers: { building: 'b c', eyes: 'x-e' }, endpoints: { pay: { fields: { amount: 'a', isDelay: 0 } } }, paths: 'p' },
        company: { name: 'Haraka', phone: 5 },
      }),
    );
    named(
      'policy.orderScore',
      'session.expiredCode',
      'bridge.names.goMine',
      'bridge.backHook',
      'frames.sandbox',
      'routes.order',
      'wire.headers.building',
      'wire.endpoints.pay.fields.isDelay',
      'wire.paths',
      'company.phone',
    );
    expect($config.get()).to.deep.equal({
      policy: { consentTicked: false },
      session: { hide: true },
      bridge: { object: 'Shell', names: { goHome: 'home' } },
      frames: {},
      routes: { site: '/x' },
      wire: { headers: { eyes: 'x-e' }, endpoints: { pay: { fields: { amount: 'a' } } } },
      company: { name: 'Haraka' },
    });
  });

  it('starts the agreement box unticked where it cannot be read how to', () => {
    configure(loose({ policy: { consentTicked: 'false', orderScore: 'chosen' } }));
    named('policy.consentTicked');
    expect($config.get().policy).to.deep.equal({ consentTicked: false, orderScore: 'chosen' });
  });

  it('hides the session where it cannot be read whether to', () => {
    for (const [place, session] of Object.entries({ 'session.hide': { hide: 'true', expiredCode: '7' }, session: 'hide' })) {
      lines = [];
      $config.set({});
      configure(loose({ session }));
      named(place);
      expect($config.get().session?.hide, place).to.equal(true);
    }
    $config.set({});
    lines = [];
    configure(loose({ policy: 'strict' }));
    named('policy');
    expect($config.get().policy).to.deep.equal({ consentTicked: false });
  });

  it('keeps the groups of instructions that can be used, and of a group what can be; no group counts without all its steps', () => {
    const steps = [{ text: 'Dial' }, { text: 'Pay' }];
    configure(
      loose({
        paymentInstructions: [
          { title: 'Good', kind: 'store', steps },
          { title: 'Other kind', kind: 'shop', steps },
          { title: 'Other picture', steps: [{ text: 'Dial', image: 5 }, { text: 'Pay' }] },
          { title: 'A step short', steps: [{ text: 'Dial' }, { image: 'https://a.example/1.png' }] },
          { steps },
          { title: 'No steps' },
          'Words',
          { title: 'None at all', steps: [] },
        ],
      }),
    );
    const at = (place: string) => `paymentInstructions.${place}`;
    named(at('1.kind'), at('2.steps.0.image'), at('3.steps.1'), at('3'), at('4'), at('5'), at('6'), at('7.steps'), at('7'));
    expect($config.get().paymentInstructions).to.deep.equal([
      { title: 'Good', kind: 'store', steps },
      { title: 'Other kind', steps },
      { title: 'Other picture', steps },
    ]);
  });

  for (const [what, paymentInstructions, place] of [
    ['no group can be used', [{ title: 'No steps' }], 'paymentInstructions.0'],
    ['they are no list', { title: 'Pesa' }, 'paymentInstructions'],
  ] as const)
    it(`has no instructions where ${what}: ours would pass for the deployment's`, () => {
      configure(loose({ paymentInstructions }));
      named(place);
      expect($config.get().paymentInstructions).to.deep.equal([]);
    });

  it('takes no scheme that is never opened, and no header that cannot be sent', () => {
    const schemes = ['javascript', 'https', 'data:', 'loanapp', 'file-manager://', 'a b'];
    configure(loose({ urls: { schemes }, idempotencyHeader: 'Bad Header' }));
    named('urls.schemes.0', 'urls.schemes.1', 'urls.schemes.2', 'urls.schemes.5', 'idempotencyHeader');
    expect($config.get()).to.deep.equal({ urls: { schemes: ['loanapp', 'file-manager://'] } });
    configure({ idempotencyHeader: '' });
    expect($config.get().idempotencyHeader).to.equal('');
  });

  it('pollutes nothing', () => {
    configure(
      JSON.parse('{"routes":{"__proto__":"/x","constructor":"/y"},"__proto__":{"locale":"sw"},"wire":{"fields":{"__proto__":{}}}}'),
    );
    expect(Reflect.get({}, 'locale')).to.equal(undefined);
    expect(Object.keys($config.get().routes ?? {})).to.deep.equal([]);
  });

  it('calls go to no place within a page, however the base ends', () => {
    for (const end of ['', '/', '#', '/#', '#/', '/#/']) expect(addressOf({ apiBase: `/gw${end}` }, 'x', '/x', [])).to.equal('/gw/roof/x');
  });

  it('has a prefix of paths with or without its slashes', () => {
    const at = (basePath?: string) =>
      addressOf({ apiBase: 'https://api.example', ...(basePath === undefined ? {} : { basePath }) }, 'x', '/x', []);
    for (const written of ['roof', '/roof', '/roof/', undefined]) expect(at(written), written).to.equal('https://api.example/roof/x');
    for (const none of ['', '/']) expect(at(none), none).to.equal('https://api.example/x');
    expect(at('/a/b')).to.equal('https://api.example/a/b/x');
  });

  it('has disguised paths with or without the slash before them', () => {
    for (const to of ['k/5', '/k/5', '//k/5'])
      expect(addressOf({ apiBase: 'https://api.example', wire: { paths: { '/x': to } } }, 'x', '/x', [['a', '1']]), to).to.equal(
        'https://api.example/roof/k/5?a=1',
      );
  });
});
