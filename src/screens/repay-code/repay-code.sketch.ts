import { code as words } from '../../i18n/en/code.js';
import { isSlip } from '../../lib/text.js';
import { sketch, type SketchPage } from '../../session/sketch.js';
import { asQr, readyCode } from './repay-code.store.js';
import { RepayCode } from './repay-code.js';

function view({ values, session }: SketchPage) {
  const given = (name: string) => {
    const value = values.get(name) ?? '';
    return value === '' || isSlip(value) ? undefined : value;
  };
  const showType = given('show-type');
  const params = { showType, payCode: given('pay-code'), repayAmount: given('repay-amount') };
  return (showType !== undefined && showType !== '1') || asQr(params) ? undefined : readyCode(params, session.system);
}

/** The pay code's first drawing; a QR image is the store's. */
export const repayCodeSketch = sketch({ rows: [], words, view: (_, page) => view(page), screen: RepayCode });
