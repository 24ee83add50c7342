import { lasting } from '../lib/lasting.js';

/** A ref for an image or what holds one: `data-broken` says to the style sheet that the image did not come. */
export const pictured = lasting((holder: Element) => {
  const image = holder instanceof HTMLImageElement ? holder : holder.querySelector('img');
  const tell = (broken: boolean) => holder.toggleAttribute('data-broken', broken);
  const onEvent = ({ type }: Event) => tell(type === 'error');
  // It may have failed before anybody listened: on a sketch, or before React came.
  tell(image !== null && image.complete && image.naturalWidth === 0);
  holder.addEventListener('load', onEvent, true);
  holder.addEventListener('error', onEvent, true);
  return () => {
    tell(false);
    holder.removeEventListener('load', onEvent, true);
    holder.removeEventListener('error', onEvent, true);
  };
});
