import { render } from 'lit-html';
import { $look } from '../gallery/look.js';
import { openLender } from '../lending/open.js';
import { install, sync } from './page.js';
import { $calls, $cover, $lab, $link, $title, readLab } from './store.js';
import { view } from './view.js';

let drawing = false;

function draw(): void {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    const app = document.getElementById('app');
    if (app) render(view(), app);
  });
}

export async function startLab(): Promise<void> {
  for (const store of [$lab, $link, $calls, $cover, $title, $look]) store.listen(draw);
  addEventListener('hashchange', () => $lab.set(readLab(location.hash)));
  window.loanShell = install;
  draw();
  const link = await openLender();
  window.loanLender = link;
  $link.set(link);
  $lab.listen(sync);
}
