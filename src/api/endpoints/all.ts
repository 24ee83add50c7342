import type { Endpoint } from '../endpoint.js';
import * as account from './account.js';
import * as bank from './bank.js';
import * as card from './card.js';
import * as classic from './classic.js';
import * as complaint from './complaint.js';
import * as loan from './loan.js';
import * as order from './order.js';
import * as product from './product.js';
import * as promotion from './promotion.js';
import * as repayment from './repayment.js';

/** Every row with the area it belongs to. For the lender, OpenAPI and tests: pages import single rows, never this. */
export const areas: Readonly<Record<string, readonly Endpoint[]>> = {
  loan: [loan.loanConfirm, loan.loanPush, loan.contracts, loan.contractJump],
  order: [order.loanDetails, order.googleScore, order.eventSave, order.unionError, order.orderList],
  classic: [classic.classicConfirm, classic.classicAgreements, classic.classicAgreementJump, classic.classicPush],
  product: [product.productTrack, product.productJump],
  repayment: [repayment.installmentPlan, repayment.deferralDetail, repayment.pay, repayment.submitUtr],
  card: [card.repaymentWay, card.repaymentCommit, card.repaymentConfirm, card.repaymentThirdParty],
  bank: [bank.cardInit, bank.saveBankInfo, bank.changeCard],
  complaint: [
    complaint.problemInit,
    complaint.problemUpload,
    complaint.problemSave,
    complaint.problemList,
    complaint.problemDetail,
    complaint.saveScore,
    complaint.contactInfo,
  ],
  account: [account.sendDeleteCode, account.deleteAccount],
  promotion: [
    promotion.channelTemplate,
    promotion.trackVisit,
    promotion.trackClick,
    promotion.getSid,
    promotion.getSms,
    promotion.register,
  ],
};

export const endpoints: readonly Endpoint[] = Object.values(areas).flat();
