import { lasting } from '../lib/lasting.js';

const watched = lasting((holder: Element) => {
  const image = holder instanceof HTMLImageElement ? holder : holder.querySelector('img');
  const tell = (broken: boolean) => holder.toggleAttribute('data-broken', broken);
  const onEvent = ({ type }: Event) => tell(type === 'error');
  const happens = ['load', 'error'];
  // It may have failed before anybody listened: on a sketch, or before React came.
  tell(image !== null && image.complete && image.naturalWidth === 0);
  for (const type of happens) holder.addEventListener(type, onEvent, true);
  return () => {
    tell(false);
    for (const type of happens) holder.removeEventListener(type, onEvent, true);
  };
});

/** A ref for an image or what holds one: `data-broken` says to the style sheet that the image did not come. */
export function pictured(holder: Element | null): void {
  watched(holder);
}
