import type { Translation } from '../catalogues.js';
import type { account as english } from '../en/account.js';

export const account: Translation<typeof english> = {
  deleteTitle: '注销账户',
  deleteLead: '要注销账户，请用我们发送的验证码确认您的手机号。',
  phone: '手机号',
  phoneHint: '您的账户所用的号码。',
  sendCode: '发送验证码',
  rest: '{n} 秒',
  sendAgainIn: '{n} 秒后可重新发送',
  code: '验证码',
  codeHint: '短信中的 6 位字符。',
  confirmDeletion: '确认注销',
  lostTitle: '将被删除的内容',
  lostProfile: '您的资料和登录方式',
  lostOrders: '您的订单记录和历史',
  lostBank: '您保存的银行账户和银行卡',
  lostComplaints: '您的投诉和我们的答复',
  owed: '注销账户并不会免除借款：尚欠的款项仍须偿还。',
  confirmTitle: '确定永久注销账户吗？',
  confirmText: '您的资料、订单记录和历史、保存的银行账户以及投诉都将被删除，且无法恢复。',
  deleteNow: '注销账户',
  phoneInvalid: '请输入有效的手机号。',
  codeSent: '验证码已发送！',
  deleted: '您的账户已注销！',
  deletedText: '您可以关闭此页面。',
  ok: '好的',
};
