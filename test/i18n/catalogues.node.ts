import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Catalogue, Group, Locale, Message } from '../../src/i18n/catalogues.js';
import { account } from '../../src/i18n/en/account.js';
import { bank } from '../../src/i18n/en/bank.js';
import { card } from '../../src/i18n/en/card.js';
import { common } from '../../src/i18n/en/common.js';
import { complaint } from '../../src/i18n/en/complaint.js';
import { instructions } from '../../src/i18n/en/instructions.js';
import { legal } from '../../src/i18n/en/legal.js';
import { loan } from '../../src/i18n/en/loan.js';
import { order } from '../../src/i18n/en/order.js';
import { code } from '../../src/i18n/en/code.js';
import { preview } from '../../src/i18n/en/preview.js';
import { promotion } from '../../src/i18n/en/promotion.js';
import { repay } from '../../src/i18n/en/repay.js';
import { site } from '../../src/i18n/en/site.js';
import { support } from '../../src/i18n/en/support.js';
import { abroad } from '../kit/abroad.js';

const english: Readonly<Record<Group, Catalogue>> = {
  account,
  bank,
  card,
  common,
  complaint,
  instructions,
  legal,
  loan,
  order,
  code,
  preview,
  promotion,
  repay,
  site,
  support,
};
const GROUPS = Object.keys(english).filter((group): group is Group => group in english);
const LOCALES = ['sw', 'id', 'hi', 'fil', 'zh-Hans'] as const satisfies readonly Exclude<Locale, 'en'>[];

/** Names, which every language has as they are. */
const NAMES = new Set(['M-Pesa', 'Mixx by Yas', 'Airtel Money', 'HaloPesa', '138 0000 0000']);
/** Words that a language shares with English. The spec has the Indonesian for choosing stars. */
const SHARED: Readonly<Record<(typeof LOCALES)[number], readonly string[]>> = {
  sw: [],
  id: ['card.total', 'repay.total', 'order.chooseStars'],
  hi: [],
  fil: [],
  'zh-Hans': [],
};

const formsOf = (message: Message | undefined): readonly string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : Object.values(message);
const holesOf = (form: string): string => [...new Set(form.match(/\{\w+\}/g) ?? [])].sort().join(' ');

async function catalogueOf(locale: (typeof LOCALES)[number], group: Group): Promise<Catalogue> {
  const words: { readonly [Name in Group]?: Catalogue } = await abroad[group][locale]();
  return words[group] ?? {};
}

/** Every message of a language beside its English one. */
async function messagesOf(locale: (typeof LOCALES)[number]): Promise<{ key: string; message: Message | undefined; english: Message }[]> {
  const groups = await Promise.all(
    GROUPS.map(async (group) => {
      const catalogue = await catalogueOf(locale, group);
      return Object.entries(english[group]).map(([key, told]) => ({ key: `${group}.${key}`, message: catalogue[key], english: told }));
    }),
  );
  return groups.flat();
}

describe('the catalogues', () => {
  it('are files of the groups, in folders of the languages', () => {
    const files = GROUPS.map((group) => `${group}.ts`).sort();
    for (const folder of ['en', ...LOCALES]) assert.deepEqual(readdirSync(`src/i18n/${folder}`).sort(), files, folder);
    assert.deepEqual(readdirSync('src/i18n/abroad').sort(), files);
    for (const group of GROUPS) assert.deepEqual(Object.keys(abroad[group]).sort(), [...LOCALES].sort());
  });

  it('have the texts of the spec in English', () => {
    assert.equal(order.chooseStars, 'Silakan pilih');
    assert.equal(complaint.rated, 'Successful demonstration！');
    assert.equal(complaint.collectionRefused, 'The selected order does not support sending collection types');
    assert.equal(account.phoneInvalid, 'Please enter a valid phone number.');
    assert.equal(site.contactIncomplete, 'Please provide complete information!');
    assert.equal(common.copySuccess, 'copy success');
    assert.equal(code.slipNote, 'Please keep the deposit slip as proof of payment');
  });

  for (const locale of LOCALES) {
    describe(locale, () => {
      it('has every message and no other', async () => {
        for (const group of GROUPS) {
          const catalogue = await catalogueOf(locale, group);
          assert.deepEqual(Object.keys(catalogue).sort(), Object.keys(english[group]).sort(), group);
          for (const form of Object.values(catalogue).flatMap(formsOf)) assert.match(form, /\S/);
        }
      });

      it('is translated: only names, and words it shares, are as in English', async () => {
        const same = (await messagesOf(locale)).filter(({ message, english: told }) => {
          const words = formsOf(told);
          return formsOf(message).some((form) => words.includes(form) && !NAMES.has(form));
        });
        assert.deepEqual(same.map(({ key }) => key).sort(), [...SHARED[locale]].sort());
      });

      it('fills in what English fills in', async () => {
        for (const { key, message, english: told } of await messagesOf(locale)) {
          const holes = new Set(formsOf(told).map(holesOf));
          assert.equal(holes.size, 1, key);
          for (const form of formsOf(message)) assert.ok(holes.has(holesOf(form)), `${key}: ${form}`);
        }
      });

      it('has the plural forms that the language tells apart', async () => {
        const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
        for (const { key, message } of await messagesOf(locale)) {
          if (typeof message !== 'object') continue;
          assert.deepEqual(Object.keys(message).sort(), [...pluralCategories].sort(), key);
        }
      });

      it('is written in its own script, without stray spaces or quotation marks of the keyboard', async () => {
        const script = locale === 'hi' ? /\p{Script=Devanagari}/u : locale === 'zh-Hans' ? /\p{Script=Han}/u : /\p{Script=Latin}/u;
        for (const { key, message } of await messagesOf(locale)) {
          for (const form of formsOf(message)) {
            if (!NAMES.has(form)) assert.match(form, script, key);
            assert.doesNotMatch(form, /^\s|\s$| {2}|"|\.\.\./, key);
          }
        }
      });

      it('names a button by the words that are seen on it', async () => {
        const [account, promotion, complaint, common] = await Promise.all(
          (['account', 'promotion', 'complaint', 'common'] as const).map((group) => catalogueOf(locale, group)),
        );
        const pairs = [
          [account?.['sendAgainIn'], account?.['rest']],
          [promotion?.['sendAgainIn'], promotion?.['rest']],
          [complaint?.['retryImage'], common?.['retry']],
        ];
        for (const [name, seen] of pairs) {
          assert.ok(
            formsOf(name).every((form) => formsOf(seen).every((words) => form.includes(words))),
            formsOf(name).join(' '),
          );
        }
      });

      it('ends a sentence where English ends one', async () => {
        for (const { key, message, english: told } of await messagesOf(locale)) {
          const ends = (form: string) => /[.?!。？！।…]$/.test(form);
          if (formsOf(told).every((form) => /[.?!]$/.test(form)) && !/\{\w+\}\.$/.test(formsOf(told)[0] ?? '')) {
            assert.ok(formsOf(message).every(ends), `${key}: ${formsOf(message).join(' / ')}`);
          }
        }
      });
    });
  }
});
