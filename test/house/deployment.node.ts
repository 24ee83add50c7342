import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { nameMistakes } from '../../.build/deployment.js';
import { createDictionary } from '../../demo/lender/disguise.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { $config, type Config } from '../../src/config/config.js';

describe('the configuration that is built into host pages', () => {
  const { warn } = console;
  let lines: string[];
  beforeEach(() => {
    lines = [];
    console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    $config.set({});
  });
  afterEach(() => {
    console.warn = warn;
    $config.set({});
  });
  const loose = (part: object): Config => JSON.parse(JSON.stringify(part));

  it('has its mistakes named by the build, calls that there are none of too', () => {
    const wire = { paths: { '/v9/none': '/x' }, endpoints: { savScore: { fields: { score: 's' } } } };
    nameMistakes(loose({ locael: 'sw', routes: { lonConfirm: '/x' }, wire }));
    for (const place of ['"locael"', '"routes.lonConfirm"', '"wire.paths./v9/none"', '"wire.endpoints.savScore"'])
      assert.equal(lines.filter((line) => line.includes(place) && line.includes('Mend')).length, 1, `${place}: ${lines.join('\n')}`);
    assert.equal(lines.length, 4, lines.join('\n'));
  });

  it('has a wire name that is given to two fields named', () => {
    const fields = { productId: 'q', orderId: 'q', amount: 'a' };
    nameMistakes({ wire: { fields, endpoints: { pay: { fields: { amount: 'z', cardNo: 'z' } }, contracts: { fields: { title: 'a' } } } } });
    assert.equal(lines.length, 2, lines.join('\n'));
    assert.match(lines[0] ?? '', /"wire\.fields".*"q".*Mend/);
    assert.match(lines[1] ?? '', /"wire\.endpoints\.pay\.fields".*"z".*Mend/);
  });

  it('has fields and paths that are misspelt, empty or given twice named, and a provider that is no part of a path', () => {
    nameMistakes({
      provider: 'a/b',
      wire: {
        paths: { '/v3/contract/contract': '/k', '/legacy/push': '/k' },
        fields: { prodctId: 'a', code: '', mode: 'm', somethingElseOfTheServer: 'b' },
        endpoints: { saveScore: { fields: { scor: 's' } } },
      },
    });
    const wanted = [/"wire\.paths" has "\/k" twice/, /"wire\.fields\.prodctId".*Mend: productId/, /"wire\.fields\.code" has no name/];
    for (const one of [...wanted, /"wire\.endpoints\.saveScore\.fields\.scor".*Mend: score/, /"provider" has "a\/b"/])
      assert.equal(lines.filter((line) => one.test(line)).length, 1, `${String(one)}: ${lines.join('\n')}`);
    assert.equal(lines.length, 5, lines.join('\n'));
  });

  it('has routes that nobody reaches, and names of the shell that are empty or given twice, named', () => {
    nameMistakes({
      locale: 'fr',
      routes: {
        loanConfirm: '/loan/confirm',
        repayInstallment: '/repay',
        repayCard: '/repay/card',
        product: '/Help',
        customerService: '/help',
        aboutUs: '',
        bindBank: '/roof/bank',
      },
      bridge: { names: { goHome: 'goMain', goMine: 'goMain', closeWebview: '' } },
    });
    const wanted = [
      /"routes\.loanConfirm" has "\/loan\/confirm", which leads to "loanTerms".*Mend/,
      /"routes\.repayCard".*"repayInstallment"/,
      /"routes\.product".*"customerService"/,
      /"routes\.site" has "\/", which leads to "aboutUs"/,
      /"routes\.bindBank".*the API/,
      /"bridge\.names" has "goMain" twice/,
      /"bridge\.names\.closeWebview" has no name/,
      /"locale": "fr"/,
    ];
    for (const one of wanted) assert.equal(lines.filter((line) => one.test(line)).length, 1, `${String(one)}: ${lines.join('\n')}`);
    assert.equal(lines.length, wanted.length, lines.join('\n'));
    lines = [];
    $config.set({});
    nameMistakes({ routes: {}, bridge: { names: { goHome: 'goMain' } } });
    assert.deepEqual(lines, []);
  });

  it('has what cannot be used left out before a page is made: its first scripts take it as it is', () => {
    const steps = [{ text: 'Dial' }];
    const paymentInstructions = [{ title: 'Pesa', kind: 'shop', steps }, { title: 'Duka' }];
    assert.deepEqual(nameMistakes(loose({ session: { hide: 'true' }, servicePhone: 5, locael: 'sw', paymentInstructions })), {
      session: { hide: true },
      paymentInstructions: [{ title: 'Pesa', steps }],
    });
  });

  it('has none in a whole dictionary', () => {
    nameMistakes({ wire: createDictionary(endpoints, 7), routes: { site: '/' }, bridge: { names: { goHome: 'home' } } });
    assert.deepEqual(lines, []);
  });
});
