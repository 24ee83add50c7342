import { code as words } from '../../i18n/en/code.js';
import { safeImage } from '../../navigation/safe-url.js';
import { sketch } from '../../session/sketch.js';
import { SLIP_PLACE } from '../../session/slip-place.js';
import { storage } from '../../session/storage.js';
import { readSlip } from './parts/info.js';
import { RepaySlip } from './repay-slip.js';

/** The slip's first drawing. */
export const repaySlipSketch = sketch({
  rows: [],
  words,
  view(_, { config, url }) {
    const slip = readSlip(storage.get(SLIP_PLACE));
    if (!slip) return undefined;
    const logo = safeImage(slip.logo, { page: url, origins: config.urls?.origins }) ?? undefined;
    return { state: 'ready' as const, slip, logo, symbol: config.currencySymbol ?? 'TZS', howHref: '#' };
  },
  screen: RepaySlip,
});
