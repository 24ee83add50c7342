import { askPage } from './asked.js';
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

const sketch = document.querySelector<HTMLScriptElement>('script[data-sketch]');
try {
  const asked = askPage();
  if (sketch) hand({ asked, go });
} catch {
  // Nothing was asked, and nothing is lost: the screen asks for itself.
}

if (sketch) {
  sketch.addEventListener('error', () => {
    go();
    void tellIfChanged(sketch.src);
  });
  setTimeout(go, LATEST);
} else go();
