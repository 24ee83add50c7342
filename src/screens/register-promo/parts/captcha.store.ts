import { atom, computed, type ReadableAtom } from 'nanostores';
import { captchaAddress } from '../../../api/captcha.js';
import { getSid } from '../../../api/endpoints/promotion.js';
import { asLoanError } from '../../../api/errors.js';
import { onSite } from '../../../navigation/page-url.js';
import type { Scope } from '../../../session/scope.js';
import { restPlace } from '../../../session/rest.js';
import { apiQuery } from '../../../session/session.js';

export interface CaptchaState {
  /** The registration the image belongs to. */
  readonly sid: string | undefined;
  /** The image's address; `undefined` while there is none. */
  readonly src: string | undefined;
  readonly busy: boolean;
}

export interface Captcha {
  readonly $captcha: ReadableAtom<CaptchaState>;
  /** Another image; where the registration is not known, or its image did not come, another registration. */
  renew(): Promise<void>;
  /** Another registration: the one before is used up. */
  restart(): Promise<void>;
  /** A code is on its way for this registration: a page that begins anew meanwhile goes on with it. */
  keep(sid: string): void;
  /** Another registration where there is none with an image, and none is on its way. */
  mend(): void;
  /** The image could not be shown: where the registration had one before, it is used up, and another one is opened. */
  broke(): void;
}

/** The registrations of the screens that are there: each has its own. */
const open = new Set<string>();

/** The captcha of a registration: it opens one by itself, and again when the network returns; where a code is `awaited`, the one it was sent for. */
export function createCaptcha(scope: Scope<'promotion'>, awaited: boolean): Captcha {
  const place = () => restPlace(scope.$session.get(), 'registration');
  const $sid = atom<string | undefined>();
  const $moment = atom(0);
  const $busy = atom(false);
  const $broken = atom(false);
  let run = 0;
  /** Of this registration. */
  let images = 0;

  async function restart(): Promise<void> {
    run += 1;
    const mine = run;
    $busy.set(true);
    leave();
    $sid.set(undefined);
    try {
      const { sid } = await scope.call(getSid, {});
      if (mine !== run) return;
      images = 0;
      next();
      enter(sid);
    } catch (thrown) {
      if (mine !== run || scope.signal.aborted) return;
      const error = asLoanError(thrown, getSid.name);
      if (error.kind === 'refused') scope.fail(error, getSid.name);
      else scope.report(error);
    } finally {
      if (mine === run) $busy.set(false);
    }
  }

  function enter(sid: string): void {
    open.add(sid);
    $sid.set(sid);
  }

  /** It is used up, or given up. */
  function leave(): void {
    const sid = $sid.get() ?? '';
    open.delete(sid);
    if (scope.storage.get(place()) === sid) scope.storage.remove(place());
  }

  function next(): void {
    images += 1;
    $broken.set(false);
    $moment.set(Math.max(Date.now(), $moment.get() + 1));
  }

  const lacking = () => $sid.get() === undefined || $broken.get();
  const mend = () => {
    if ($busy.get() || !lacking()) return;
    if ($sid.get() === undefined) void restart();
    else next();
  };

  scope.onClose(scope.$online.listen((online) => online && mend()));
  scope.onClose(() => open.delete($sid.get() ?? ''));
  const kept = awaited ? scope.storage.get(place()) : null;
  if (kept && !open.has(kept)) {
    // It has shown one before.
    images = 1;
    next();
    enter(kept);
  } else void restart();

  return {
    $captcha: computed([$sid, $moment, $busy, $broken], (sid, moment, busy, broken) => ({
      sid,
      busy,
      src: sid === undefined || broken ? undefined : onSite(captchaAddress(scope.config(), apiQuery(scope.$session.get()), sid, moment)),
    })),
    async renew() {
      if ($busy.get()) return;
      // Without a network a picture that does not come says nothing of its registration.
      if ($sid.get() === undefined || ($broken.get() && scope.$online.get())) await restart();
      else next();
    },
    restart,
    keep: (sid) => scope.storage.set(place(), sid),
    mend,
    broke() {
      $broken.set(true);
      if (images > 1 && !$busy.get() && scope.$online.get()) void restart();
    },
  };
}
