import { expect } from '@open-wc/testing';
import { json, type Call, type Reply } from '../kit/mock-api.js';
import { actions, subjectFor, type Action } from './actions.js';
import { wiretap, type Wiretap } from './lender.js';
import { fill, reach, walk } from './robot.js';
import { settled, show, type Shown } from './stage.js';
import { subjects } from './subjects.js';
import { hurry, watch, type Clock, type Watch } from './watch.js';

/** What nobody but the server and the borrower may know. */
const secrets = {
  session: 'SESS-9f31-c0ffee',
  phone: '0798123457',
  visitor: '13981234577',
  code: '918273',
  account: '30047711228855',
  card: '4417123400009876',
  token: 'tok_Zx81kQ77pw',
};
const session = { 'session-id': secrets.session, phone: secrets.phone };
const typed = { phone: secrets.phone, code: secrets.code, digits: secrets.account };

/** Card and account numbers and a token in everything the server says. */
function planted(reply: Reply): Reply {
  if (reply.kind !== 'answer') return reply;
  const text = reply.text
    .replace(/"(cardNo)":"[^"]*"/g, `"$1":"${secrets.card}"`)
    .replace(/"(repayToken)":"[^"]*"/g, `"$1":"${secrets.token}"`);
  return { ...reply, text };
}

/** A server that says too much: what it was sent, the session, a card, a line of its log. */
function chatter({ body, query }: Call): Reply {
  const sent = [...Object.values(Object(body)), ...Object.values(query)].map(String).join(', ');
  const words = `No: ${sent}, card ${secrets.card}, token=${secrets.token}`;
  return json({ code: 9, message: words, errMsg: words });
}

const needsCode = json({ code: '00', data: { needValid: 1, repayRecordId: 'r-1' } });

const found = (text: string): string[] =>
  Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);

function stored(): string {
  const all = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
  return [...all, document.cookie, window.name, document.title, JSON.stringify(window.history.state)].join('\n');
}

/** An event as a page would log it. Where a link leads carries the session: that is what it is for. */
function logged({ events, subject }: Shown): string {
  const given = subject.contract.tag === 'contact-form' ? ['loan-contact'] : [];
  return events
    .filter(({ type }) => !given.includes(type))
    .map(
      ({ type, detail }) =>
        `${type} ${JSON.stringify(detail, (key, value: unknown) => (type === 'loan-navigate' && key === 'url' ? '' : value))}`,
    )
    .join('\n');
}

describe('secrets', () => {
  let net: Wiretap;
  let page: Watch;
  let clock: Clock;
  let worlds = 0;
  const fresh = () => ({ ...session, 'merchant-number': `secrets-${(worlds += 1)}` });

  before(async () => {
    localStorage.clear();
    sessionStorage.clear();
    page = watch();
    net = await wiretap();
    clock = hurry();
  });
  after(() => {
    clock.stop();
    page.stop();
    net.restore();
    localStorage.clear();
  });

  function leaks(shown: Shown): string[] {
    return [
      ...found(logged(shown)).map(
        (name) =>
          `${name} in an event: ${
            logged(shown)
              .split('\n')
              .find((line) => found(line).includes(name)) ?? ''
          }`,
      ),
      ...found(stored()).map((name) => `${name} in storage: ${stored().slice(0, 600)}`),
      ...found(page.lines.join('\n')).map((name) => `${name} in the console`),
      ...found(page.wrongs.join('\n')).map((name) => `${name} in an error`),
    ];
  }

  it('no screen leaks any of them, filled in and left', async function () {
    this.timeout(120_000);
    const troubles: string[] = [];
    for (const subject of subjects) {
      net.interfere(async (_, honest) => planted(await honest()));
      const shown = show(subject, fresh());
      await settled(net, shown);
      await fill(shown, net, typed);
      net.interfere(chatter);
      shown.element.reload();
      await settled(net, shown);
      for (const leak of leaks(shown)) troubles.push(`${subject.name}: ${leak}`);
      shown.close();
    }
    expect(troubles.join('\n')).to.equal('');
  }).timeout(20_000);

  const typedFor = ({ phone }: Action) => ({ ...typed, ...(phone ? { phone: secrets.visitor } : {}) });

  for (const action of actions.filter(({ picks }) => !picks)) {
    it(`<${action.tag}> ${action.endpoint} (${action.press.join(', ')}) keeps them, accepted or refused`, async () => {
      const troubles: string[] = [];
      for (const refuse of [false, true]) {
        localStorage.clear();
        net.interfere(async (call, honest) => {
          if (refuse && call.name === action.endpoint) return chatter(call);
          // The lender knows no such card.
          return call.name === 'repaymentCommit' ? needsCode : planted(await honest());
        });
        const shown = show(subjectFor(action), fresh());
        await settled(net, shown);
        await walk(shown, net, action.press.slice(0, -1), typedFor(action));
        (await reach(shown, net, action.press[action.press.length - 1] ?? '', typedFor(action))).click();
        await settled(net, shown);
        for (const leak of leaks(shown)) troubles.push(`${refuse ? 'refused' : 'accepted'}: ${leak}`);
        shown.close();
      }
      expect(troubles.join('\n')).to.equal('');
    }).timeout(10_000);
  }
});
