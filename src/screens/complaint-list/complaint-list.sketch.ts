import { complaint as words } from '../../i18n/en/complaint.js';
import { sketch } from '../../session/sketch.js';
import { complaints } from './complaint-list.answer.js';
import { readyList } from './complaint-list.ready.js';
import { ComplaintList } from './complaint-list.js';

/** The complaints' first drawing: the first tab. */
export const complaintListSketch = sketch({
  rows: [complaints],
  words,
  view: ([list]) => readyList(list),
  screen: ComplaintList,
});
