import { computed, type ReadableAtom } from 'nanostores';
import { contactInfo, type ContactInfo } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { telephone } from '../../lib/telephone.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { readyService, type CustomerServiceReady } from './customer-service.ready.js';

export type CustomerServiceView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | CustomerServiceReady;

export interface CustomerServiceModel {
  readonly $view: ReadableAtom<CustomerServiceView>;
  reload(): unknown;
  call(): void;
  write(): void;
  complain(): void;
}

/** Spec 2 "Customer service", 3 "Contact info", 9 overall=30. */
export function createCustomerService(scope: Scope<'support'>): CustomerServiceModel {
  const load = createLoad<ContactInfo>(scope, {
    where: contactInfo.name,
    run: (signal) => scope.call(contactInfo, { overall: 30 }, { signal }),
  });
  const $view = computed([load.$load, scope.$config], (loaded, config): CustomerServiceView => {
    if (loaded.state !== 'ready') return loaded;
    return { ...readyService(loaded.data, config), complaintHref: scope.link('complaint') };
  });
  return {
    $view,
    reload: load.reload,
    call() {
      const view = $view.get();
      const called = view.state === 'ready' ? telephone(view.telephone) : undefined;
      if (called) scope.native('callTelephone', { phone: called.number });
    },
    write() {
      const view = $view.get();
      if (view.state === 'ready' && view.email) scope.native('sendSms', { email: view.email });
    },
    complain: () => scope.go('complaint'),
  };
}
