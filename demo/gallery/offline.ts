import { atom } from 'nanostores';
import { $framed, $link, world } from './store.js';
import { tellAgain, untold } from './stage.js';

/** Whether the phone has no network. */
export const $offline = atom(false);
// A page that is loaded anew begins with the network back.
$framed.listen((framed) => {
  if (framed || !$offline.get()) return;
  $offline.set(false);
  untold();
});

/** Takes the network away, or gives it back: the page is told, and every call breaks. */
export async function offline(off: boolean): Promise<void> {
  const link = $link.get();
  if (!link) return;
  if (off) await link.control('PUT', 'scenarios', [{ endpoint: '*', world: world(), drop: 'before' }]);
  else await tellAgain();
  $offline.set(off);
  $framed.get()?.api.offline(off);
}
