import type { ProblemDetail } from '../../api/endpoints/complaint.js';
import { length } from '../../lib/capped.js';

/** An image that is shown large: of the complaint or of the answer, and which of them. */
export interface EnlargedImage {
  readonly of: 'images' | 'disposeImages';
  readonly index: number;
}

export interface ComplaintDetailReady {
  readonly state: 'ready';
  readonly detail: ProblemDetail;
  readonly count: number;
  /** Urls that may be shown; `undefined` for one that may not. */
  readonly images: readonly (string | undefined)[];
  readonly disposeImages: readonly (string | undefined)[];
  readonly answered: boolean;
  readonly dialog:
    | { readonly at: 'rating'; readonly stars: number; readonly busy: boolean }
    | { readonly at: 'image'; readonly src: string; readonly n: number }
    | undefined;
}

/** What the counter counts to. */
export const MOST = 200;

/** An answer's images, held to the image rule. */
export type ImageRule = (url: string, where: 'images' | 'disposeImages') => string | undefined;

/** A complaint, before anything stands above it. */
export const readyDetail = (detail: ProblemDetail, imageOf: ImageRule): ComplaintDetailReady => ({
  state: 'ready',
  detail,
  count: length(detail.content ?? ''),
  images: detail.images.map((url) => imageOf(url, 'images')),
  disposeImages: detail.disposeImages.map((url) => imageOf(url, 'disposeImages')),
  answered: detail.disposeDetail !== undefined || detail.disposeImages.length > 0,
  dialog: undefined,
});
