import { expect } from '@open-wc/testing';
import { DEMO } from '../../demo/lender/demo.js';
import { contractJump, loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { loanDetails, orderList, unionError } from '../../src/api/endpoints/order.js';
import { repaymentWay } from '../../src/api/endpoints/card.js';
import { installmentPlan } from '../../src/api/endpoints/repayment.js';
import { ask, lenderFor, newKey, ORIGIN } from './ask.js';

const { orders, products, users } = DEMO;
const push = { productId: products.main, amount: 300_000, periods: 4, termUnit: 30 };

describe('lender: loans', () => {
  it('has an order in every status of the specification', async () => {
    const lender = lenderFor();
    const { data } = await ask(lender, orderList, {});
    for (const status of [21, 110, 151, 170, 174, 180, 200]) expect(data.list.map((order) => order.status)).to.include(status);
    const detail = async (productId: string, orderId: string) => (await ask(lender, loanDetails, { productId, orderId })).data;
    expect((await detail(products.main, orders.dueDeferrable)).isDelay).to.equal(true);
    expect((await detail(products.single, orders.due)).isDelay).to.equal(false);
    expect((await detail(products.main, orders.overdueDeferrable)).isDelay).to.equal(true);
    expect((await detail(products.consent, orders.overdue)).isDelay).to.equal(false);
  });

  it('makes an order of a pushed loan, and pays it out', async () => {
    const lender = lenderFor();
    const { data } = await ask(lender, loanPush, push);
    const orderId = new URL(data.lendDetailsUrl, ORIGIN).searchParams.get('orderId') ?? '';
    const fresh = await ask(lender, loanDetails, { productId: products.main, orderId });
    expect(fresh.data.orderStatus).to.equal(21);
    await lender.control('POST', 'clock', { advance: 61_000 });
    const paidOut = await ask(lender, loanDetails, { productId: products.main, orderId });
    expect(paidOut.data.orderStatus).to.equal(170);
    const plan = await ask(lender, installmentPlan, { productId: products.main, orderId });
    expect(plan.data.repayPlanDetail.repayWaitDetail).to.have.length(4);
  });

  it('pays a pushed loan out whatever is asked for first', async () => {
    const lender = lenderFor();
    const { data } = await ask(lender, loanPush, push);
    const orderId = new URL(data.lendDetailsUrl, ORIGIN).searchParams.get('orderId') ?? '';
    await lender.control('POST', 'clock', { advance: 61_000 });
    const plan = await ask(lender, installmentPlan, { productId: products.main, orderId });
    expect(plan.data.repayPlanDetail.repayWaitDetail).to.have.length(4);
    expect((await ask(lender, repaymentWay, { orderId })).code).to.equal('00');
  });

  it('lets an order become due, and overdue, as days pass; a status that was set by hand stays', async () => {
    const lender = lenderFor();
    const status = async (orderId: string) => (await ask(lender, loanDetails, { productId: products.main, orderId })).data.orderStatus;
    const pass = (days: number) => lender.control('POST', 'clock', { advance: days * 86_400_000 });
    expect(await status(orders.repaying)).to.equal(170);
    await lender.control('POST', 'order', { orderId: orders.dueDeferrable, status: 170 });
    await pass(8);
    expect(await status(orders.repaying)).to.equal(174);
    await pass(30);
    expect(await status(orders.repaying)).to.equal(180);
    expect(await status(orders.dueDeferrable)).to.equal(170);
    expect(await status(orders.processing)).to.equal(21);
  });

  it('books the same intent once and gives the first answer again', async () => {
    const lender = lenderFor();
    const key = newKey();
    const [first, second] = await Promise.all([ask(lender, loanPush, push, { key }), ask(lender, loanPush, push, { key })]);
    expect(second.raw).to.equal(first.raw);
    expect(await lender.control('GET', 'bookings')).to.have.length(1);
    const other = await ask(lender, loanPush, push);
    expect(other.raw).not.to.equal(first.raw);
    expect(await lender.control('GET', 'bookings')).to.have.length(2);
  });

  it('refuses a used key for another request', async () => {
    const lender = lenderFor();
    const key = newKey();
    await ask(lender, loanPush, push, { key });
    const second = await ask(lender, loanPush, { ...push, amount: 1 }, { key });
    expect(second.status).to.equal(400);
    expect(second.message).to.contain('another request');
  });

  it('refuses another amount, another term, and what is closed', async () => {
    const lender = lenderFor();
    expect((await ask(lender, loanPush, { ...push, amount: 300_001 })).code).to.equal('3001');
    expect((await ask(lender, loanPush, { ...push, periods: 5 })).code).to.equal('3001');
    expect((await ask(lender, loanPush, { ...push, productId: products.refused, amount: 700_000 })).code).to.equal('3002');
    expect(await lender.control('GET', 'bookings')).to.have.length(0);
  });

  it('knows a new borrower', async () => {
    const session = { userId: users.juma };
    const lender = lenderFor();
    expect((await ask(lender, orderList, {}, { session })).data.list).to.have.length(0);
    expect((await ask(lender, loanConfirm, { productId: products.main }, { session })).data.bankCardInfo).to.equal(undefined);
    expect((await ask(lender, loanPush, push, { session })).code).to.equal('3003');
  });

  it('refuses a deleted account and an ended session', async () => {
    const lender = lenderFor();
    expect((await ask(lender, orderList, {}, { session: { userId: users.neema } })).code).to.equal(String(DEMO.codes.deleted));
    const ended = await ask(lender, orderList, {}, { session: { sessionId: DEMO.expiredSession } });
    expect(ended.code).to.equal(String(DEMO.codes.expired));
  });

  it('serves its agreements as pages', async () => {
    const lender = lenderFor();
    const { data } = await ask(lender, contractJump, { productId: products.main, scene: 3, position: 1, orderId: '' });
    const page = await lender.fetch(new Request(data.contract_url));
    expect(page.headers.get('content-type')).to.contain('text/html');
    expect(await page.text()).to.contain('Privacy agreement');
    expect((await ask(lender, contractJump, { productId: products.main, scene: 3, position: 9, orderId: '' })).code).to.equal('404');
  });

  it('serves its logos, or gives them inline', async () => {
    const served = lenderFor();
    const { productLogo = '' } = (await ask(served, loanConfirm, { productId: products.main })).data;
    const logo = await served.fetch(new Request(productLogo));
    expect(logo.headers.get('content-type')).to.equal('image/svg+xml');
    const inline = await ask(lenderFor({ pictures: 'inline' }), loanConfirm, { productId: products.main });
    const image = new Image();
    image.src = inline.data.productLogo ?? '';
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([48, 48]);
  });

  it('offers long lists to whoever has them', async () => {
    const { data } = await ask(lenderFor(), unionError, {}, { session: { userId: users.baraka } });
    expect(data.list).to.have.length(10_000);
  });

  it('repeats itself for a seed and keeps worlds apart', async () => {
    const urls = async (seed: number, world: string) =>
      (await ask(lenderFor({ seed }), loanPush, push, { session: { merchantNumber: world } })).data.lendDetailsUrl;
    expect(await urls(3, 'a')).to.equal(await urls(3, 'a'));
    expect(await urls(3, 'a')).not.to.equal(await urls(4, 'a'));
    const lender = lenderFor();
    await ask(lender, loanPush, push, { session: { merchantNumber: 'a' } });
    expect(await lender.control('GET', 'bookings?world=a')).to.have.length(1);
    expect(await lender.control('GET', 'bookings?world=b')).to.have.length(0);
    await lender.control('POST', 'reset', { world: 'a' });
    expect(await lender.control('GET', 'bookings?world=a')).to.have.length(0);
  });
});
