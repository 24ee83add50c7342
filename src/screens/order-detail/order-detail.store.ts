import { computed, type ReadableAtom } from 'nanostores';
import { eventSave, loanDetails, type OrderDetail, type RecProduct } from '../../api/endpoints/order.js';
import type { LoanError } from '../../api/errors.js';
import { telephone } from '../../lib/telephone.js';
import { pageUrl } from '../../navigation/page-url.js';
import { createLoad } from '../../session/load.js';
import { isPayable, offerOf } from '../../session/order-status.js';
import { createProductList, type ProductList } from '../../session/product-list.js';
import type { Scope } from '../../session/scope.js';
import { leaving, settled } from '../../session/settled.js';
import { leadsTo, readyOrder, type OrderDetailReady } from './order-detail.ready.js';
import { createPrompts, type Prompts } from './parts/prompts.store.js';

export interface OrderDetailParams {
  readonly productId: string;
  readonly orderId: string;
}

export type OrderDetailView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | OrderDetailReady;

export interface OrderDetailModel {
  readonly $view: ReadableAtom<OrderDetailView>;
  readonly products: Pick<ProductList, 'window' | 'open'>;
  readonly prompts: Prompts;
  reload(): unknown;
  repay(): void;
  rollOver(): void;
  borrowAgain(): Promise<void>;
  call(): void;
  service(): void;
  moreProducts(): void;
}

/** So many products are shown here; all of them on their own page. */
const PREVIEW = 20;
const none: readonly RecProduct[] = [];

/** Spec 2 "Order details (v3)", 4 "Order status" and "Order rating". */
export function createOrderDetail(scope: Scope<'order'>, $params: ReadableAtom<OrderDetailParams>): OrderDetailModel {
  const $ids = computed($params, ({ productId, orderId }) => `${productId}/${orderId}`);
  const ids = () => ({ productId: $params.get().productId, orderId: $params.get().orderId });
  const again = () => `order-detail.again.${ids().productId}`;

  const load = createLoad<OrderDetail>(scope, {
    where: loanDetails.name,
    on: [$ids],
    onReturn: true,
    run: (signal) => scope.call(loanDetails, ids(), { signal }),
  });
  const order = () => {
    const now = load.$load.get();
    return now.state === 'ready' ? now.data : undefined;
  };

  /** An order that leads to itself would come again, for ever. */
  function leadsHere(url: string): boolean {
    const [there, here] = [new URL(scope.safe(url) ?? 'about:blank'), new URL(pageUrl())];
    const order = there.searchParams.get('orderId') ?? ids().orderId;
    return there.origin + there.pathname + there.hash === here.origin + here.pathname + here.hash && order === ids().orderId;
  }

  scope.onClose(
    load.$load.listen((now) => {
      if (now.state !== 'ready' || !now.fresh) return;
      scope.seen(ids());
      const url = leadsTo(now.data);
      if (url && !leadsHere(url)) scope.follow(url, 'playeduL', { replace: true });
    }),
  );

  const products = createProductList(
    scope,
    computed(load.$load, (now) =>
      now.state === 'ready' && offerOf(now.data.orderStatus, false) === 'products' ? now.data.recProducts.slice(0, PREVIEW) : none,
    ),
  );
  const prompts = createPrompts(scope, $params, load.$load);

  const $view = computed(
    [load.$load, products.$products, prompts.$prompt, scope.$held, scope.$config],
    (now, listed, prompt, held): OrderDetailView => {
      if (now.state !== 'ready') return now;
      const { data } = now;
      return {
        ...readyOrder(data),
        stale: now.error !== undefined,
        logo: scope.safeImage(data.productLogo, 'productLogo'),
        products: listed,
        moreHref: scope.link('recommendList', ids()),
        serviceHref: scope.link('customerService'),
        goingHome: held.has(again()),
        prompt,
      };
    },
  );

  return {
    $view,
    products,
    prompts,
    reload: load.reload,
    repay() {
      const now = order();
      if (!now || !isPayable(now.orderStatus)) return;
      if (now.inside === false && now.h5Url) scope.follow(now.h5Url, 'h5Url');
      else scope.go('repayInstallment', ids());
    },
    rollOver() {
      const now = order();
      if (now && offerOf(now.orderStatus, now.isDelay ?? false) === 'repayOrRollover') scope.go('repayDeferral', ids());
    },
    async borrowAgain() {
      if (order()?.orderStatus !== 200) return;
      await scope.once(again(), async () => {
        const event = scope.call(eventSave, { productId: ids().productId, moduleId: 30, positionId: 0 });
        await settled(scope, event, eventSave.name);
        if (scope.signal.aborted) return;
        scope.native('goHome');
        await leaving(scope);
      });
    },
    call() {
      const callee = telephone(order()?.telephone);
      if (callee) scope.native('callTelephone', { phone: callee.number });
    },
    service: () => scope.go('customerService'),
    moreProducts: () => scope.go('recommendList', ids()),
  };
}
