import type { Translation } from '../catalogues.js';
import type { site as english } from '../en/site.js';

export const site: Translation<typeof english> = {
  contactTitle: '联系我们',
  contactLead: '请告诉我们哪里可以做得更好。每条建议我们都会阅读。',
  contactName: '姓名',
  contactTelephone: '电话',
  contactSuggestion: '建议',
  contactSend: '提交',
  contactIncomplete: '请填写完整信息！',
  contactNameMissing: '请输入您的姓名。',
  contactTelephoneMissing: '请输入您的电话号码。',
  contactSuggestionMissing: '请写下您的建议。',
  contactSent: '感谢您的建议',
  contactSentText: '如需答复，我们会拨打您留下的号码。',
  contactAgain: '再写一条',
};
