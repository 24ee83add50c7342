import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import * as v from 'valibot';
import type { Contract } from '../../elements/contract.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { LoanError } from '../../src/api/errors.js';
import type { Config } from '../../src/config/config.js';
import { camel } from '../../src/lib/names.js';
import { createTexts } from '../../src/i18n/text.js';
import type { AllBegun } from '../../src/session/begun.js';
import type { Moved } from '../../src/session/beside.js';
import { createAlike } from '../../src/session/alike.js';
import { createHush } from '../../src/session/hush.js';
import { createIntents } from '../../src/session/intents.js';
import { locksOf } from '../../src/session/locks.js';
import { $returns } from '../../src/session/page.js';
import { openScope } from '../../src/session/open-scope.js';
import type { SharedScope } from '../../src/session/shared.js';
import { storage } from '../../src/session/storage.js';
import { often } from '../kit/effort.js';
import { random } from '../kit/random.js';
import { task, wiretap } from './lender.js';
import { settled, setHash, show } from './stage.js';
import { usualSubjects } from './subjects.js';
import { watch } from './watch.js';

const INTERLEAVINGS = often(2000, 500);
const VERBS = ['take', 'pay', 'save', 'send', 'rate', 'payThirdParty', 'borrowAgain', 'recheck', 'check', 'openList'] as const;
const VALUES = ['1001', '1002', '1003'] as const;

/** A call under way, answered by the test. */
interface Held {
  readonly row: Endpoint;
  readonly payload: unknown;
  answer(): void;
  fail(): void;
}

const ids = (payload: unknown): string[] =>
  Object.entries(Object(payload))
    .filter(([key]) => /(?:id|no)$/i.test(key) && !/module|position|record|card/i.test(key))
    .map(([, value]) => String(value))
    .filter((value) => (VALUES as readonly string[]).includes(value));

/** Every text of an answer says whose it is. */
function stamped(value: unknown, of: string): unknown {
  if (typeof value === 'string') {
    if (/^\s*-?[\d.]+\s*$/.test(value) || /^(?:text|citySelect|day|enum)$/.test(value)) return value;
    return /^https?:/.test(value) ? `https://x.example/${of}` : `${of} ${value.slice(0, 12)}`;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => stamped(one, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, /id$|code$|^type$/i.test(key) ? one : stamped(one, of)]));
}

const stamps = (text: string): string[] =>
  Array.from(text.matchAll(/<([\d,]*)>/g), ([, one]) => one ?? '').flatMap((one) => one.split(',').filter(Boolean));

describe('races', () => {
  const good = new Map<string, unknown>();

  before(async () => {
    const net = await wiretap();
    net.interfere(async (call, honest) => {
      const reply = await honest();
      if (reply.kind === 'answer' && reply.status === 200) good.set(call.name, Reflect.get(Object(JSON.parse(reply.text)), 'data'));
      return reply;
    });
    for (const subject of usualSubjects) {
      const shown = show(subject);
      await settled(net, shown);
      shown.close();
    }
    net.restore();
    for (const [name, data] of [
      ['loanPush', { lendDetailsUrl: 'https://x.example/' }],
      ['classicPush', { url: 'https://x.example/' }],
      ['pay', { repayType: 'NOTICE', notice: 'Dial', tradeNo: 'T' }],
      ['repaymentCommit', { needValid: 1, repayRecordId: 'r1' }],
      ['repaymentThirdParty', { redirectUrl: 'https://x.example/' }],
      ['productJump', { url: 'https://x.example/' }],
    ] as const)
      good.set(name, data);
  });

  let runs = 0;
  function open(contract: Contract, values: Readonly<Record<string, unknown>>) {
    const held: Held[] = [];
    const $moved = atom<Moved | undefined>();
    const shared: SharedScope = {
      $session: atom({ userId: 'u1' }),
      hush: createHush(() => []),
      alike: createAlike(),
      locks: locksOf(`races-${(runs += 1)}`),
      intents: createIntents(storage, 'u1'),
      replaced: () => {},
      $rated: atom<ReadonlySet<string>>(new Set()),
      $begun: atom<AllBegun>(new Map()),
      beside: { $moved, alone: (_, run) => run(), ended: (moved) => $moved.set(moved) },
      call(row, payload, { signal }) {
        return new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
          const settle = (end: () => void) => () => {
            held.splice(held.indexOf(one), 1);
            end();
          };
          const one: Held = {
            row,
            payload,
            answer: settle(() => {
              const data = stamped(good.get(row.name), `<${ids(payload).join(',')}>`);
              const read = v.safeParse(row.answer, data);
              if (read.success) resolve(read.output);
              else reject(new LoanError('contract', row.name));
            }),
            fail: settle(() => reject(new LoanError('refused', row.name, { code: '9', message: `<${ids(payload).join(',')}> no` }))),
          };
          held.push(one);
        });
      },
    };
    const texts = createTexts(contract.messages);
    const config: Config = {};
    const heard: string[] = [];
    const surface = {
      isSeen: () => true,
      dress: () => [],
      dispatch(name: string, detail: object) {
        if (name === 'loan-navigate') heard.push(JSON.stringify(detail));
        return name !== 'loan-navigate' && name !== 'loan-native';
      },
    };
    const scope = openScope(shared, surface, atom(config), texts.now);
    const $params = atom<never>(values as never);
    const model = contract.create(scope, $params);
    return { held, model, scope, heard, shared, set: (next: object) => $params.set(next as never) };
  }

  for (const { contract } of usualSubjects) {
    const attributes = Object.entries(contract.attributes)
      .filter(([, { type }]) => type === 'id')
      .map(([name]) => camel(name));
    if (attributes.length === 0) continue;

    it(`<${contract.tag}> never shows what belongs to another ${attributes.join(' or ')}`, async () => {
      const page = watch();
      const troubles: string[] = [];
      let seen = 0;
      let named = 0;
      setHash('');
      for (let seed = 1; seed <= INTERLEAVINGS && troubles.length < 3; seed += 1) {
        const pick = random(seed * 7919);
        const values: Record<string, unknown> = Object.fromEntries(attributes.map((name) => [name, VALUES[pick(3)]]));
        const { held, model, scope, heard, shared, set } = open(contract, { ...values });
        const off = model.$view.listen(() => undefined);
        const log: string[] = [];
        const look = () => {
          const now = new Set(Object.values(values));
          const shown = model.$view.get();
          if (shown.state === 'loading') return;
          const all = stamps(JSON.stringify(shown));
          if (all.length > 0) seen += 1;
          const stale = all.filter((id) => !now.has(id));
          if (stale.length > 0) troubles.push(`seed ${seed}: ${stale[0]} on screen of ${[...now].join()} after ${log.join(' ')}`);
        };
        for (let step = 0, steps = 5 + pick(8); step < steps && troubles.length < 3; step += 1) {
          const what = pick(10);
          const one = held[pick(Math.max(held.length, 1))];
          named += held.some(({ payload }) => ids(payload).length > 0) ? 1 : 0;
          if (what < 3) {
            const name = attributes[pick(attributes.length)] ?? '';
            values[name] = VALUES[pick(3)];
            log.push(`${name}=${String(values[name])}`);
            set({ ...values });
          } else if (what < 7 && one) {
            log.push(`${one.row.name}✓${ids(one.payload).join()}`);
            one.answer();
          } else if (what === 7 && one) {
            log.push(`${one.row.name}✗`);
            one.fail();
          } else if (what === 8) {
            log.push('reload');
            const why = pick(3);
            if (why === 0) $returns.set($returns.get() + 1);
            else if (why === 1) shared.beside.$moved.set({ lock: '', done: false, by: new AbortController().signal });
            else void model.reload();
          } else {
            const verb = VERBS[pick(VERBS.length)] ?? 'take';
            const run: unknown = Reflect.get(model, verb);
            if (typeof run === 'function') {
              log.push(`${verb}()`);
              Reflect.apply(run, model, []);
            }
          }
          // Sometimes the next thing happens before anybody could react.
          if (pick(4) > 0) for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
          look();
        }
        for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
        look();
        off();
        scope.close();
        const before = heard.length;
        while (held[0]) held[0].answer();
        for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
        if (heard.length > before) troubles.push(`seed ${seed}: leads somewhere after it left`);
        if (seed % 100 === 0) {
          localStorage.clear();
          await task();
        }
      }
      page.stop();
      expect(troubles.join('\n')).to.equal('');
      expect(page.wrongs.join('\n')).to.equal('');
      if (named > 0) expect(seen, 'how often there was something to mix up').to.be.above(INTERLEAVINGS);
    }).timeout(30_000);
  }

  it('knows rows for everything it answers', () => {
    expect([...good.keys()].filter((name) => !endpoints.some((row) => row.name === name))).to.deep.equal([]);
  });
});
