import { problemInit } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { idIn } from '../../lib/id.js';
import { keptChosen } from '../../navigation/step.js';
import { storedOrderNo } from '../../session/order-no.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { orderOf, readyStart } from './complaint-start.ready.js';
import { ComplaintStart } from './complaint-start.js';

/** The first drawing of a complaint's start. */
export const complaintStartSketch = sketch({
  rows: [problemInit],
  words,
  view([init], { values }) {
    const given = idIn(values, 'order-id');
    return readyStart(init, orderOf(init, { chosen: keptChosen(given), given, stored: storedOrderNo({ storage }) }));
  },
  screen: ComplaintStart,
});
