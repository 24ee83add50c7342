import { loanDetails } from '../../api/endpoints/order.js';
import { order as words } from '../../i18n/en/order.js';
import { sketch } from '../../session/sketch.js';
import { waysOf } from './repay-choose.ready.js';
import { RepayChoose } from './repay-choose.js';

/** The first drawing of the ways to repay. */
export const repayChooseSketch = sketch({ rows: [loanDetails], words, view: ([order]) => waysOf(order), screen: RepayChoose });
