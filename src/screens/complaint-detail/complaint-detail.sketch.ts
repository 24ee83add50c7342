import { problemDetail } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { safeImage } from '../../navigation/safe-url.js';
import { sketch } from '../../session/sketch.js';
import { readyDetail } from './complaint-detail.ready.js';
import { ComplaintDetail } from './complaint-detail.js';

/** A complaint's first drawing; a rating is asked for later. */
export const complaintDetailSketch = sketch({
  rows: [problemDetail],
  words,
  view: ([detail], { config, url }) =>
    readyDetail(detail, (image) => safeImage(image, { page: url, origins: config.urls?.origins }) ?? undefined),
  screen: ComplaintDetail,
});
