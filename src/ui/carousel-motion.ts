import type { EmblaCarouselType } from 'embla-carousel';
import type { SlidesControl } from '../lib/slides.js';
import { lasting } from '../lib/lasting.js';
import { mediaOf, STILL } from '../lib/media.js';

type Off = () => void;

function listen(target: EventTarget, events: Readonly<Record<string, () => void>>): Off {
  for (const [name, run] of Object.entries(events)) target.addEventListener(name, run);
  return () => {
    for (const [name, run] of Object.entries(events)) target.removeEventListener(name, run);
  };
}

function watch(region: HTMLElement, control: SlidesControl, reduced: MediaQueryList): Off {
  const motion = () => control.hold('still', reduced.matches);
  const seen = () => control.hold('hidden', document.hidden);
  motion();
  seen();
  // Both may have been there first. A finger leaves `:hover` behind.
  control.hold('pointer', region.matches(':hover') && mediaOf('(hover: hover)')?.matches === true);
  control.hold('focus', region.matches(':focus-within'));
  control.hold('away', false);
  const offs = [
    listen(region, {
      pointerenter: () => control.hold('pointer', true),
      pointerleave: () => control.hold('pointer', false),
      pointercancel: () => control.hold('pointer', false),
      focusin: () => control.hold('focus', true),
      focusout: () => control.hold('focus', false),
    }),
    listen(document, { visibilitychange: seen }),
    listen(reduced, { change: motion }),
  ];
  return () => {
    for (const off of offs) off();
    control.hold('away', true);
    control.hold('pointer', false);
    control.hold('focus', false);
  };
}

/** Slides follow the store, and the store the finger. */
function follow(embla: EmblaCarouselType, control: SlidesControl, reduced: MediaQueryList): Off {
  embla.on('select', () => control.show(embla.selectedScrollSnap()));
  const off = control.$slide.listen((slide) => {
    const now = embla.selectedScrollSnap();
    if (slide === now) return;
    if (slide === (now + 1) % embla.scrollSnapList().length) embla.scrollNext(reduced.matches);
    else embla.scrollTo(slide, reduced.matches);
  });
  return () => {
    off();
    embla.destroy();
  };
}

function mount(region: HTMLElement, control: SlidesControl): Off {
  const reduced = mediaOf(STILL);
  if (!reduced) return () => {};
  const offs = [watch(region, control, reduced)];
  const viewport = region.querySelector<HTMLElement>('[data-viewport]');
  let gone = false;
  // Without it, or until it is there, one slide stands alone: nothing is lost but the gliding and the swipe.
  import('embla-carousel').then(
    ({ default: create }) => {
      if (gone || !viewport) return;
      viewport.setAttribute('data-live', '');
      // An empty `style` would be taken away with its attribute, which WebKit before 16.4 takes for a style of the page's and reports.
      for (const moved of viewport.querySelectorAll<HTMLElement>(':scope > *, :scope > * > *')) moved.style.setProperty('--_moved', '1');
      const embla = create(viewport, { loop: true, duration: 20, startIndex: control.$slide.get() });
      offs.push(follow(embla, control, reduced), () => viewport.removeAttribute('data-live'));
    },
    () => {},
  );
  return () => {
    gone = true;
    for (const off of offs) off();
  };
}

const refs = new WeakMap<SlidesControl, (region: HTMLElement | null) => void>();

/** The ref of a carousel's element: always the same function for the same store. */
export function carouselOf(control: SlidesControl): (region: HTMLElement | null) => void {
  const known = refs.get(control);
  if (known) return known;
  const ref = lasting((region: HTMLElement) => mount(region, control));
  refs.set(control, ref);
  return ref;
}
