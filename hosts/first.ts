import { askPage } from './asked.js';
import { hand } from './handed.js';
import { ran } from './given.js';
import { wear } from './theme.js';

ran();
try {
  const asked = askPage();
  hand('asked', asked);
  wear(asked.values.get('theme') ?? asked.config.theme);
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}
