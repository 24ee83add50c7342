import { computed, type ReadableAtom } from 'nanostores';
import { LoanError } from '../../api/errors.js';
import { privacyPolicy } from '../../legal/privacy-policy.js';
import { contactsBy, shownText, type Contacts, type ShownText } from '../../legal/shown.js';
import type { Scope } from '../../session/scope.js';

export interface PrivacyPolicyParams {
  readonly src: string | undefined;
}

export type PrivacyPolicyReady =
  | ({ readonly state: 'ready'; readonly at: 'text' } & ShownText)
  | { readonly state: 'ready'; readonly at: 'page'; readonly url: string; readonly sandbox: string };

export type PrivacyPolicyView = PrivacyPolicyReady | { readonly state: 'failed'; readonly error: LoanError };

export interface PrivacyPolicyModel {
  readonly $view: ReadableAtom<PrivacyPolicyView>;
  readonly reach: Contacts;
  reload(): void;
  /** Leaves for the framed page, for those whose engine or whose page will not be framed. */
  openPage(): void;
}

/** Spec 2 "Privacy policy"; a `src` is framed under the rules of contract.md, Safety. */
export function createPrivacyPolicy(scope: Scope<'legal'>, $params: ReadableAtom<PrivacyPolicyParams>): PrivacyPolicyModel {
  const $src = computed($params, (params) => params.src);

  const $view = computed([$src, scope.$config], (src, config): PrivacyPolicyView => {
    if (src === undefined) return { state: 'ready', at: 'text', ...shownText(config, 'privacyPolicy', privacyPolicy) };
    const url = scope.safe(src);
    if (url === undefined) return { state: 'failed', error: new LoanError('contract', 'src', { code: 'url' }) };
    return { state: 'ready', at: 'page', url, sandbox: config.frames?.sandbox ?? '' };
  });

  const $refused = computed($view, (view) => (view.state === 'failed' ? $src.get() : undefined));

  function report(): void {
    const view = $view.get();
    if (view.state === 'failed') scope.report(view.error);
  }

  scope.onClose($refused.subscribe(report));

  return {
    $view,
    reach: contactsBy(scope),
    reload: report,
    openPage() {
      const src = $src.get();
      if (src !== undefined) scope.follow(src, 'src');
    },
  };
}
