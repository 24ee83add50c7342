import { order as words } from '../../i18n/en/order.js';
import { failureProducts } from './joint-failure.answer.js';
import { firstProducts } from '../../session/product-rows.js';
import { sketch } from '../../session/sketch.js';
import { readyFailure } from './joint-failure.ready.js';
import { JointFailure } from './joint-failure.js';

/** The failed login's first drawing. */
export const jointFailureSketch = sketch({
  rows: [failureProducts],
  words,
  view: ([failure]) => readyFailure(failure, firstProducts(failure.list)),
  screen: JointFailure,
});
