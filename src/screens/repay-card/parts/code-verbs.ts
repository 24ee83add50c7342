import { computed, type ReadableAtom } from 'nanostores';
import type { BankCard } from '../../../api/endpoints/card.js';
import type { Loader } from '../../../session/load.js';
import type { Scope } from '../../../session/scope.js';
import type { CardsReady, Doing, LoadedCards } from '../repay-card.ready.js';
import type { CodeDialog } from './code.js';
import type { Codes } from './code.store.js';
import type { Loaded } from './sources.js';

export interface CodeVerbs {
  typeCode(text: string): void;
  confirmCode(): Promise<void>;
  resendCode(): Promise<void>;
  cancelCode(): void;
}

interface Around {
  readonly codes: Codes;
  readonly load: Pick<Loader<Loaded>, '$load'>;
  readonly $doing: ReadableAtom<Doing | undefined>;
  /** What an amount and a coupon make of a repayment. */
  readonly madeOf: (loaded: LoadedCards) => string;
  /** The cards, when something may be paid on them now. */
  readonly payable: () => CardsReady | undefined;
  readonly locked: (doing: Doing, run: () => Promise<void>) => Promise<void>;
  readonly commit: (view: CardsReady, card: BankCard, sendMsg: 0 | 1) => Promise<void>;
  readonly confirm: (view: CardsReady, dialog: CodeDialog) => Promise<void>;
}

const CODE_LEAST = 6;

/** What is done in the dialog of the code: it pays what it was sent for, and nothing else. */
export function createCodeVerbs(
  scope: Scope<'card'>,
  { codes, load, $doing, madeOf, payable, locked, commit, confirm }: Around,
): CodeVerbs {
  // With another amount or coupon on the screen it is asked for no more.
  scope.onClose(
    computed(
      [load.$load, codes.$dialog, $doing],
      (now, dialog, doing) =>
        now.state === 'ready' && now.data.at === 'cards' && !doing && dialog !== undefined && dialog.made !== madeOf(now.data),
    ).subscribe((other) => {
      if (other) codes.cancel();
    }),
  );
  scope.onBack(() => {
    if (!codes.$dialog.get()) return false;
    // A code that is on its way stays in sight: nobody knows yet what becomes of it.
    if ($doing.get() !== 'confirm') codes.cancel();
    return true;
  });

  /** What waits for a code is another one than what is on the screen: it is shown, and nothing sent. */
  function followed(): boolean {
    if (!codes.follow()) return false;
    if (codes.$dialog.get()) scope.toast('info', scope.t('codeSent'));
    return true;
  }

  return {
    typeCode: codes.type,
    cancelCode: codes.cancel,
    async confirmCode() {
      const view = payable();
      if (!view?.dialog || followed()) return;
      const { dialog } = view;
      if (dialog.code.length < CODE_LEAST) {
        codes.wrong((t) => t('codeShort'));
        scope.toast('info', scope.t('codeShort'));
      } else await locked('confirm', () => confirm(view, dialog));
    },
    async resendCode() {
      const view = payable();
      const card = view?.cards.find(({ id }) => id === view.dialog?.cardId);
      if (view?.dialog?.left === 0 && card && !followed()) await locked('resend', () => commit(view, card, 1));
    },
  };
}
