import type { Translation } from '../catalogues.js';
import type { card as english } from '../en/card.js';
import { repay } from './repay.js';

export const card: Translation<typeof english> = {
  ...repay,
  cardTitle: '银行卡还款',
  chooseCard: '选择银行卡',
  cardNeeded: '请先选择银行卡。',
  cardUnnamed: '银行卡',
  addCard: '添加银行卡',
  noCards: '还没有银行卡。请添加一张用于付款。',
  thirdParty: '用支付宝支付',
  thirdPartyText: '您在服务商的页面付款，之后返回这里。',
  backToCards: '改用银行卡支付',
  cardsFailed: '无法加载您的银行卡。',
  payFailed: '付款未能处理。',
  codeDialogTitle: '输入短信验证码',
  codeDialogText: '我们已向您的手机发送验证码，以确认此次付款。',
  codeField: '短信验证码',
  codeResend: '重新发送',
  codeResendIn: '{n} 秒后重新发送',
  codeShort: '请输入正确的验证码',
  codeWrong: '验证码错误',
  paidTwice: '请勿重复提交付款',
  networkError: '错误',
  codeSent: '新的验证码正在发送。',
  unknownHere: '我们已再次查询，但在这里无法看出是否成功。请先查看您的订单，仅在其中仍显示未付时再付款。',
  orderTitle: '订单详情',
  orderPaid: '银行卡付款已受理。',
  orderUnknown: '订单详情',
  orderNotListed: '此订单不在您的订单列表中。',
};
