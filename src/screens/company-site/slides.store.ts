import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Hold, SlidesControl } from '../../lib/slides.js';
import type { Scope } from '../../session/scope.js';
import { firstHolds, slidesOf, type Slides } from './slides.ready.js';

export interface SlidesModel extends SlidesControl {
  readonly $slides: ReadableAtom<Slides>;
  toggle(): void;
}

const INTERVAL = 3000;

/** Spec 2 "Official site": the banner goes on every 3 s, unless somebody looks at it, paused it, or asks for reduced motion. */
export function createSlides(scope: Pick<Scope, 'after' | 'onClose'>, count: number): SlidesModel {
  const $slide = atom(0);
  const $playing = atom(true);
  const $holds = atom(firstHolds());
  const $slides = computed([$slide, $playing, $holds], slidesOf);

  let stop = () => {};
  let timed = '';
  scope.onClose(
    $slides.subscribe(({ slide, running }) => {
      const wanted = running ? String(slide) : '';
      if (wanted === timed) return;
      timed = wanted;
      stop();
      stop = running ? scope.after(INTERVAL, () => $slide.set((slide + 1) % count)) : () => {};
    }),
  );

  function hold(why: Hold, on: boolean): void {
    const holds = $holds.get();
    if (holds.has(why) === on) return;
    $holds.set(new Set([...holds].filter((other) => other !== why).concat(on ? why : [])));
  }

  return {
    $slide,
    $slides,
    hold,
    show: (slide) => $slide.set(slide),
    toggle() {
      const playing = !$playing.get();
      $playing.set(playing);
      if (!playing) return;
      // Who asks it to play has the pointer and the focus on it.
      hold('pointer', false);
      hold('focus', false);
    },
  };
}
