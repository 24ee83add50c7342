import type { Translation } from '../catalogues.js';
import type { loan as english } from '../en/loan.js';

export const loan: Translation<typeof english> = {
  loanConfirmTitle: '确认借款',
  loanAmount: '借款金额',
  loanNow: '立即借款',
  bankCard: '银行卡',
  bankCardAdd: '添加银行卡',
  repaymentPlan: '还款计划',
  repaymentTime: '还款时间',
  repaymentDate: '还款日期',
  promoTitle: '为您准备的优惠',
  paymentAmount: '还款金额',
  progress: '第 {n} 期，共 {total} 期',
  agreeTo: '我已阅读并同意',
  listComma: '、',
  agreementTitle: '协议',
  agree: '同意',
  retentionTitle: '温馨提示',
  retentionText: '您的借款已准备好。要留下来完成借款吗？',
  takenTitle: '贷款已办理',
  taken: '其页面无法安全打开，因此没有打开。请在您的订单中查看该贷款，或联系我们。',
  tickFirst: '请先阅读协议并勾选。',
};
