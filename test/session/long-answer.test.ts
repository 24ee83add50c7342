import { expect, waitUntil } from '@open-wc/testing';
import { decoded, type Came } from '../../src/api/decode.js';
import { problemList } from '../../src/api/endpoints/complaint.js';
import { loanDetails, unionError } from '../../src/api/endpoints/order.js';
import { LoanError } from '../../src/api/errors.js';
import { complaints as complaintsAnswer } from '../../src/screens/complaint-list/complaint-list.answer.js';
import { askLong, listIn, longAnswer } from '../../src/session/long-answer.js';
import { failureProducts, orderProducts } from '../../src/screens/recommended-products/recommended-products.answers.js';
import { mockApi, ok } from '../kit/mock-api.js';
import { scopeOf } from './scope-kit.js';

/** Every seventh cannot be read: it has neither a name nor an id. */
const products = (count: number, odd = 7) =>
  Array.from({ length: count }, (_, n) => ((n + 1) % odd === 0 ? { productId: 'no id' } : { productId: `p${n}`, name: `Nr. ${n}` }));

const came = (data: unknown, code: unknown = 0): Came => ({ status: 200, text: JSON.stringify({ code, message: 'said', data }) });
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

  it('is parsed once, however much of it is read', () => {
    const { parse } = JSON;
    try {
      for (const list of [products(10), products(3000, 1), products(3000)]) {
        const answer = came({ list });
        let times = 0;
        JSON.parse = (...given) => {
          times += 1;
          return parse(...given);
        };
        read(answer, undefined);
        expect(times).to.equal(1);
      }
    } finally {
      JSON.parse = parse;
    }
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
    expect(fault({ status: 500, text: '' })).to.equal('http');
  });
});
