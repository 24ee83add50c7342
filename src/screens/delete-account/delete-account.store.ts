import { atom, computed, type ReadableAtom } from 'nanostores';
import { deleteAccount, sendDeleteCode } from '../../api/endpoints/account.js';
import { asLoanError } from '../../api/errors.js';
import type { Said } from '../../i18n/say.js';
import { codeOf } from '../../lib/mask.js';
import { plainDigits } from '../../lib/numerals.js';
import { createCountdown } from '../../session/countdown.js';
import { forgetUser } from '../../session/forget.js';
import { REST } from '../../session/rest.js';
import type { Scope } from '../../session/scope.js';
import {
  CODE_LENGTH,
  REST_NAME,
  readyDeletion,
  type DeleteAccountDialog,
  type DeleteAccountReady,
  type FieldName,
} from './delete-account.ready.js';

export interface DeleteAccountModel {
  readonly $view: ReadableAtom<DeleteAccountReady>;
  reload(): void;
  typePhone(value: string): void;
  typeCode(value: string): void;
  send(): Promise<void>;
  ask(): void;
  deleteNow(): Promise<void>;
  dismiss(): void;
}

const PHONE_LEAST = 10;
const PHONE_CAP = 24;
/** How long the last message stands when nobody answers it. */
const FAREWELL = 3000;
const actions = { send: 'delete-account.code', remove: 'delete-account.delete' };

/** Spec 2 "Delete account", 4 "Account deletion", 5. */
export function createDeleteAccount(scope: Scope<'account'>): DeleteAccountModel {
  const rest = createCountdown(scope, () => REST_NAME);
  const $phone = atom('');
  const $code = atom('');
  const $errors = atom<DeleteAccountReady['errors']>({});
  const $sent = atom(false);
  const $dialog = atom<DeleteAccountDialog | undefined>();
  const $focus = atom<DeleteAccountReady['focus']>({ id: '', turn: 0 });
  const $left = atom(false);

  // Whoever asked for it, and be it before a reload: where a code is on its way there has to be a place for it.
  scope.onClose(rest.$left.subscribe((left) => left > 0 && $sent.set(true)));

  /** Digits, after a plus sign if the country is said. */
  const number = () =>
    plainDigits($phone.get())
      .trim()
      .replace(/(?!^\+)\D/g, '');
  const focus = (id: FieldName) => $focus.set({ id, turn: $focus.get().turn + 1 });
  const wrong = (name: FieldName, words: Said<'account'>) => {
    $errors.set({ ...$errors.get(), [name]: words });
    focus(name);
  };
  const right = (name: FieldName) => {
    const { [name]: _, ...others } = $errors.get();
    $errors.set(others);
  };

  const $view = computed(
    [$phone, $code, $errors, $sent, rest.$left, scope.$held, $dialog, $focus, $left],
    (phone, code, errors, sent, left, held, dialog, focused, gone) =>
      readyDeletion({
        phone,
        code,
        errors,
        sent,
        rest: left,
        sending: held.has(actions.send),
        deleting: held.has(actions.remove),
        dialog,
        focus: focused,
        left: gone,
      }),
  );

  function fail(thrown: unknown, where: string, lost?: string): void {
    if (scope.signal.aborted) return;
    const error = asLoanError(thrown, where);
    scope.fail(error, where, lost);
    if (error.field === 'phone' || error.field === 'code') wrong(error.field, (t) => error.serverMessage || t('errorRefused'));
  }

  function phoneReady(): boolean {
    if (number().length >= PHONE_LEAST) return true;
    $dialog.set('phone');
    return false;
  }

  function leave(): void {
    if ($left.get()) return;
    $dialog.set(undefined);
    $left.set(true);
    scope.native('offlineToLogin');
  }

  function dismiss(): void {
    const dialog = $dialog.get();
    if (dialog === 'deleted') return leave();
    $dialog.set(undefined);
    if (dialog === 'phone') wrong('phone', (t) => t('phoneInvalid'));
    if (dialog === 'sent') focus('code');
  }

  async function remove(): Promise<void> {
    // Without a network nothing is sent: that is no doubt.
    const online = scope.$online.get();
    try {
      // Not given up when the element leaves: the account would be gone all the same, and what is stored of it would stay.
      await scope.call(deleteAccount, { phone: number(), code: $code.get() }, { signal: undefined });
    } catch (thrown) {
      fail(thrown, deleteAccount.name, online ? scope.t('deleteUnknown') : undefined);
      return;
    }
    rest.stop();
    forgetUser(scope);
    $phone.set('');
    $code.set('');
    $dialog.set('deleted');
    scope.emit('loan-account-deleted', {});
    if (!scope.signal.aborted) scope.after(FAREWELL, leave);
  }

  scope.onBack(() => {
    if ($dialog.get() === undefined) return false;
    dismiss();
    return true;
  });

  return {
    $view,
    reload: () => undefined,
    typePhone(value) {
      $phone.set(value.replace(/[^\p{Nd}\s().+-]/gu, '').slice(0, PHONE_CAP));
      right('phone');
    },
    typeCode(value) {
      $code.set(codeOf(value, CODE_LENGTH));
      right('code');
    },
    async send() {
      if (rest.$left.get() > 0 || !phoneReady()) return;
      await scope.once(actions.send, async () => {
        try {
          await scope.call(sendDeleteCode, { phone: number(), type: 'del' });
          rest.start(REST);
          $dialog.set('sent');
        } catch (thrown) {
          fail(thrown, sendDeleteCode.name);
        }
      });
    },
    ask() {
      const { canDelete, deleting } = $view.get();
      if (canDelete && !deleting && phoneReady()) $dialog.set('confirm');
    },
    async deleteNow() {
      if (!$view.get().canDelete || $dialog.get() !== 'confirm') return;
      $dialog.set(undefined);
      await scope.once(actions.remove, remove);
    },
    dismiss,
  };
}
