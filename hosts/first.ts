import { forgetEarly } from '../src/api/first-transport.js';
import { askPage } from './asked.js';
import { hand } from './handed.js';
import { ran } from './given.js';
import { wear } from './theme.js';

ran();
try {
  const asked = askPage();
  hand('asked', asked);
  // Out of the back-forward cache, before there is a store that could hear it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && forgetEarly());
  wear(asked.values.get('theme') ?? asked.config.theme);
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}
