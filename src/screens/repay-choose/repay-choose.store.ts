import { computed, type ReadableAtom } from 'nanostores';
import { loanDetails, type OrderDetail } from '../../api/endpoints/order.js';
import type { LoanError } from '../../api/errors.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { waysOf, type RepayChooseShown, type RepayWay } from './repay-choose.ready.js';

export interface RepayChooseParams {
  readonly productId: string;
  readonly orderId: string;
}

export type RepayChooseView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | RepayChooseShown;

export interface RepayChooseModel {
  readonly $view: ReadableAtom<RepayChooseView>;
  reload(): unknown;
  choose(way: RepayWay): void;
  viewOrder(): void;
}

const routes = { installment: 'repayInstallment', deferral: 'repayDeferral', card: 'repayCard' } as const;

/** Screens.md, repay-choose. What has nothing to be paid, or a status that nobody knows, offers no way to pay. */
export function createRepayChoose(scope: Scope<'order'>, $params: ReadableAtom<RepayChooseParams>): RepayChooseModel {
  const $ids = computed($params, ({ productId, orderId }) => `${productId}/${orderId}`);
  const ids = () => ({ productId: $params.get().productId, orderId: $params.get().orderId });

  const load = createLoad<OrderDetail>(scope, {
    where: loanDetails.name,
    on: [$ids],
    onReturn: true,
    run: (signal) => scope.call(loanDetails, ids(), { signal }),
  });

  return {
    $view: computed([load.$load, scope.$config], (now): RepayChooseView => {
      if (now.state !== 'ready') return now;
      const shown = waysOf(now.data);
      if (shown.state === 'empty') return shown;
      return {
        ...shown,
        logo: scope.safeImage(now.data.productLogo, 'productLogo'),
        ways: shown.ways.map(({ name }) => ({ name, href: scope.link(routes[name], ids()) })),
      };
    }),
    reload: load.reload,
    choose: (way) => scope.go(routes[way.name], ids()),
    viewOrder: () => scope.go('order', ids()),
  };
}
