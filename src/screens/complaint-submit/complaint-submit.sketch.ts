import { problemInit } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { capped } from '../../lib/capped.js';
import { idIn } from '../../lib/id.js';
import { isSlip } from '../../lib/text.js';
import { draftKey, draftsOf, stampedDraft } from '../../session/draft-place.js';
import { storedOrderNo } from '../../session/order-no.js';
import { sketch, type SketchPage } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { COMPLAINT_FORM, MOST_CHARACTERS, readySubmit } from './complaint-submit.ready.js';
import type { ComplaintSubmitModel } from './complaint-submit.store.js';
import { ComplaintSubmit } from './complaint-submit.js';

/** What is typed before the store is there is a draft too. */
function keep({ session, values }: SketchPage): Partial<ComplaintSubmitModel> {
  const about = idIn(values, 'order-no') ?? storedOrderNo({ storage }) ?? '';
  const key = draftKey({ session, form: COMPLAINT_FORM, about });
  let text = '';
  return {
    type(all) {
      text = capped(text, all, MOST_CHARACTERS);
      if (text === '') storage.remove(key);
      else storage.set(key, stampedDraft({ text, images: [] }));
    },
  };
}

/** The form's first drawing; one that was begun before is the store's. */
export const complaintSubmitSketch = sketch({
  rows: [problemInit],
  words,
  view([init], { values }) {
    const [problemType = '', problemSonType = ''] = [values.get('problem-type'), values.get('problem-son-type')];
    return problemType === '' || isSlip(problemType) || isSlip(problemSonType) || storage.keys(draftsOf(COMPLAINT_FORM)).length > 0
      ? undefined
      : readySubmit(init, { problemType, problemSonType: problemSonType || undefined });
  },
  keep: (_, page) => keep(page),
  screen: ComplaintSubmit,
});
