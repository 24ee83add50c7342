import { own } from '../lib/record.js';

/** One route: its name, default path, and the element on it. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly element: string;
  /** Hash routes inside the element. */
  readonly hashes?: readonly string[];
  /** True when the path matches exactly, not from its start. */
  readonly exact?: boolean;
}

/** The route table of contract.md, matched in this order, first match wins. A deployment may change any path (`routes`). */
export const routes = [
  { name: 'repayCode', path: '/repaymentOfCode', element: 'repay-code' },
  { name: 'repaySlip', path: '/repaymentOfCode2', element: 'repay-slip' },
  { name: 'testPreview', path: '/testPreview', element: 'test-preview' },
  { name: 'complaintList', path: '/complaintList', element: 'complaint-list' },
  { name: 'complaintSubmit', path: '/complainPageNext', element: 'complaint-submit' },
  { name: 'complaintDetail', path: '/complainDetails', element: 'complaint-detail' },
  { name: 'deleteAccount', path: '/de-account', element: 'delete-account' },
  { name: 'aboutUs', path: '/About', element: 'about-us' },
  { name: 'policy', path: '/Policy', element: 'privacy-policy' },
  { name: 'loanTerms', path: '/Loan', element: 'loan-terms' },
  { name: 'site', path: '/', element: 'company-site', exact: true },
  { name: 'complaint', path: '/complainPage', element: 'complaint-start' },
  { name: 'jointFailure', path: '/jointFailure', element: 'joint-failure' },
  { name: 'loanDetail', path: '/loanDetail', element: 'order-detail' },
  { name: 'order', path: '/order', element: 'order-detail' },
  { name: 'loanConfirm', path: '/loanConfirm', element: 'loan-confirm' },
  { name: 'loanConfirmClassic', path: '/loanConfirmClassic', element: 'loan-confirm-classic' },
  { name: 'repayInstallment', path: '/repayByPeriod', element: 'repay-installment' },
  { name: 'repayDeferral', path: '/repayDelay', element: 'repay-deferral' },
  { name: 'repayChoose', path: '/repayChoose', element: 'repay-choose' },
  { name: 'repayOrNot', path: '/repayOrNot', element: 'repay-choose' },
  {
    name: 'repayCard',
    path: '/repayCard',
    element: 'repay-card',
    hashes: ['#/addnormalcard', '#/alipayrepayment', '#/borrowDetail/{orderId}'],
  },
  { name: 'paymentInstructions', path: '/paymentInstructions', element: 'payment-instructions' },
  { name: 'bindBank', path: '/bindBank', element: 'bind-bank' },
  { name: 'customerService', path: '/customerService', element: 'customer-service' },
  { name: 'loanAgreement', path: '/loanAgreement', element: 'loan-terms' },
  { name: 'privacyPolicy', path: '/privacyPolicy', element: 'privacy-policy' },
  { name: 'product', path: '/product', element: 'recommended-products' },
  { name: 'recommendList', path: '/recommendList', element: 'recommended-products' },
  { name: 'register', path: '/register', element: 'register-promo', hashes: ['#/downloadTemplate', '#/agreementTemplate'] },
] as const satisfies readonly Route[];

export type RouteName = (typeof routes)[number]['name'];

type Paths = Readonly<Record<string, string>> | undefined;

/** The path of a route, as the deployment has it. */
export function pathOf(name: RouteName, paths?: Paths): string {
  const path = own(paths, name) ?? routes.find((route) => route.name === name)?.path ?? '';
  return `/${path.replace(/^\/+/, '')}`;
}

const segments = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** The route of a path: first match wins, on whole segments from its start, ignoring case; `/` exactly. */
export function matchRoute(path: string, paths?: Paths): (Route & { readonly name: RouteName }) | undefined {
  const given = segments(path);
  const table: readonly (Route & { readonly name: RouteName })[] = routes;
  return table.find((route) => {
    const wanted = segments(pathOf(route.name, paths));
    if (route.exact || wanted.length === 0) return given.length === wanted.length && wanted.every((part, index) => part === given[index]);
    return wanted.every((part, index) => part === given[index]);
  });
}
