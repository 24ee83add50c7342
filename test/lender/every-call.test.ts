import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { DEMO } from '../../demo/lender/demo.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { receiptPicture } from '../../demo/lender/pictures/art.js';
import { toPng } from '../../demo/lender/pictures/png.js';
import { wireFor } from '../../src/api/wire.js';
import { lenderFor, readAnswer, requestFor } from './ask.js';

const { orders, products, users } = DEMO;
const picture = new Blob([toPng(receiptPicture)], { type: 'image/png' });
const account = {
  cardType: 2,
  walletCode: 'KESHO',
  walletNumber: '0712345678',
  accountName: 'Asha Mushi',
  payday: '25',
  birthday: '1990-05-01',
};

/** A payload for every call that needs nothing before it. */
const payloads: Readonly<Record<string, unknown>> = {
  loanConfirm: { productId: products.main },
  loanPush: { productId: products.main, amount: 300_000, periods: 4, termUnit: 30 },
  contracts: { productId: products.main, scene: 3 },
  contractJump: { productId: products.main, scene: 3, position: 1 },
  loanDetails: { productId: products.main, orderId: orders.allPrompts },
  googleScore: { score: 5 },
  eventSave: { productId: products.main, moduleId: 30, positionId: 0 },
  classicConfirm: { productId: products.promo },
  classicAgreements: { productId: products.promo },
  classicAgreementJump: { productId: products.promo, position: 0 },
  classicPush: { productId: products.promo, amount: 200_000 },
  productTrack: { productId: products.promo },
  productJump: { productId: products.promo },
  installmentPlan: { productId: products.main, orderId: orders.overdueDeferrable },
  deferralDetail: { productId: products.main, orderId: orders.overdueDeferrable },
  pay: { product_id: products.main, orderId: orders.overdueDeferrable, amount: 100, isDelay: 0, cardNo: '0712345678', bankCode: 'KESHO' },
  submitUtr: { orderId: orders.utr, utr: 'UTR1', isDelay: 0 },
  repaymentWay: { orderId: orders.repaying },
  repaymentThirdParty: { userId: users.asha, orderId: orders.repaying, amount: 5000 },
  cardInit: { product_id: products.unknownItem },
  saveBankInfo: { product_id: products.main, ...account },
  changeCard: { product_id: products.main, ...account },
  problemInit: { orderId: orders.overdue },
  problemUpload: { problemImage: picture },
  problemSave: { problemType: 3, problemSonType: '', problemDetail: 'Late.', problemImage: '', orderNo: orders.repaying },
  problemDetail: { problemId: DEMO.complaints.answered },
  saveScore: { problemId: DEMO.complaints.toRate, score: 4 },
  contactInfo: { overall: 30 },
  sendDeleteCode: { phone: DEMO.phones.borrower, type: 'del' },
  channelTemplate: { templateId: DEMO.templates.main },
  trackVisit: { page_id: 'p1', client_type: 'h5', page_type: 'landing' },
  trackClick: { page_id: 'p1', phone: '13900000001' },
};

/** Calls that stand on others: their own tests make them. */
const later = new Set(['repaymentCommit', 'repaymentConfirm', 'deleteAccount', 'getSms', 'register']);

const session = { userId: users.asha, sessionId: 's-1', phone: '0712345678', clientType: 'h5', system: '1' };

/** Every path to a value in an answer. */
function places(value: unknown, at = ''): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, item]) => places(item, `${at}/${key}`));
}

function run(row: Endpoint, disguise: number | undefined): void {
  it(`${row.name} is answered in words its row reads`, async () => {
    const lender = lenderFor(disguise === undefined ? {} : { disguise });
    const response = await lender.fetch(requestFor(lender, row, payloads[row.name] ?? {}, { session }));
    const raw = await response.clone().json();
    const answer = await readAnswer(lender, row, response);
    expect(answer.code, answer.message).to.equal(row.ok?.[0] ?? '0');
    const sent: unknown = Object(wireFor(lender.config.wire, row.name).decode(raw)).data;
    expect(places(v.parse(row.answer, sent)).length, 'nothing was said that nobody reads').to.be.at.least(places(sent).length);
  });
}

describe('lender: every call', () => {
  for (const row of endpoints) if (!later.has(row.name)) run(row, undefined);
});

describe('lender: every call in disguise', () => {
  for (const row of endpoints) if (!later.has(row.name)) run(row, 7);
});
