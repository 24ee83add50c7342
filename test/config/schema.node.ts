import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import Ajv from 'ajv';
import { configSchema } from '../../.build/config-schema.js';
import { createDictionary } from '../../demo/lender/disguise.js';
import { demoConfig } from '../../demo/common/defaults.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { $config, configure } from '../../src/config/config.js';
import { keys } from '../../src/config/keys.js';
import { localeOf } from '../../src/i18n/locale.js';
import { nameStrangers } from '../../src/session/strangers.js';

const readme = readFileSync('README.md', 'utf8');
const inReadme = [/<script type="application\/json" id="loan-config">([^]*?)<\/script>/, /^```json\n(\{\n {2}"wire"[^]*?)^```$/m].map(
  (place): unknown => JSON.parse(place.exec(readme)?.[1] ?? ''),
);

const good: readonly unknown[] = [
  {},
  ...inReadme,
  demoConfig,
  { wire: createDictionary(endpoints, 7), routes: { site: '/' }, bridge: { names: { goHome: 'home' } } },
  { accent: '#0B6B4F', theme: 'dark', prefix: 'acme', idempotencyHeader: '', session: { hide: true, expiredCode: 401 } },
  { apiBase: 'HTTPS://api.example/a', h5Base: '/app/#' },
  { apiBase: '', h5Base: 'https://h5.example:8080/' },
  {
    urls: { origins: ['HTTPS://pay.example'], schemes: ['loanapp', 'Https2', 'about-us'] },
    policy: { orderScore: 'chosen', consentTicked: false },
  },
];

const bad: readonly object[] = [
  { theme: 'purple' },
  { accent: 'red' },
  { accent: '#0b6b4' },
  { prefix: 'acme-two' },
  { idempotencyHeader: 'a b' },
  { urls: { origins: ['pay.example'] } },
  ...['api.example', 'ftp://api.example', '//api.example', 'https://u@api.example', 'https://api.example?q=1'].flatMap((base) => [
    { apiBase: base },
    { h5Base: base },
  ]),
  ...['https', 'JavaScript', 'data', 'a b', '1x', ''].map((scheme) => ({ urls: { schemes: [scheme] } })),
  { policy: { consentTicked: 'no' } },
  { session: { expiredCode: true } },
  { paymentInstructions: [{ title: 'Wallet' }] },
  { wire: { fields: { productId: 1 } } },
  { company: { nmae: 'Lender' } },
  { locael: 'sw' },
  { basePath: '/roof?a=1' },
  { routes: { loanConfirm: 'https://other.example/loan' } },
  { routes: { loanConfirm: '/loan?a=1' } },
  ...['/a#b', '/a?b=1', 'https://other.example/x'].map((to) => ({ wire: { paths: { '/x': to } } })),
  { bridge: { object: 'Android.shell' } },
  { bridge: { backHook: '' } },
  ...['texts', 'routes', 'company', 'wire', 'bridge', 'policy', 'frames', 'urls', 'session'].map((key) => ({ [key]: [] })),
];

describe('the JSON schema of the configuration', () => {
  const fits = new Ajv({ allErrors: true }).compile(configSchema());
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

  it('knows the languages, the routes and the actions, as the runtime does', () => {
    for (const locale of ['en', 'sw', 'zh-Hans', 'zh-CN', 'SW-tz', 'in_ID', 'xx', '', 'english', 'zhx'])
      assert.equal(fits({ locale }), localeOf(locale) !== undefined, locale);
    for (const [config, known] of [
      [{ routes: { loanConfirm: '/a' } }, true],
      [{ routes: { nope: '/a' } }, false],
      [{ bridge: { names: { goHome: 'x' } } }, true],
      [{ bridge: { names: { nope: 'x' } } }, false],
    ] as const) {
      lines = [];
      nameStrangers(config);
      assert.deepEqual([fits(config), lines.length === 0], [known, known], JSON.stringify(config));
    }
  });

  const WORDS = ['', 'Pesa', 'nan', 'Null and void', 'undefined terms', ' a ', 'a\nb', '-', '0', 'pCf{}', 'ऋण', '\u200bPesa', '{object}'];
  const NO_WORDS = [
    'undefined',
    ' null ',
    'NaN',
    '-Infinity',
    'Invalid Date',
    '[object Object]',
    'To [object Map]\n',
    ' ',
    '\n\t',
    '\u00a0',
  ];
  for (const text of [...WORDS, ...NO_WORDS, '\u200b', '\u202e\u0007', '\u{e0001}'])
    it(`takes a text as the elements do: ${JSON.stringify(text)}`, () => {
      for (const config of [
        { productName: text },
        { servicePhone: text },
        { company: { name: text } },
        { texts: { loanTerms: text } },
        { paymentInstructions: [{ title: 'Wallet', steps: [{ text }] }] },
      ]) {
        lines = [];
        configure(config);
        assert.equal(fits(config), lines.length === 0, JSON.stringify(config));
        assert.equal(lines.length === 0, WORDS.includes(text), JSON.stringify(config));
      }
    });

  it('has every key, in words', () => {
    const { $schema, ...properties } = (
      JSON.parse(JSON.stringify(configSchema())) as { properties: Record<string, { description: string }> }
    ).properties;
    assert.ok($schema, 'how an editor finds the schema');
    assert.deepEqual(
      Object.entries(properties).map(([name, { description }]) => [name, description]),
      Object.entries(keys).map(([name, { doc }]) => [name, doc]),
    );
  });

  it('has words for every key within a key too: what the whole says of it', () => {
    const silent = (at: unknown, place: string): string[] =>
      typeof at !== 'object' || at === null
        ? []
        : Object.entries(at).flatMap(([name, inner]: [string, unknown]) => [
            ...(place.endsWith('.properties') && !(typeof inner === 'object' && inner && Reflect.get(inner, 'description'))
              ? [`${place}.${name}`]
              : []),
            ...silent(inner, `${place}.${name}`),
          ]);
    assert.deepEqual(silent(configSchema(), ''), []);
  });

  for (const [at, config] of good.entries())
    it(`accepts what is right: ${JSON.stringify(config).slice(0, 60)} (${at})`, () => {
      assert.ok(fits(config), JSON.stringify(fits.errors));
    });

  for (const config of bad)
    it(`refuses what the elements do: ${JSON.stringify(config)}`, () => {
      assert.equal(fits(config), false);
      configure(config);
      assert.equal(lines.length, 1, lines.join('\n'));
    });
});
