import { forgetEarly } from '../src/api/first-transport.js';
import { holdBack } from '../src/session/early-native.js';
import { askPage } from './asked.js';
import { ran } from './given.js';
import { hand, handed } from './handed.js';
import { wear } from './theme.js';

ran();
// A link to this page would take the one that the browser keeps, whose parts may be gone by now: a reload asks whether it is the newest.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a[href=""]')) return;
  event.preventDefault();
  window.location.reload();
});
try {
  const asked = askPage();
  hand('asked', asked);
  // Out of the back-forward cache, before there is a store that could hear it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && forgetEarly());
  holdBack(asked.config, () => handed('back')?.());
  wear(asked.values.get('theme') ?? asked.config.theme);
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}
