import { expect } from '@open-wc/testing';
import { DEMO } from '../../demo/lender/demo.js';
import { cardInit, changeCard, saveBankInfo } from '../../src/api/endpoints/bank.js';
import { problemDetail, problemInit, problemList, problemSave, problemUpload, saveScore } from '../../src/api/endpoints/complaint.js';
import { loanConfirm } from '../../src/api/endpoints/loan.js';
import { loanDetails } from '../../src/api/endpoints/order.js';
import { receiptPicture } from '../../demo/lender/pictures/art.js';
import { toPng } from '../../demo/lender/pictures/png.js';
import { ask, lenderFor } from './ask.js';

const { complaints, orders, products } = DEMO;
const both = { product_id: products.main, accountName: 'Asha Mushi', payday: '25', birthday: '1990-05-01' };
const wallet = { ...both, cardType: 2, walletCode: 'KESHO', walletNumber: '0712345678' };
const bank = { ...both, cardType: 1, channelNumber: '90006', bankCode: 'PWANI', accountNumber: '12345678', branchRegion: '02' };
const picture = new Blob([toPng(receiptPicture)], { type: 'image/png' });

describe('lender: bank form', () => {
  it('has every kind of item, and one that nobody knows', async () => {
    const { data } = await ask(lenderFor(), cardInit, { product_id: products.unknownItem });
    expect([...new Set(data.items.map((item) => item.cate))]).to.have.members(['enum', 'text', 'citySelect', 'day', 'unknown']);
    expect(data.items.filter((item) => item.cate === 'day').map((item) => item.note.length > 0)).to.have.members([true, false]);
  });

  it('takes the account of a wallet and of a bank', async () => {
    const lender = lenderFor();
    expect((await ask(lender, saveBankInfo, wallet)).code).to.equal('0');
    expect((await ask(lender, saveBankInfo, bank)).code).to.equal('0');
    const { data } = await ask(lender, loanConfirm, { productId: products.main });
    expect(data.bankCardInfo).to.deep.equal({ bankName: 'Pwani Bank', bankNode: 'PWANI', cardNo: '12345678' });
  });

  it('names the field it refuses', async () => {
    const answer = await ask(lenderFor(), saveBankInfo, { ...bank, accountNumber: '12' });
    expect(Object(JSON.parse(answer.raw)).data).to.deep.equal({ field: 'accountNumber' });
  });

  it('refuses hidden items and missing ones loudly', async () => {
    const { branchRegion, ...rest } = bank;
    const answer = await ask(lenderFor(), saveBankInfo, { ...rest, walletNumber: branchRegion });
    expect(answer.status).to.equal(400);
    expect(answer.message).to.contain('walletNumber').and.to.contain('branchRegion');
  });

  it('answers the prompt of an order', async () => {
    const lender = lenderFor();
    const order = { productId: products.main, orderId: orders.cardPrompt };
    expect((await ask(lender, loanDetails, order)).data.cardNeedPop).to.equal(true);
    await ask(lender, changeCard, wallet);
    expect((await ask(lender, loanDetails, order)).data.cardNeedPop).to.equal(false);
  });
});

describe('lender: complaints', () => {
  const complaint = {
    problemType: '3',
    problemSonType: '',
    problemDetail: 'Habari. The slip is not booked.',
    problemImage: '',
    orderNo: orders.repaying,
  };

  it('keeps what was uploaded and said', async () => {
    const lender = lenderFor();
    const { data } = await ask(lender, problemUpload, { problemImage: picture });
    expect((await lender.fetch(new Request(data.url))).headers.get('content-type')).to.equal('image/png');
    expect((await ask(lender, problemSave, { ...complaint, problemImage: data.url })).code).to.equal('0');
    const { tabs } = (await ask(lender, problemList, {})).data;
    const problemId = tabs[0]?.list[0]?.id ?? '';
    const said = (await ask(lender, problemDetail, { problemId })).data;
    expect([said.content, said.images, said.disposeDetail]).to.deep.equal([complaint.problemDetail, [data.url], undefined]);
  });

  it('takes collection complaints only about orders that allow them', async () => {
    const lender = lenderFor();
    const { orderDetail, orderList } = (await ask(lender, problemInit, { orderId: orders.overdue })).data;
    expect(orderDetail?.isShow).to.equal(true);
    expect(orderList.find((order) => order.orderNo === orders.settled)?.isShow).to.equal(false);
    const collection = { ...complaint, problemType: '1', problemSonType: '11' };
    expect((await ask(lender, problemSave, { ...collection, orderNo: orders.settled })).code).to.equal('5002');
    expect((await ask(lender, problemSave, { ...collection, orderNo: orders.overdue })).code).to.equal('0');
  });

  it('is rated once', async () => {
    const lender = lenderFor();
    const needs = async (problemId: string) => (await ask(lender, problemDetail, { problemId })).data.isNeedScore;
    expect([await needs(complaints.waiting), await needs(complaints.answered), await needs(complaints.toRate)]).to.deep.equal([
      false,
      false,
      true,
    ]);
    expect((await ask(lender, saveScore, { problemId: complaints.toRate, score: 4 })).code).to.equal('00');
    expect(await needs(complaints.toRate)).to.equal(false);
    expect((await ask(lender, saveScore, { problemId: complaints.toRate, score: 4 })).code).to.equal('5006');
  });

  it('refuses what is no picture, what is too large, and more than 200 characters', async () => {
    const lender = lenderFor();
    expect((await ask(lender, problemUpload, { problemImage: new Blob(['<svg/>'], { type: 'image/png' }) })).code).to.equal('14');
    const large = await ask(lender, problemUpload, {
      problemImage: new Blob([toPng(receiptPicture), new Uint8Array(10 * 1024 * 1024)], { type: 'image/png' }),
    });
    expect([large.code, large.message]).to.deep.equal(['13', 'This picture is too large: 10 MB at most.']);
    const huge = await ask(lender, problemUpload, { problemImage: new Blob([new Uint8Array(12 * 1024 * 1024)]) });
    expect([huge.status, huge.message]).to.deep.equal([413, 'A request has 10 MB at most.']);
    expect((await ask(lender, problemSave, { ...complaint, problemDetail: 'x'.repeat(201) })).message).to.contain('200');
  });
});
