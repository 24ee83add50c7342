import { render } from 'lit-html';
import { openLender } from '../lending/open.js';
import { disguiseNow, onDisguised } from '../lending/worker.js';
import { fit } from './fit.js';
import {
  $bookings,
  $element,
  $entries,
  $filter,
  $framed,
  $letters,
  $link,
  $log,
  $menu,
  $messages,
  $mistakes,
  $note,
  $place,
  $search,
  choose,
  readHash,
  say,
} from './store.js';
import { $look } from './look.js';
import { $offline } from './offline.js';
import { opened, retell, sync } from './stage.js';
import { page } from './views/page.js';
import { $renewed, watch } from './watch.js';

const KEPT = 500;
let drawing = false;
let drawn = '';

/** Draws once for whatever happens within a frame. */
function draw(): void {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    const app = document.getElementById('app');
    if (app) render(page(), app);
    document.title = `${$element.get()?.tag ?? 'Gallery'} · loan-elements`;
    fit();
    const { tag } = $place.get();
    if (tag !== drawn) document.querySelector('.nav__link[aria-current]')?.scrollIntoView({ block: 'nearest' });
    drawn = tag;
  });
}

/** `/` goes to the search, from anywhere but a field. */
function keys(event: KeyboardEvent): void {
  const field = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (event.key !== '/' || field || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  $menu.set(true);
  const focus = () => document.getElementById('search')?.focus();
  focus();
  // On a narrow page the menu has to open first.
  requestAnimationFrame(focus);
}

let asked = 0;
let answered = 0;

/** Answers whether this connection holds: where another is asked for meanwhile, that one does, whichever is there first. */
async function connect(): Promise<boolean> {
  const { disguise } = $place.get().choices;
  const mine = ++asked;
  const link = await openLender(disguise).finally(() => (answered = Math.max(answered, mine)));
  if (mine < asked) return false;
  window.loanLender = link;
  window.loanGallery = {
    opened,
    happened: (entry) => $entries.set([...$entries.get(), entry].slice(-KEPT)),
  };
  $link.set(link);
  return true;
}

/** One worker answers all tabs of the folder: what one has disguised speaks so to the others, too. One that comes late is taken. */
function follow(): void {
  const disguise = disguiseNow();
  const kind = $link.get()?.kind;
  if (disguise === undefined || answered < asked || kind === 'server') return;
  if (kind === 'page') {
    say('A worker came late for the lender, which begins anew');
    return void connectAgain();
  }
  if (disguise === $place.get().choices.disguise) return;
  choose({ disguise });
  say(disguise ? `Another tab gave the lender the disguise ${disguise}` : 'Another tab took the disguise off the lender');
}

/** Connects as it was chosen. What another tab chose meanwhile was not heard. */
async function connectAgain(): Promise<void> {
  if (!(await connect())) return;
  retell();
  follow();
}

export async function startGallery(): Promise<void> {
  const told = [$place, $link, $framed, $entries, $log, $messages, $bookings, $letters];
  for (const store of [...told, $search, $menu, $filter, $note, $mistakes, $look, $offline]) store.listen(draw);
  addEventListener('hashchange', () => $place.set(readHash(location.hash)));
  addEventListener('popstate', () => $place.set(readHash(location.hash)));
  document.addEventListener('keydown', keys);
  draw();
  await connect();
  $place.listen((place, before) => {
    const again = place.choices.disguise !== before?.choices.disguise && $link.get()?.kind !== 'server';
    void (again ? connectAgain() : Promise.resolve()).then(sync);
  });
  onDisguised(follow);
  $renewed.listen(() => {
    retell();
    say('The lender was put to sleep and began anew');
  });
  watch();
}
