import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Scope } from '../../session/scope.js';
import { shownWays, type PaymentInstructionsView, type ShownStep } from './payment-instructions.ready.js';

export interface PaymentInstructionsModel {
  readonly $view: ReadableAtom<PaymentInstructionsView>;
  reload(): void;
  enlarge(step: ShownStep): void;
  shrink(): void;
}

/** Spec 2 "Repayment code screen, variant 2": how to pay with e-wallets and at offline stores, step by step. */
export function createPaymentInstructions(scope: Scope<'instructions'>): PaymentInstructionsModel {
  const $enlarged = atom<ShownStep | undefined>();

  // The picture of a step that is there no more.
  scope.onClose(scope.$config.listen(() => $enlarged.set(undefined)));

  scope.onBack(() => {
    if (!$enlarged.get()) return false;
    $enlarged.set(undefined);
    return true;
  });

  return {
    $view: computed([scope.$config, $enlarged], (config, enlarged) => shownWays(config, scope.safeImage, enlarged)),
    reload: () => $enlarged.set(undefined),
    enlarge: (step) => $enlarged.set(step),
    shrink: () => $enlarged.set(undefined),
  };
}
