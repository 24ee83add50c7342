import { atom, computed, type ReadableAtom } from 'nanostores';
import { tellCopied } from '../../session/copied.js';
import type { Scope } from '../../session/scope.js';
import { SLIP_PLACE } from '../../session/slip-place.js';
import { readSlip, type Slip } from './parts/info.js';

export interface RepaySlipParams {
  readonly info?: unknown;
}

export type RepaySlipView =
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly slip: Slip; readonly logo: string | undefined; readonly symbol: string; readonly howHref: string };

export interface RepaySlipModel {
  readonly $view: ReadableAtom<RepaySlipView>;
  reload(): void;
  copied(copied: boolean): void;
  showHow(): void;
}

/** Whether a slip can be read from what its owner gives. */
export const isInfo = (info: unknown): boolean => readSlip(info) !== undefined;

/** Spec 2 "Repayment code screen, variant 2": a slip that another page left in the storage, or that its owner gives it. */
export function createRepaySlip(scope: Scope<'code'>, $params: ReadableAtom<RepaySlipParams>): RepaySlipModel {
  // Each look is another one: what its owner gave may be the same object with other things in it.
  const $look = atom({});
  // Where the borrower comes from, another slip may have been left.
  scope.onClose(scope.$returns.listen(() => $look.set({})));
  const $slip = computed([$params, $look], ({ info }) => readSlip(info ?? scope.storage.get(SLIP_PLACE)));

  return {
    $view: computed([$slip, scope.$config], (slip, config): RepaySlipView =>
      slip
        ? {
            state: 'ready',
            slip,
            logo: scope.safeImage(slip.logo, 'logo'),
            symbol: config.currencySymbol ?? 'TZS',
            howHref: scope.link('paymentInstructions'),
          }
        : { state: 'empty' },
    ),
    reload: () => $look.set({}),
    copied(copied) {
      tellCopied(scope, copied);
      if (copied) scope.emit('loan-copied', {});
    },
    showHow: () => scope.go('paymentInstructions'),
  };
}
