import type { Said } from '../../i18n/say.js';

export type DeleteAccountDialog = 'phone' | 'sent' | 'confirm' | 'deleted';
export type FieldName = 'phone' | 'code';

export interface DeleteAccountReady {
  readonly state: 'ready';
  readonly phone: string;
  readonly code: string;
  readonly errors: Readonly<Partial<Record<FieldName, Said<'account'>>>>;
  /** The code input is there once a code was sent. */
  readonly sent: boolean;
  /** Seconds until a code may be sent again. */
  readonly rest: number;
  readonly sending: boolean;
  readonly deleting: boolean;
  readonly canDelete: boolean;
  readonly dialog: DeleteAccountDialog | undefined;
  readonly focus: { readonly id: string; readonly turn: number };
  /** The account is gone, and the shell was asked to go to login. */
  readonly left: boolean;
}

export const CODE_LENGTH = 6;
/** What the time until another code may be sent is kept by. */
export const REST_NAME = 'delete-code';

const untouched: Omit<DeleteAccountReady, 'state' | 'canDelete'> = {
  phone: '',
  code: '',
  errors: {},
  sent: false,
  rest: 0,
  sending: false,
  deleting: false,
  dialog: undefined,
  focus: { id: '', turn: 0 },
  left: false,
};

/** The form as it stands; at first one that nobody has touched. */
export const readyDeletion = (form = untouched): DeleteAccountReady => ({
  state: 'ready',
  ...form,
  canDelete: form.sent && form.code.length === CODE_LENGTH,
});
