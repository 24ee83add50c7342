import { expect } from '@open-wc/testing';
import { often, some } from '../kit/effort.js';
import { json, raw } from '../kit/mock-api.js';
import { hostileAttributes, hostileBodies, hostileProperties, noAnswers, type Body } from './bodies.js';
import { rowOf, task, type Wiretap } from './lender.js';
import { smallPage, type SmallPage } from './small-page.js';
import { settled, show, type Shown } from './stage.js';
import { slip, usualSubjects, type Subject } from './subjects.js';

const PER_SCREEN = often(200, 18);
/** So many bodies come one after another into the same element. */
const PER_MOUNT = 20;

const dataOf = (text: string): unknown => {
  const body: unknown = JSON.parse(text);
  return Reflect.get(Object(body), 'data');
};

describe('answers that are no answers', () => {
  let page: SmallPage;
  let net: Wiretap;

  before(async () => {
    page = await smallPage();
    net = page.net;
  });
  after(() => page.stop());
  beforeEach(() => {
    localStorage.clear();
    net.interfere();
  });

  /** The calls of a screen on load, each with a good answer. */
  async function learn(subject: Subject): Promise<Map<string, unknown>> {
    const good = new Map<string, unknown>();
    net.interfere(async (call, honest) => {
      const reply = await honest();
      if (reply.kind === 'answer' && reply.status === 200) good.set(call.name, dataOf(reply.text));
      return reply;
    });
    const shown = show(subject);
    await net.quiet();
    shown.close();
    await task();
    return good;
  }

  for (const [start, subject] of usualSubjects.entries()) {
    it(`<${subject.contract.tag}> stays calm`, async () => {
      const nothing = some(noAnswers, start);
      const good = await learn(subject);
      const names = [...good.keys()];
      const bodies = new Map(
        names.map((name, at) => {
          const row = rowOf(name);
          return [name, row ? [...nothing, ...hostileBodies(row, good.get(name), PER_SCREEN, 7 + at)] : []] as const;
        }),
      );
      const troubles: string[] = [];
      let turn = 0;
      let sent: (Body | undefined)[] = [];
      net.interfere((call) => {
        // One call at a time is spoiled, sometimes all of them.
        const spoil = turn % 4 === 3 || names[turn % names.length] === call.name;
        const body = spoil ? bodies.get(call.name)?.[turn] : undefined;
        sent.push(body);
        if (body) return raw(body.text, body.status, { 'content-type': 'application/json' });
        return good.has(call.name) ? json({ code: rowOf(call.name)?.ok?.[0] ?? 0, data: good.get(call.name) }) : undefined;
      });
      const turns = names.length === 0 ? 0 : nothing.length + PER_SCREEN;
      let shown: Shown | undefined;
      for (turn = 0; turn < turns && troubles.length < 5; turn += 1) {
        sent = [];
        if (!shown || turn % PER_MOUNT === 0 || turn < nothing.length) {
          shown?.close();
          localStorage.clear();
          shown = show(subject);
        } else shown.element.reload();
        await settled(net, shown);
        const wrong = page.wrongsOf(shown);
        if (wrong.length > 0) {
          troubles.push(`${wrong.join('; ')} — after ${sent.map((body) => body?.what).join(' | ')}`);
          shown.close();
          shown = undefined;
        }
      }
      shown?.close();
      expect(troubles.join('\n')).to.equal('');
    }).timeout(30_000);

    it(`<${subject.contract.tag}> stays calm under hostile attributes and properties`, async () => {
      const troubles: string[] = [];
      const names = [...Object.keys(subject.contract.attributes), 'device-id', 'building'];
      const shown = show(subject);
      await net.quiet();
      const look = async (what: string) => {
        await settled(net, shown);
        const wrong = page.wrongsOf(shown);
        if (wrong.length > 0) troubles.push(`${wrong.join('; ')} — ${what}`);
      };
      for (const [at, name] of names.entries()) {
        for (const value of some(hostileAttributes, at)) {
          shown.element.setAttribute(name, value);
          await look(`${name}="${value.slice(0, 80)}"`);
        }
        shown.element.setAttribute(name, subject.attributes[name] ?? '');
      }
      for (const name of Object.keys(subject.contract.properties ?? {})) {
        for (const value of hostileProperties(slip, PER_SCREEN, 11)) {
          Reflect.set(shown.element, name, value);
          await look(`${name} = ${JSON.stringify(value)?.slice(0, 300)}`);
        }
      }
      shown.close();
      expect(troubles.slice(0, 5).join('\n')).to.equal('');
    }).timeout(30_000);
  }
});
