import type { Translation } from '../catalogues.js';
import type { bank as english } from '../en/bank.js';

export const bank: Translation<typeof english> = {
  bankTitle: '支付账户信息',
  bankLead: '款项将汇入此账户。账户必须是您本人名下的。',
  bankLeadPay: '您将从此账户或银行卡付款。它必须是您本人名下的。',
  next: '下一步',
  missingValue: '{title}：请填写此项。',
  saved: '您的账户已保存。',
  savedUnknown: '结果已丢失：您的账户可能已经保存。请再按一次以确认。',
  noFormTitle: '没有需要填写的内容',
  noForm: '目前无法在此添加账户。请稍后重试。',
};
