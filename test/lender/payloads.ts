import { DEMO } from '../../demo/lender/demo.js';
import { receiptPicture } from '../../demo/lender/pictures/art.js';
import { toPng } from '../../demo/lender/pictures/png.js';

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
export const payloads: Readonly<Record<string, unknown>> = {
  loanConfirm: { productId: products.main },
  loanPush: { productId: products.main, amount: 300_000, periods: 4, termUnit: 30 },
  contracts: { productId: products.main, scene: 3 },
  contractJump: { productId: products.main, scene: 3, position: 1, orderId: '' },
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

/** Calls that stand on others. */
export const later = new Set(['repaymentCommit', 'repaymentConfirm', 'deleteAccount', 'getSms', 'register']);
