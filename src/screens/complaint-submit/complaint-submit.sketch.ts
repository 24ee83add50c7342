import { problemInit } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { draftsOf } from '../../session/draft-place.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { readySubmit } from './complaint-submit.ready.js';
import { ComplaintSubmit } from './complaint-submit.js';

const isId = (value = '') => /^[\w-]{1,64}$/.test(value);

/** The form's first drawing; one that was begun before is the store's. */
export const complaintSubmitSketch = sketch({
  rows: [problemInit],
  words,
  view([init], { values }) {
    const [problemType = '', problemSonType] = [values.get('problem-type'), values.get('problem-son-type')];
    return isId(problemType) && storage.keys(draftsOf('complaint')).length === 0
      ? readySubmit(init, { problemType, problemSonType: isId(problemSonType) ? problemSonType : undefined })
      : undefined;
  },
  screen: ComplaintSubmit,
});
