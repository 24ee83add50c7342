import type { ReadableAtom } from 'nanostores';

/** Why a carousel does not move by itself at the moment. */
export type Hold = 'away' | 'pointer' | 'focus' | 'hidden' | 'still';

/** The store behind a carousel, as its element drives it. */
export interface SlidesControl {
  readonly $slide: ReadableAtom<number>;
  show(slide: number): void;
  hold(why: Hold, on: boolean): void;
}
