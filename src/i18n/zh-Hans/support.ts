import type { Translation } from '../catalogues.js';
import type { support as english } from '../en/support.js';

export const support: Translation<typeof english> = {
  serviceTitle: '客服',
  serviceIntro: '我们随时为您服务。您可以打电话、写邮件或提交投诉。',
  serviceIntroCall: '我们随时为您服务。您可以打电话或提交投诉。',
  serviceIntroWrite: '我们随时为您服务。您可以写邮件或提交投诉。',
  telephone: '电话',
  email: '电子邮箱',
  call: '拨打电话',
  complain: '我要投诉',
  complainNote: '我们会在 3 个工作日内答复',
  contactNone: '目前没有可显示的电话或邮箱。您可以随时向我们提交投诉。',
};
