import { askPage } from './asked.js';
import { hand, wasTaken } from './handed.js';
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

/** The script that draws did not run, though it came. */
function unrun(src: string): void {
  go();
  void tellIfChanged(src);
}

if (sketched) {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.matches('[data-sketch]')) unrun(target.src);
    },
    true,
  );
  setTimeout(() => {
    go();
    // Its failure may have come before anybody listened.
    const { src = '' } = document.querySelector<HTMLScriptElement>('script[data-sketch]') ?? {};
    if (!wasTaken() && performance.getEntriesByName(src).length > 0) unrun(src);
  }, LATEST);
} else go();
