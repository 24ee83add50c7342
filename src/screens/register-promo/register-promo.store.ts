import { atom, computed, type ReadableAtom } from 'nanostores';
import { channelTemplate, trackClick, trackVisit, type ChannelTemplate } from '../../api/endpoints/promotion.js';
import type { LoanError } from '../../api/errors.js';
import { randomUuid } from '../../lib/hash.js';
import { stepBack } from '../../navigation/go.js';
import { isStep, keepStep } from '../../navigation/step.js';
import { readDevice } from '../../session/device.js';
import { createLoad } from '../../session/load.js';
import { $hash } from '../../session/page.js';
import type { Scope } from '../../session/scope.js';
import { createRegistration, type Registration } from './parts/registration.store.js';
import { hashes, readyPromo, type RegisterPromoReady, type Store } from './register-promo.ready.js';

export interface RegisterPromoParams {
  readonly templateId: string;
  readonly inviteCode?: string | undefined;
  readonly userFrom?: string | undefined;
  readonly utmTag?: string | undefined;
  readonly appFrom?: string | undefined;
  readonly pageId?: string | undefined;
}

export type RegisterPromoView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | RegisterPromoReady;

export interface RegisterPromoModel extends Omit<Registration, '$form' | 'mendCaptcha'> {
  readonly $view: ReadableAtom<RegisterPromoView>;
  reload(): unknown;
  openAgreement(): void;
  back(): void;
  get(store: Store): void;
}

/** Spec 2 "Registration promotion", 4 "Registration". */
export function createRegisterPromo(scope: Scope<'promotion'>, $params: ReadableAtom<RegisterPromoParams>): RegisterPromoModel {
  const $templateId = computed($params, (params) => params.templateId);
  const device = readDevice();
  let deviceId: string | undefined;
  /** The route inside the page: the hash, unless the page that shows us went there in its own way. */
  const $place = atom($hash.get());
  let cameFromForm = false;

  scope.onClose($hash.subscribe((hash) => $place.set(hash)));
  const turnTo = (hash: string, replace = false) => {
    $place.set(hash);
    scope.goHash('register', hash, { replace });
  };

  const load = createLoad<ChannelTemplate>(scope, {
    where: channelTemplate.name,
    on: [$templateId],
    run: (signal) => scope.call(channelTemplate, { templateId: $templateId.get() }, { signal }),
  });

  /** Counting may neither delay the page nor fail it. */
  function count(call: Promise<unknown>): void {
    call.catch(() => undefined);
  }

  const visit = () => {
    const { pageId, userFrom, utmTag, appFrom } = $params.get();
    const client = scope.$session.get().clientType ?? (device.system === 'other' ? 'h5' : device.system);
    return { page_id: pageId, user_from: userFrom, client_type: client, page_type: 'register', utm_tag: utmTag, app_from: appFrom };
  };

  const registration = createRegistration(scope, {
    others() {
      const { inviteCode = '', userFrom = '', utmTag = '', appFrom = '' } = $params.get();
      const session = scope.$session.get();
      const loaded = load.$load.get();
      deviceId ??= session.deviceId ?? randomUuid();
      return {
        deviceId,
        appName: session.appName ?? '',
        merchantNumber: session.merchantNumber ?? '',
        invite_code: inviteCode,
        user_from: userFrom,
        id: loaded.state === 'ready' ? loaded.data.id : $templateId.get(),
        app_from: appFrom,
        utm_tag: utmTag,
      };
    },
    onPress: (phone) => count(scope.call(trackClick, { ...visit(), phone })),
    onRegistered(already) {
      scope.emit('loan-registered', { already });
      turnTo(hashes.download);
    },
  });

  const $view = computed([load.$load, registration.$form, $place, scope.$config], (loaded, form, hash): RegisterPromoView => {
    if (loaded.state !== 'ready') return loaded;
    return readyPromo(loaded.data, { hash, device, safeImage: scope.safeImage, form });
  });

  function back(): void {
    // The history takes its time, and a second press would lead out of the page.
    if ($hash.get() === hashes.agreement && (cameFromForm || isStep()) && stepBack()) $place.set('');
    else turnTo('', true);
    cameFromForm = false;
  }

  count(scope.call(trackVisit, visit()));
  scope.onBack(() => {
    const view = $view.get();
    if (view.state !== 'ready' || view.page !== 'agreement') return false;
    back();
    return true;
  });

  const { $form: _, mendCaptcha, ...verbs } = registration;
  return {
    ...verbs,
    $view,
    reload() {
      mendCaptcha();
      return load.reload();
    },
    openAgreement() {
      const before = $hash.get();
      turnTo(hashes.agreement);
      // Where the page goes there itself, it goes back itself, too.
      cameFromForm = $hash.get() === hashes.agreement && before !== hashes.agreement;
      if (cameFromForm) keepStep();
    },
    back,
    get(store) {
      const view = $view.get();
      if (view.state !== 'ready') return;
      scope.track('download', { store });
      scope.follow(store === 'ios' ? view.config.iosUrl : view.config.androidUrl, `${store}Url`);
    },
  };
}
