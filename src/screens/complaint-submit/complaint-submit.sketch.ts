import { problemInit } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { isSlip } from '../../lib/text.js';
import { draftsOf } from '../../session/draft-place.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { readySubmit } from './complaint-submit.ready.js';
import { ComplaintSubmit } from './complaint-submit.js';

/** The form's first drawing; one that was begun before is the store's. */
export const complaintSubmitSketch = sketch({
  rows: [problemInit],
  words,
  view([init], { values }) {
    const [problemType = '', problemSonType = ''] = [values.get('problem-type'), values.get('problem-son-type')];
    return problemType === '' || isSlip(problemType) || isSlip(problemSonType) || storage.keys(draftsOf('complaint')).length > 0
      ? undefined
      : readySubmit(init, { problemType, problemSonType: problemSonType || undefined });
  },
  screen: ComplaintSubmit,
});
