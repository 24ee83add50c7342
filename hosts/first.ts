import { askPage } from './asked.js';
import { parsed } from './given.js';
import { hand } from './handed.js';
import { start, tellIfChanged } from './start.js';

/** What the screen lives on is fetched once its sketch is drawn; or after this many milliseconds. */
const LATEST = 3000;

const given = document.currentScript?.dataset ?? {};
let started = false;

function go(): void {
  if (started) return;
  started = true;
  start(given);
}

/** A page that has one names its chunks for later; this script may run before the page is read any further. */
const sketched = document.getElementById('loan-now') !== null;
try {
  const asked = askPage();
  if (sketched) hand({ asked, go });
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}

if (sketched) {
  setTimeout(go, LATEST);
  void parsed().then(() => {
    const sketch = document.querySelector<HTMLScriptElement>('script[data-sketch]');
    sketch?.addEventListener('error', () => {
      go();
      void tellIfChanged(sketch.src);
    });
  });
} else go();
