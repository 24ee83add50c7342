import { askPage } from './asked.js';
import { hand } from './handed.js';
import { ran } from './given.js';

ran();
try {
  hand('asked', askPage());
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}
