import { expect, waitUntil } from '@open-wc/testing';
import { decoded, type Came } from '../../src/api/decode.js';
import { problemList } from '../../src/api/endpoints/complaint.js';
import { loanDetails, unionError } from '../../src/api/endpoints/order.js';
import { LoanError } from '../../src/api/errors.js';
import { complaints as complaintsAnswer } from '../../src/screens/complaint-list/complaint-list.answer.js';
import { complaintListFirst } from '../../src/screens/complaint-list/complaint-list.first.js';
import { jointFailureFirst } from '../../src/screens/joint-failure/joint-failure.first.js';
import { askLong } from '../../src/session/ask-long.js';
import { listIn, longAnswer } from '../../src/session/long-answer.js';
import { failureProducts, orderProducts } from '../../src/screens/recommended-products/recommended-products.answers.js';
import { recommendedProductsFirst } from '../../src/screens/recommended-products/recommended-products.first.js';
import { mockApi, ok } from '../kit/mock-api.js';
import { scopeOf } from './scope-kit.js';

/** Every seventh cannot be read: it has neither a name nor an id. */
const products = (count: number, odd = 7) =>
  Array.from({ length: count }, (_, n) => ((n + 1) % odd === 0 ? { productId: 'no id' } : { productId: `p${n}`, name: `Nr. ${n}` }));

const textOf = (data: unknown, code: unknown = 0) => JSON.stringify({ code, message: 'said', data });
const sent = (text: string): Came => ({ status: 200, body: new TextEncoder().encode(text).buffer });
const came = (data: unknown, code?: unknown): Came => sent(textOf(data, code));
const { read } = failureProducts;

/** Until the rest was read. */
async function whole(answer: Came): Promise<unknown> {
  for (let frames = 0; frames < 100 && !answer.reading; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return answer.reading?.data;
}

describe('an answer with a long list', () => {
  it('is read as far as it is drawn, with room for the rest', () => {
    const { list } = read(came({ list: products(3000) }), undefined);
    expect(list[0]?.name).to.equal('Nr. 0');
    expect(list.filter(() => true)).to.have.lengthOf(64 - 9);
    expect(list).to.have.lengthOf(3000 - 9);
  });

  it('is read to its end after the frame, as if it had been read at once', async () => {
    const data = { orderStatus: 3, productName: 'Kesho', recProducts: products(3000) };
    const answer = came(data);
    const first = orderProducts.read(answer, undefined);
    expect(first.productName).to.equal('Kesho');
    expect(answer.reading).to.equal(undefined);
    const now = await whole(answer);
    expect(now).to.deep.equal(decoded(loanDetails, came(data), undefined));
    // What the store asks for is what was read.
    let said = '';
    expect(decoded(loanDetails, answer, undefined, (message) => (said = message))).to.equal(now);
    expect(said).to.equal('said');
  });

  it('is not read again where the store was faster', async () => {
    const answer = came({ list: products(3000) });
    read(answer, undefined);
    const mine = decoded(unionError, answer, undefined);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(await whole(answer)).to.equal(mine);
  });

  it('is read by itself where it stands in a list', async () => {
    const complaints = (count: number) => Array.from({ length: count }, (_, n) => (n % 9 === 8 ? n : { id: `c${n}`, content: `Nr. ${n}` }));
    const data = { tabs: [{ title: 'Open', list: complaints(3000) }, null, { title: 'Closed', list: complaints(200) }] };
    const answer = came(data);
    const { tabs } = complaintsAnswer.read(answer, undefined);
    expect(tabs.map(({ title, list }) => [title, list.length])).to.deep.equal([
      ['Open', 3000 - 7],
      ['Closed', 200 - 22],
    ]);
    expect(tabs[0]?.list.filter(() => true)).to.have.lengthOf(64 - 7);
    expect(await whole(answer)).to.deep.equal(decoded(problemList, came(data), undefined));
    for (const odd of [{}, null, { tabs: {} }, { tabs: [] }, { tabs: [null, data.tabs[0]] }, { tabs: ['Open'] }]) {
      const both = [complaintsAnswer.read, (given: Came) => decoded(problemList, given, undefined)].map((by) => {
        try {
          return by(came(odd), undefined);
        } catch (thrown) {
          return thrown instanceof LoanError && thrown.kind;
        }
      });
      expect(both[0]).to.deep.equal(both[1]);
    }
  });

  it('is read whole where it is short, or its first items cannot be read', () => {
    for (const list of [[], products(64), [...products(40, 1), ...products(100)], products(3000, 1)]) {
      const answer = came({ list });
      expect(read(answer, undefined)).to.deep.equal(decoded(unionError, came({ list }), undefined));
      expect(answer.reading).to.not.equal(undefined);
    }
  });

  it('is read once for all who ask for it, of whichever script', async () => {
    const data = { list: products(3000) };
    const answer = came(data);
    const first = read(answer, undefined);
    const mine = failureProducts.whole(first);
    const { parse } = JSON;
    JSON.parse = () => expect.fail('parsed again');
    const others = longAnswer(unionError, listIn<typeof unionError>('list'));
    try {
      expect(others.read(answer, undefined)).to.equal(first);
    } finally {
      JSON.parse = parse;
    }
    const all = await Promise.all([mine, others.whole(first)]);
    expect(all[0]).to.equal(all[1]);
    expect(all[0]).to.deep.equal(decoded(unionError, came(data), undefined));
    // There is no part any more.
    expect([failureProducts.whole(first), others.whole(first)]).to.deep.equal([undefined, undefined]);
    expect(read(answer, undefined)).to.equal(all[0]);
    expect(failureProducts.whole(read(answer, undefined))).to.equal(undefined);
  });

  it('is none for whoever reads it later, where its end cannot be read', async () => {
    const text = textOf({ list: products(3000) });
    const at = text.indexOf('"p2990"');
    const answer = sent(`${text.slice(0, at)}oops${text.slice(at)}`);
    const first = read(answer, undefined);
    await waitUntil(() => failureProducts.whole(first) === undefined);
    const others = longAnswer(unionError, listIn<typeof unionError>('list'));
    // As a call gives it.
    const later = await Promise.resolve(others.read(answer, undefined));
    const thrown: unknown = await others.whole(later)?.catch((error: unknown) => error);
    expect(thrown).to.be.instanceOf(LoanError).with.property('kind', 'contract');
  });

  it('is asked for as one that may be long, by its screen and by its host page', () => {
    expect(failureProducts.row).to.deep.include({ name: 'unionError', long: true });
    for (const first of [complaintListFirst, jointFailureFirst, recommendedProductsFirst])
      for (const [{ name, long }] of first) expect([name, long]).to.deep.equal([name, true]);
  });

  it('is asked for by two that open together: one begins with a part, the other has the whole', async () => {
    const server = mockApi().on('unionError', ok({ list: products(3000) }));
    const { scope, close } = scopeOf();
    const { signal } = scope;
    const later: unknown[] = [];
    const [part, whole] = await Promise.all([
      askLong(scope, failureProducts, {}, signal, (answer) => later.push(answer)),
      scope.call(unionError, {}, { signal }),
    ]);
    await waitUntil(() => later.length === 1);
    expect(server.calls('unionError')).to.have.lengthOf(1);
    expect(part.list).to.have.lengthOf(3000 - 9);
    expect(whole.list).to.have.lengthOf(3000 - 428);
    expect(later[0]).to.equal(whole);
    close();
    server.restore();
  });

  it('is parsed as far as it is read, and the rest piece by piece', async () => {
    const { parse } = JSON;
    const parsed: number[] = [];
    try {
      JSON.parse = (text: string, ...given) => {
        parsed.push(text.length);
        return parse(text, ...given);
      };
      for (const list of [products(10), products(3000)]) {
        parsed.length = 0;
        const answer = came({ list });
        const { length } = textOf({ list });
        read(answer, undefined);
        expect(parsed).to.have.lengthOf(1);
        if (list.length <= 64) continue;
        expect(parsed[0]).to.be.below(length / 20);
        await whole(answer);
        expect(parsed).to.have.lengthOf(1 + Math.ceil((3000 - 64) / 100));
        expect(Math.max(...parsed)).to.be.below(length / 20);
      }
    } finally {
      JSON.parse = parse;
    }
  });

  it('is whole where another list is long, or nothing is known of its bytes', () => {
    const list = products(70);
    for (const data of [{ others: products(70), list }, { list: { items: list } }]) {
      const answer = came(data);
      expect(read(answer, undefined)).to.deep.equal(decoded(unionError, came(data), undefined));
      expect(answer.reading).to.not.equal(undefined);
    }
    const text: Came = { status: 200, body: textOf({ list }) };
    expect(read(text, undefined)).to.deep.equal(decoded(unionError, came({ list }), undefined));
    expect(text.reading).to.not.equal(undefined);
  });

  it('is read in the lender’s own names', async () => {
    const names = { list: 'l', name: 'n', productId: 'i', recProducts: 'r' };
    const wire = { fields: names, endpoints: { unionError: { fields: { list: 'mine' } } } };
    const disguised = { mine: products(300).map(({ productId, name }) => ({ i: productId, n: name })) };
    const answer = came(disguised);
    expect(read(answer, wire).list[1]?.name).to.equal('Nr. 1');
    expect(await whole(answer)).to.deep.equal(decoded(unionError, came({ list: products(300) }), undefined));
  });

  it('is no answer where its rest is no JSON, which is told when that is read', async () => {
    const text = textOf({ list: products(3000) });
    const at = text.indexOf('"p2000"') - 1;
    const answer = sent(`${text.slice(0, at)}?${text.slice(at + 1)}`);
    const first = read(answer, undefined);
    expect(first.list[0]?.name).to.equal('Nr. 0');
    const fault = await failureProducts.whole(first)?.then(
      () => 'read',
      (thrown: unknown) => thrown instanceof LoanError && [thrown.kind, thrown.endpoint],
    );
    expect(fault).to.deep.equal(['contract', 'unionError']);
    expect(answer.reading).to.equal(undefined);
  });

  it('is refused as any other', () => {
    const fault = (answer: Came): unknown => {
      try {
        return read(answer, undefined);
      } catch (thrown) {
        return thrown instanceof LoanError && thrown.kind;
      }
    };
    expect(fault(came({ list: products(100) }, 9))).to.equal('refused');
    expect(fault(came(products(100)))).to.equal('contract');
    expect(fault({ status: 500, body: '' })).to.equal('http');
  });
});
