import { expect } from '@open-wc/testing';
import { DEMO } from '../../demo/lender/demo.js';
import type { Lender } from '../../demo/lender/app.js';
import { loanDetails } from '../../src/api/endpoints/order.js';
import { repaymentThirdParty } from '../../src/api/endpoints/card.js';
import { deferralDetail, installmentPlan, pay, submitUtr } from '../../src/api/endpoints/repayment.js';
import { ask, lenderFor, newKey, ORIGIN } from './ask.js';

const { orders, products, wallets } = DEMO;
const due = { productId: products.main, orderId: orders.dueDeferrable };
const major = (cents: number) => cents / 100;

const plan = async (lender: Lender, order: { productId: string; orderId: string }) =>
  (await ask(lender, installmentPlan, order)).data.repayPlanDetail;

const payment = (amount: number, bankCode: string = wallets.push, isDelay: 0 | 1 = 0) => ({
  product_id: due.productId,
  orderId: due.orderId,
  amount,
  isDelay,
  cardNo: '0712345678',
  bankCode,
});

describe('lender: repayments', () => {
  it('has paid, overdue and due periods', async () => {
    const { repayWaitDetail, repayYetDetail } = await plan(lenderFor(), { productId: products.main, orderId: orders.overdueDeferrable });
    expect(repayYetDetail).to.have.length(1);
    expect(repayWaitDetail.map((period) => period.periodStatus)).to.include.members([500, 100]);
    expect(repayWaitDetail.map((period) => period.canClick)).to.deep.equal([true, false, false]);
  });

  it('moves a paid period to the paid ones, and a settled order to 200', async () => {
    const lender = lenderFor();
    const before = await plan(lender, due);
    const first = before.repayWaitDetail[0]?.totalAmount ?? 0;
    const paid = await ask(lender, pay, payment(major(first)));
    expect(paid.data.tradeNo).to.match(/^TZ\d{16}$/);
    const after = await plan(lender, due);
    expect([after.repayWaitDetail.length, after.repayYetDetail.length]).to.deep.equal([3, 1]);
    const rest = after.repayWaitDetail.reduce((sum, period) => sum + (period.totalAmount ?? NaN), 0);
    await ask(lender, pay, payment(major(rest)));
    expect((await ask(lender, loanDetails, due)).data.orderStatus).to.equal(200);
    expect((await ask(lender, pay, payment(1))).code).to.equal('2001');
  });

  it('takes a part of a period, to the cent', async () => {
    const lender = lenderFor();
    const order = { productId: products.cents, orderId: orders.cents };
    const before = await plan(lender, order);
    await ask(lender, pay, { ...payment(0.01), product_id: order.productId, orderId: order.orderId });
    const after = await plan(lender, order);
    expect(after.repayWaitDetail[0]?.totalAmount).to.equal((before.repayWaitDetail[0]?.totalAmount ?? 0) - 1);
  });

  it('refuses too much, nothing, fractions of a cent, a strange wallet, an empty one', async () => {
    const lender = lenderFor();
    const codes = [];
    for (const body of [
      payment(9_999_999),
      payment(0),
      payment(1.005),
      payment(10, 'X'),
      payment(10, wallets.declined),
      { ...payment(10), cardNo: '' },
    ])
      codes.push((await ask(lender, pay, body)).code);
    expect(codes).to.deep.equal(['2004', '2003', '2003', '2006', '2007', '2005']);
    expect(await lender.control('GET', 'bookings')).to.have.length(0);
  });

  it('books once for a key, however often it comes', async () => {
    const lender = lenderFor();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(lender, pay, payment(1000), { key })));
    expect(new Set(answers.map((answer) => answer.raw)).size).to.equal(1);
    expect(await lender.control('GET', 'bookings')).to.have.length(1);
  });

  it('leads to the code page, the QR page and its own page, and settles when the money comes', async () => {
    const lender = lenderFor();
    const code = await ask(lender, pay, payment(1000, wallets.code));
    expect(code.data.repayType).to.equal('PAY_URL');
    expect(new URL(code.data.payUrl ?? '', ORIGIN).searchParams.get('showType')).to.equal('1');
    const qr = await ask(lender, pay, payment(1000, wallets.qr));
    const image = new URL(qr.data.payUrl ?? '', ORIGIN).searchParams.get('payCodeImg') ?? '';
    expect((await lender.fetch(new Request(image))).headers.get('content-type')).to.equal('image/png');
    const own = await ask(lender, pay, payment(95, wallets.page));
    const before = await plan(lender, due);
    const url = own.data.payUrl ?? '';
    expect(await (await lender.fetch(new Request(url))).text()).to.contain('TZS 95');
    await lender.fetch(new Request(url, { method: 'POST' }));
    await lender.fetch(new Request(url, { method: 'POST' }));
    const after = await plan(lender, due);
    expect((before.repayWaitDetail[0]?.totalAmount ?? 0) - (after.repayWaitDetail[0]?.totalAmount ?? 0)).to.equal(9500);
  });

  it('defers an order once its fee is paid', async () => {
    const lender = lenderFor();
    const before = await ask(lender, deferralDetail, due);
    const wrong = await ask(lender, pay, payment(1, wallets.push, 1));
    expect(wrong.code).to.equal('2002');
    await ask(lender, pay, payment(major(before.data.delayShouldPayAmount), wallets.push, 1));
    expect((await ask(lender, deferralDetail, due)).code).to.equal('2002');
    expect((await ask(lender, loanDetails, due)).data.orderStatus).to.equal(170);
  });

  it('takes a reference once, with words', async () => {
    const lender = lenderFor();
    const first = await ask(lender, submitUtr, { orderId: orders.utr, utr: 'A1', isDelay: 0 });
    expect(first.message).to.contain('24 hours');
    expect((await ask(lender, submitUtr, { orderId: orders.utr, utr: 'A1', isDelay: 0 })).code).to.equal('2008');
  });

  it('hands over to a third party', async () => {
    const lender = lenderFor();
    const { data } = await ask(
      lender,
      repaymentThirdParty,
      { userId: 'u1', orderId: due.orderId, amount: 5000 },
      { session: { userId: 'u1' } },
    );
    expect((await lender.fetch(new Request(data.redirectUrl))).status).to.equal(200);
    const other = await ask(
      lender,
      repaymentThirdParty,
      { userId: 'u2', orderId: due.orderId, amount: 5000 },
      { session: { userId: 'u1' } },
    );
    expect(other.code).to.equal('2010');
  });
});
