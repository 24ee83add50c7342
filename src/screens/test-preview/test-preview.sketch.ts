import { orderList } from '../../api/endpoints/order.js';
import { preview as words } from '../../i18n/en/preview.js';
import { sketch } from '../../session/sketch.js';
import { readyPreview } from './test-preview.ready.js';
import { TestPreview } from './test-preview.js';

/** The first drawing of the developers' page. */
export const testPreviewSketch = sketch({
  rows: [orderList],
  words,
  view: ([orders], { session }) => readyPreview(orders, session),
  screen: TestPreview,
});
