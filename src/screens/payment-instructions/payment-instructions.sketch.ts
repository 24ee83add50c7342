import { instructions as words } from '../../i18n/en/instructions.js';
import { safeImage } from '../../navigation/safe-url.js';
import { sketch } from '../../session/sketch.js';
import { shownWays } from './payment-instructions.ready.js';
import { PaymentInstructions } from './payment-instructions.js';

/** The instructions' first drawing. */
export const paymentInstructionsSketch = sketch({
  rows: [],
  words,
  view: (_, { config, url }) => shownWays(config, (image) => safeImage(image, { page: url, origins: config.urls?.origins }) ?? undefined),
  screen: PaymentInstructions,
});
