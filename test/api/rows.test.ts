import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { areas, endpoints } from '../../src/api/endpoints/all.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { cardInit } from '../../src/api/endpoints/bank.js';
import { classicAgreements } from '../../src/api/endpoints/classic.js';
import { problemDetail } from '../../src/api/endpoints/complaint.js';
import { contracts, loanConfirm } from '../../src/api/endpoints/loan.js';
import { loanDetails, orderList } from '../../src/api/endpoints/order.js';
import { channelTemplate } from '../../src/api/endpoints/promotion.js';
import { repaymentConfirm } from '../../src/api/endpoints/card.js';
import { installmentPlan } from '../../src/api/endpoints/repayment.js';
import { text } from '../../src/api/schema.js';
import { wireFor } from '../../src/api/wire.js';
import { valueOf } from '../kit/hostile.js';

const read = (row: Endpoint, body: unknown) => v.safeParse(row.answer, wireFor(undefined, row.name).decode(body));

/** What no screen may ever get to see. */
function faults(value: unknown, at = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (typeof value === 'string') return value.length > 10_000 ? [`${at} is too long`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const strange = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype ? [] : [`${at} has a strange prototype`];
  return [...strange, ...Object.entries(value).flatMap(([key, item]) => faults(item, `${at}.${key}`))];
}

describe('rows: numbers as text', () => {
  it('are written out', () => {
    const read = (value: unknown) => v.parse(text, value);
    expect([1e21, -2.5e22, 1e-7, 12.5, 0.1 + 0.2, 9999999999999.99, 2 ** 53].map(read)).to.deep.equal([
      '1000000000000000000000',
      '-25000000000000000000000',
      '0.0000001',
      '12.5',
      '0.3',
      '9999999999999.99',
      '9007199254740992',
    ]);
    expect(read('1e+21')).to.equal('1e+21');
  });
});

describe('rows: hostile answers', () => {
  for (const row of endpoints) {
    it(`${row.name}: 2 000 bodies are a value or an issue`, function () {
      this.timeout(60_000);
      let values = 0;
      fc.assert(
        fc.property(valueOf(row.answer, 3), (body) => {
          const text = JSON.stringify(body);
          const result = read(row, text === undefined ? undefined : JSON.parse(text));
          if (!result.success) return result.issues.length > 0;
          values += 1;
          return faults(result.output).length === 0;
        }),
        { numRuns: 2000, seed: 20_260_101 },
      );
      expect(values, 'some of them can be read').to.be.greaterThan(20);
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
      expect(Object({}).polluted).to.equal(undefined);
    });

    it(`${row.name}: what it describes can be read`, () => {
      fc.assert(
        fc.property(valueOf(row.answer, 0), (body) => {
          const required = read(row, body);
          // Names and words have rules beyond their kind; everything else a row describes it reads.
          return required.success || required.issues.every((issue) => issue.kind === 'validation' || issue.type === 'guard');
        }),
        { numRuns: 100 },
      );
    });
  }
});

describe('rows: the contract', () => {
  it('holds every call once', () => {
    expect(endpoints).to.have.length(41);
    expect(new Set(endpoints.map((row) => row.name)).size).to.equal(41);
    expect(new Set(endpoints.map((row) => row.path)).size).to.equal(41);
    expect(Object.keys(areas)).to.deep.equal([
      'loan',
      'order',
      'classic',
      'product',
      'repayment',
      'card',
      'bank',
      'complaint',
      'account',
      'promotion',
    ]);
  });

  it('marks what moves money, and never reads with it', () => {
    const money = endpoints.filter((row) => row.movesMoney);
    expect(money.map((row) => row.name)).to.have.members([
      'loanPush',
      'classicPush',
      'pay',
      'repaymentCommit',
      'repaymentConfirm',
      'repaymentThirdParty',
    ]);
    expect(money.some((row) => row.reads)).to.equal(false);
  });

  it('has the success code 00 where the contract has it', () => {
    const marked = endpoints.filter((row) => row.ok?.[0] === '00').map((row) => row.name);
    expect(marked).to.have.members([
      ...[areas.classic, areas.product].flatMap((rows = []) => rows.map((row) => row.name)),
      'repaymentWay',
      'repaymentCommit',
      'repaymentConfirm',
      'repaymentThirdParty',
      'problemUpload',
      'saveScore',
    ]);
    expect(repaymentConfirm.codes).to.deep.equal({ '800005': 'paidTwice', '800006': 'wrongCode' });
  });

  it('says of every row what it does and where the specification has it', () => {
    for (const row of endpoints)
      expect([row.doc.endsWith('.') || row.doc.length > 20, row.spec.startsWith('spec ')]).to.deep.equal([true, true]);
  });
});

describe('rows: reading', () => {
  const output = (row: Endpoint, body: unknown) => {
    const result = read(row, body);
    return result.success ? result.output : undefined;
  };

  it('takes numbers as strings, and null and a wrong type as absent', () => {
    const order = output(loanDetails, { orderStatus: '170', isDelay: '1', productName: null, telephone: 255, h5Url: {}, isScore: 'yes' });
    expect(order).to.deep.include({ orderStatus: 170, isDelay: true, productName: undefined, telephone: '255', recProducts: [] });
    expect(Object(order).isScore).to.equal(undefined);
  });

  it('wants what the screen cannot do without', () => {
    for (const amount of [undefined, null, '', 'x', {}, 1e30]) expect(output(loanConfirm, { amount })).to.equal(undefined);
    expect(Object(output(loanConfirm, { amount: '1234.565' })).amount).to.equal(123_457);
    expect(output(cardInit, {})).to.equal(undefined);
    expect(output(loanConfirm, null)).to.equal(undefined);
  });

  it('leaves out an item of a list that cannot be read, but never a due installment', () => {
    const orders = Object(output(orderList, { list: [{ orderId: 'a', productId: 'p' }, { orderId: '../b', productId: 'p' }, null, 7] }));
    expect(orders.list).to.have.length(1);
    const plan = (repayWaitDetail: unknown) => output(installmentPlan, { repayPlanDetail: { repayWaitDetail, repayYetDetail: [] } });
    expect(plan([{ totalAmount: 5 }, null])).to.equal(undefined);
    expect(plan('none')).to.equal(undefined);
    expect(Object(plan(null)).repayPlanDetail.repayWaitDetail).to.deep.equal([]);
  });

  it('gives an agreement without a position its place as it came', () => {
    const { list } = Object(output(contracts, { list: [{ title: 'A' }, { title: '' }, { title: 'C' }, { title: 'D', position: '9' }] }));
    expect(list).to.deep.equal([
      { title: 'A', position: 0 },
      { title: 'C', position: 2 },
      { title: 'D', position: 9 },
    ]);
  });

  it('is no answer where there are agreements and none can be read', () => {
    for (const list of [[{}], [null, { title: ' ' }], ['A'], { 0: { title: 'A' } }, 'A']) {
      for (const row of [contracts, classicAgreements]) expect(output(row, { list }), JSON.stringify(list)).to.equal(undefined);
    }
    for (const data of [{ list: null }, { list: [] }, []]) expect(output(contracts, data)).to.deep.equal({ list: [] });
  });

  it('reads data that is absent as empty where nothing is needed', () => {
    for (const data of [undefined, null, {}]) expect(output(contracts, data)).to.deep.equal({ list: [] });
    expect(output(channelTemplate, { id: 5 })).to.deep.equal({ id: '5', config: {} });
  });

  it('asks for a score when told anything but zero', () => {
    const asked = [0, '0', 1, 2, '1', null].map(
      (isNeedScore) => Object(output(problemDetail, { problemId: '1', isNeedScore })).isNeedScore,
    );
    expect(asked).to.deep.equal([false, false, true, true, true, undefined]);
  });

  it('reads an item kind that nobody knows, and no code that would hurt', () => {
    const items = [
      { cate: 'hologram', code: 'a' },
      { cate: 7, code: 'b' },
      { cate: 'text', code: '__proto__' },
    ];
    expect(Object(output(cardInit, { items })).items).to.deep.equal([
      { cate: 'unknown', code: 'a', note: [] },
      { cate: 'unknown', code: 'b', note: [] },
    ]);
  });
});
