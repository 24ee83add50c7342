import { atom, computed, type ReadableAtom } from 'nanostores';
import { submitUtr } from '../api/endpoints/repayment.js';
import type { Scope } from './scope.js';

/** The reference of a transfer made elsewhere (UTR), on its way to the lender. */
export interface Transfer {
  readonly text: string;
  readonly busy: boolean;
}

export interface TransferModel {
  readonly $transfer: ReadableAtom<Transfer>;
  type(text: string): void;
  /** Does nothing when the text is empty (spec section 5). */
  submit(): Promise<void>;
  reset(): void;
}

const LONGEST = 64;

/** Spec 2 "Installment repayment", 7: hands the reference in; the lender's message is shown on success too. */
export function createTransfer(scope: Scope<'repay'>, orderId: () => string, isDelay: 0 | 1): TransferModel {
  const $text = atom('');
  const action = () => `transfer:${orderId()}`;
  return {
    $transfer: computed([$text, scope.$held], (text, held) => ({ text, busy: held.has(action()) })),
    type: (text) => $text.set(text.slice(0, LONGEST)),
    async submit() {
      const utr = $text.get().trim();
      if (utr === '') return;
      await scope.once(action(), async () => {
        let words = '';
        const online = scope.$online.get();
        const onMessage = (message: string) => {
          words = message;
        };
        try {
          await scope.call(submitUtr, { orderId: orderId(), utr, isDelay }, { onMessage });
          if ($text.get().trim() === utr) $text.set('');
          scope.toast('success', words || scope.t('transferSent'));
        } catch (thrown) {
          scope.fail(thrown, submitUtr.name, online ? scope.t('transferUnknown') : undefined);
        }
      });
    },
    reset: () => $text.set(''),
  };
}
