import { atom, computed, type ReadableAtom } from 'nanostores';
import { $hash, readHash } from '../../../session/page.js';
import type { Scope } from '../../../session/scope.js';
import { placeOf, type Place } from './place.js';

export interface Places {
  readonly $place: ReadableAtom<Place>;
  go(hash: string, options?: { orderId?: string; replace?: boolean }): void;
}

/** A card screen on the page, as the others see it. */
interface Neighbour {
  readonly orderId: () => string;
  /** Another one has come or gone: the place may be another's. */
  readonly look: () => void;
}

const neighbours = new Set<Neighbour>();
/** Who went to a hash last. */
const went = new Map<string, Neighbour>();
let going: Neighbour | undefined;

/** Whose a hash of the page is: theirs who went there, else theirs whose order it names, else the first one's. */
function ownerOf(hash: string): Neighbour | undefined {
  const place = placeOf(hash, '');
  const all = [...neighbours];
  return went.get(hash) ?? all.find(({ orderId }) => place.at === 'order' && place.orderId === orderId()) ?? all[0];
}

/** Where a card screen is. The hash is the page's, and one screen's at a time: the others stay where they are when that one goes on. */
export function createPlaces(scope: Pick<Scope, 'after' | 'goHash' | 'onClose'>, $orderId: ReadableAtom<string>): Places {
  const $at = atom('');
  const stand = (hash: string) => $at.set(ownerOf(hash) === me ? hash : '');
  const me: Neighbour = {
    orderId: () => $orderId.get(),
    look() {
      if (fresh || $at.get() === $hash.get()) stand($hash.get());
    },
  };
  // One that is put in another's place comes before that one has gone.
  let fresh = true;
  scope.after(0, () => {
    fresh = false;
  });
  neighbours.add(me);
  stand($hash.get());
  for (const { look } of neighbours) look();

  scope.onClose(
    $hash.listen((hash) => {
      if (going === me) $at.set(hash);
      else if (!going) stand(hash);
    }),
  );
  scope.onClose(() => {
    neighbours.delete(me);
    for (const [hash, by] of went) if (by === me) went.delete(hash);
    for (const { look } of neighbours) look();
  });

  return {
    $place: computed([$at, $orderId], placeOf),
    go(hash, { orderId, replace = false } = {}) {
      if (!neighbours.has(me)) return;
      going = me;
      went.set(hash, me);
      try {
        scope.goHash('repayCard', hash, { replace, ...(orderId === undefined ? {} : { params: { orderId } }) });
        readHash();
      } finally {
        going = undefined;
      }
      // Another one may have been there already.
      if ($hash.get() === hash) $at.set(hash);
    },
  };
}
