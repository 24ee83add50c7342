import type { ProblemInit, ProblemOption } from '../../api/endpoints/complaint.js';
import { length } from '../../lib/capped.js';

export interface ComplaintSubmitParams {
  readonly problemType: string;
  readonly problemSonType: string | undefined;
  readonly orderNo: string | undefined;
}

/** An image of a complaint. `sent` has the address that the server gave it. */
export type ComplaintImage = {
  readonly id: number;
  readonly name: string;
  /** An address to show it by. */
  readonly preview: string | undefined;
} & (
  | { readonly at: 'preparing' | 'failed' }
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'sent'; readonly url: string }
);

export interface ComplaintSubmitReady {
  readonly state: 'ready';
  /** The chosen type and sub-type in the server's words. */
  readonly tags: readonly string[];
  readonly text: string;
  readonly count: number;
  /** How often sending was tried without a text; 0 as soon as it is written. The focus goes there each time. */
  readonly lacking: number;
  readonly images: readonly ComplaintImage[];
  readonly busy: boolean;
  readonly sent: boolean;
  /** It was sent, and the answer was lost. */
  readonly doubt: boolean;
}

/** The name its drafts are kept under; they are about an order. */
export const COMPLAINT_FORM = 'complaint';

export const MOST_CHARACTERS = 200;
export const MOST_IMAGES = 9;

/** What was done with the form. */
export type ComplaintSubmitNow = Partial<Pick<ComplaintSubmitReady, 'text' | 'lacking' | 'images' | 'busy' | 'sent' | 'doubt'>>;

const titleOf = (options: readonly ProblemOption[], value: string | undefined): string[] => {
  const title = options.find((option) => option.value === value)?.title;
  return title ? [title] : [];
};

/** The form; at first one that nothing was done with. */
export const readySubmit = (
  { problemType, problemSonType }: ProblemInit,
  chosen: Pick<ComplaintSubmitParams, 'problemType' | 'problemSonType'>,
  { text = '', lacking = 0, images = [], busy = false, sent = false, doubt = false }: ComplaintSubmitNow = {},
): ComplaintSubmitReady => ({
  state: 'ready',
  tags: [...titleOf(problemType, chosen.problemType), ...titleOf(problemSonType, chosen.problemSonType)],
  text,
  count: length(text),
  lacking,
  images,
  busy,
  sent,
  doubt,
});
