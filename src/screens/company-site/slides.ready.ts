import type { Hold } from '../../lib/slides.js';
import { wantsStillness } from '../../session/device.js';

/** What a carousel shows, and whether it moves. */
export interface Slides {
  readonly slide: number;
  /** What the visitor wants. */
  readonly playing: boolean;
  /** Whether it moves just now. */
  readonly running: boolean;
  /** For those who ask for reduced motion. */
  readonly still: boolean;
}

/** Until it is there nothing moves; and for those who ask for reduced motion nothing ever does by itself. */
export const firstHolds = (): ReadonlySet<Hold> => new Set<Hold>(wantsStillness() ? ['away', 'still'] : ['away']);

/** What is shown of a carousel; at first one that nobody has touched. */
export const slidesOf = (slide = 0, playing = true, holds = firstHolds()): Slides => ({
  slide,
  playing,
  running: playing && holds.size === 0,
  still: holds.has('still'),
});
