import { atom } from 'nanostores';
import { $framed, $link, world } from './store.js';
import { tellAgain, untold } from './stage.js';

/** Whether the phone has no network. */
export const $offline = atom(false);
// A page that is loaded anew begins with the network back; one that a link of its own led to has none either, once its
// element is there: without a network none would be loaded.
$framed.listen((framed, before) => {
  if (!$offline.get()) return;
  if (!framed) {
    $offline.set(false);
    untold();
  } else if (framed.state !== '' && (framed.api !== before?.api || before.state === '')) framed.api.offline(true);
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
