import { lasting } from '../lib/lasting.js';
import { onSized } from './sized.js';

/** How much of the height the bar may take from what it stands over. */
const SHARE = 0.36;

/**
 * A ref for the bar: `data-tall` says to the style sheet that it would take the screen, with many agreements, large text or a low
 * page. No condition of a style sheet knows how large a reader's text is drawn.
 */
export const docked = lasting((dock: HTMLElement) => {
  const look = () => dock.toggleAttribute('data-tall', dock.offsetHeight > window.innerHeight * SHARE);
  const release = onSized(dock, look);
  window.addEventListener('resize', look);
  return () => {
    release();
    window.removeEventListener('resize', look);
  };
});
