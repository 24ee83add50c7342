import type { Said } from '../../../i18n/say.js';
import type { CaptchaState } from './captcha.store.js';

export type RegistrationField = 'phone' | 'capcode' | 'smsCode';

export interface RegistrationForm {
  /** As it is shown: the phone grouped 3-4-4. */
  readonly values: Readonly<Record<RegistrationField, string>>;
  readonly errors: Readonly<Partial<Record<RegistrationField, Said<'promotion'>>>>;
  readonly focus: { readonly id: string; readonly turn: number };
  readonly captcha: CaptchaState;
  /** Seconds until a code may be sent again. */
  readonly rest: number;
  readonly sending: boolean;
  readonly registering: boolean;
}

/** What the time until another code may be sent is kept by. */
export const REST_NAME = 'register-sms';

/** The form that nobody has touched, while its captcha is on the way. */
export const firstForm: RegistrationForm = {
  values: { phone: '', capcode: '', smsCode: '' },
  errors: {},
  focus: { id: '', turn: 0 },
  captcha: { sid: undefined, src: undefined, busy: true },
  rest: 0,
  sending: false,
  registering: false,
};
