import type { Scope } from './scope.js';

/** Says whether something was copied (spec 8, Copy success). */
export function tellCopied(scope: Pick<Scope, 't' | 'toast'>, copied: boolean): void {
  if (copied) scope.toast('success', scope.t('copySuccess'));
  else scope.toast('info', scope.t('copyByHand'));
}
