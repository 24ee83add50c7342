import { account } from '../../src/i18n/abroad/account.js';
import { bank } from '../../src/i18n/abroad/bank.js';
import { card } from '../../src/i18n/abroad/card.js';
import { common } from '../../src/i18n/abroad/common.js';
import { complaint } from '../../src/i18n/abroad/complaint.js';
import { instructions } from '../../src/i18n/abroad/instructions.js';
import { legal } from '../../src/i18n/abroad/legal.js';
import { loan } from '../../src/i18n/abroad/loan.js';
import { order } from '../../src/i18n/abroad/order.js';
import { code } from '../../src/i18n/abroad/code.js';
import { preview } from '../../src/i18n/abroad/preview.js';
import { promotion } from '../../src/i18n/abroad/promotion.js';
import { repay } from '../../src/i18n/abroad/repay.js';
import { site } from '../../src/i18n/abroad/site.js';
import { support } from '../../src/i18n/abroad/support.js';

/** Where every group is in the other languages. */
export const abroad = {
  account,
  bank,
  card,
  common,
  complaint,
  instructions,
  legal,
  loan,
  order,
  code,
  preview,
  promotion,
  repay,
  site,
  support,
} as const;
