import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Endpoint, RequestOf } from '../../../api/endpoint.js';
import { getSms, register } from '../../../api/endpoints/promotion.js';
import { asLoanError } from '../../../api/errors.js';
import type { Said } from '../../../i18n/say.js';
import { capped } from '../../../lib/capped.js';
import { codeOf, digits, groupPhone } from '../../../lib/mask.js';
import { fromEntries } from '../../../lib/record.js';
import { createCountdown } from '../../../session/countdown.js';
import { errorText } from '../../../session/error-text.js';
import { REST } from '../../../session/rest.js';
import type { Scope } from '../../../session/scope.js';
import { createCaptcha, type Captcha } from './captcha.store.js';
import { firstForm, REST_NAME, type RegistrationField, type RegistrationForm } from './registration.ready.js';

export interface Registration {
  readonly $form: ReadableAtom<RegistrationForm>;
  readonly captchaBroke: Captcha['broke'];
  readonly mendCaptcha: Captcha['mend'];
  type(field: RegistrationField, value: string): void;
  refresh(): Promise<void>;
  send(): Promise<void>;
  submit(): Promise<void>;
}

export interface RegistrationOptions {
  /** What the payload has beside the form's own fields. */
  readonly others: () => Omit<RequestOf<typeof register>, 'phone' | 'capcode' | 'sid' | 'userName' | 'smsCode'>;
  /** The register button was pressed. */
  readonly onPress: (phone: string) => void;
  /** The phone is registered now, or was already. */
  readonly onRegistered: (already: boolean) => void;
}

const PHONE = /^1[3-9]\d{9}$/;
const order: readonly RegistrationField[] = ['phone', 'capcode', 'smsCode'];
/** As a phone fills it in, with the country that these numbers are of. */
const COUNTRY = /^\s*(?:\+|00)86/;
const clean: Readonly<Record<RegistrationField, (value: string, before: string) => string>> = {
  phone: (value, before) => capped(before, digits(value.replace(COUNTRY, '')), 11),
  capcode: (value) => codeOf(value, 4),
  smsCode: (value) => codeOf(value, 6),
};
type Wrong = Said<'promotion'>;

const actions = { send: 'register-promo.sms', submit: 'register-promo.register' };

/** The form of the landing page (spec 4 Registration, 5, 8). */
export function createRegistration(scope: Scope<'promotion'>, options: RegistrationOptions): Registration {
  const rest = createCountdown(scope, () => REST_NAME);
  const captcha = createCaptcha(scope, rest.$left.get() > 0);
  const $values = atom(firstForm.values);
  const $errors = atom(firstForm.errors);
  const $focus = atom(firstForm.focus);

  const put = (field: RegistrationField, value: string) => $values.set({ ...$values.get(), [field]: value });
  const focus = (id: RegistrationField) => $focus.set({ id, turn: $focus.get().turn + 1 });

  /** Shows these errors, in the order of the form, and the focus at the first; true when there is none. */
  function none(errors: Readonly<Record<string, Wrong | undefined>>): boolean {
    const wrong = order.flatMap((field): [RegistrationField, Wrong][] => {
      const words = errors[field];
      return words === undefined ? [] : [[field, words]];
    });
    $errors.set(fromEntries(wrong));
    if (wrong[0]) focus(wrong[0][0]);
    return wrong.length === 0;
  }

  function checked(): { phone: Wrong | undefined; capcode: Wrong | undefined } {
    const { phone, capcode } = $values.get();
    const needed: Wrong | undefined = capcode ? undefined : (t) => t('captchaNeeded');
    return {
      phone: PHONE.test(phone) ? undefined : (t) => t('phoneInvalid'),
      capcode: captcha.$captcha.get().sid === undefined ? (t) => t('captchaMissing') : needed,
    };
  }

  function failed(thrown: unknown, row: Endpoint): void {
    if (scope.signal.aborted) return;
    const error = asLoanError(thrown, row.name);
    const code = error.kind === 'refused' ? row.codes?.[error.code] : undefined;
    if (code === 'alreadyRegistered') {
      scope.report(error);
      scope.toast('info', scope.t('alreadyRegistered'));
      options.onRegistered(true);
      return;
    }
    if (code === 'wrongCaptcha') {
      const words: Wrong = (t) => error.serverMessage || t('captchaWrong');
      scope.report(error);
      scope.toast('fail', words(scope.t));
      put('capcode', '');
      none({ capcode: words });
      void captcha.renew();
      return;
    }
    scope.fail(error, row.name);
    if (error.field !== undefined) none({ [error.field]: (t) => errorText(t, error) });
  }

  const identity = () => {
    const { phone, capcode } = $values.get();
    return { phone, capcode, sid: captcha.$captcha.get().sid ?? '' };
  };

  async function sendCode(): Promise<void> {
    try {
      const sent = identity();
      await scope.call(getSms, sent);
      rest.start(REST);
      captcha.keep(sent.sid);
      scope.toast('success', scope.t('codeSent'));
      focus('smsCode');
    } catch (thrown) {
      failed(thrown, getSms);
    }
  }

  async function registerNow(): Promise<void> {
    const { phone, smsCode } = $values.get();
    try {
      await scope.call(register, { ...identity(), userName: phone, smsCode, ...options.others() });
      rest.stop();
      $values.set({ phone, capcode: '', smsCode: '' });
      options.onRegistered(false);
      void captcha.restart();
    } catch (thrown) {
      failed(thrown, register);
    }
  }

  return {
    $form: computed(
      [$values, $errors, $focus, captcha.$captcha, rest.$left, scope.$held],
      (values, errors, focused, picture, left, held) => ({
        values: { ...values, phone: groupPhone(values.phone) },
        errors,
        focus: focused,
        captcha: picture,
        rest: left,
        sending: held.has(actions.send),
        registering: held.has(actions.submit),
      }),
    ),
    captchaBroke: captcha.broke,
    mendCaptcha: captcha.mend,
    type(field, value) {
      put(field, clean[field](value, $values.get()[field]));
      const { [field]: _, ...others } = $errors.get();
      $errors.set(others);
    },
    async refresh() {
      if ($values.get().phone === '') none({ phone: (t) => t('phoneFirst') });
      else {
        put('capcode', '');
        await captcha.renew();
      }
    },
    async send() {
      if (rest.$left.get() > 0) scope.toast('info', scope.t('doNotSendAgain'));
      else if (!scope.$held.get().has(actions.send) && none(checked())) await scope.once(actions.send, sendCode);
    },
    async submit() {
      if (scope.$held.get().has(actions.submit)) return;
      const { phone, smsCode } = $values.get();
      options.onPress(phone);
      if (none({ ...checked(), smsCode: smsCode ? undefined : (t) => t('smsNeeded') })) await scope.once(actions.submit, registerNow);
    },
  };
}
