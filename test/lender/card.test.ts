import { expect } from '@open-wc/testing';
import type { Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { repaymentCommit, repaymentConfirm, repaymentWay } from '../../src/api/endpoints/card.js';
import { ask, lenderFor } from './ask.js';

const orderId = DEMO.orders.repaying;

async function begin(lender: Lender, cardId: string, amount = 10_000) {
  const { data } = await ask(lender, repaymentWay, { orderId });
  const card = data.bankCards.find((one) => one.id === cardId);
  const payload = (sendMsg: 0 | 1) => ({
    amount,
    bankName: card?.bankName ?? '',
    cardId,
    cardNo: card?.cardNo ?? '',
    couponId: null,
    orderId,
    repayToken: data.repayToken,
    bankCode: card?.bankCode ?? '',
    sendMsg,
  });
  return { payload, commit: (sendMsg: 0 | 1) => ask(lender, repaymentCommit, payload(sendMsg)) };
}

async function lastCode(lender: Lender): Promise<string> {
  const messages = await lender.control('GET', 'phone');
  return Array.isArray(messages) ? String(messages.at(-1)?.code) : '';
}

const bookings = (lender: Lender) => lender.control('GET', 'bookings');

describe('lender: repayment by card', () => {
  it('pays at once with a card that asks for no code', async () => {
    const lender = lenderFor();
    const { commit } = await begin(lender, DEMO.cards.plain);
    expect((await commit(0)).data.needValid).to.equal(false);
    expect(await bookings(lender)).to.have.length(1);
    expect((await commit(0)).code).to.equal('800005');
    expect(await bookings(lender)).to.have.length(1);
  });

  it('pays with a code that works once', async () => {
    const lender = lenderFor();
    const { commit } = await begin(lender, DEMO.cards.coded);
    const { data } = await commit(0);
    expect(data.needValid).to.equal(true);
    expect(await bookings(lender)).to.have.length(0);
    const confirm = (verifyCode: string) => ask(lender, repaymentConfirm, { orderId, verifyCode, repaymentRecordId: data.repayRecordId });
    const code = await lastCode(lender);
    expect((await confirm(code === '000000' ? '111111' : '000000')).code).to.equal('800006');
    expect((await confirm(code)).code).to.equal('00');
    expect((await confirm(code)).code).to.equal('800005');
    expect(await bookings(lender)).to.have.length(1);
  });

  it('sends a new code, and lets codes grow old', async () => {
    const lender = lenderFor();
    const { commit } = await begin(lender, DEMO.cards.coded);
    await commit(0);
    const old = await lastCode(lender);
    const { data } = await commit(1);
    const confirm = (verifyCode: string) => ask(lender, repaymentConfirm, { orderId, verifyCode, repaymentRecordId: data.repayRecordId });
    expect(await lastCode(lender)).not.to.equal(old);
    expect((await confirm(old)).code).to.equal('800006');
    await lender.control('POST', 'clock', { advance: 301_000 });
    expect((await confirm(await lastCode(lender))).code).to.equal('2013');
  });

  it('refuses a declined card, a strange token, more than is owed', async () => {
    const lender = lenderFor();
    expect((await (await begin(lender, DEMO.cards.declined)).commit(0)).code).to.equal('2007');
    expect((await (await begin(lender, DEMO.cards.plain, 900_000_000)).commit(0)).code).to.equal('2004');
    const { payload } = await begin(lender, DEMO.cards.plain);
    expect((await ask(lender, repaymentCommit, { ...payload(0), repayToken: 'rt.other' })).code).to.equal('2011');
    expect((await ask(lender, repaymentCommit, { ...payload(0), amount: 1.5 })).code).to.equal('400');
  });
});
