import { problemList } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { sketch } from '../../session/sketch.js';
import { readyList } from './complaint-list.ready.js';
import { ComplaintList } from './complaint-list.js';

/** The complaints' first drawing: the first tab. */
export const complaintListSketch = sketch({
  rows: [problemList],
  words,
  view: ([list]) => readyList(list),
  screen: ComplaintList,
});
