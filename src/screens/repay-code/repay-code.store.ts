import { atom, computed, type ReadableAtom } from 'nanostores';
import { LoanError } from '../../api/errors.js';
import { formatNumber, toCents } from '../../lib/money.js';
import { tellCopied } from '../../session/copied.js';
import type { Scope } from '../../session/scope.js';
import { decodedOnce, fileName } from './parts/qr-url.js';

export interface RepayCodeParams {
  readonly showType?: string | undefined;
  readonly payCode?: string | undefined;
  readonly payCodeImg?: string | undefined;
  readonly repayAmount?: string | undefined;
}

/** The QR image, or why there is none. */
export type QrImage =
  | { readonly at: 'shown'; readonly src: string; readonly file: string }
  | { readonly at: 'refused' }
  | { readonly at: 'broken' }
  | { readonly at: 'missing' };

export interface RepayCodeReady {
  readonly state: 'ready';
  readonly way: { readonly at: 'code'; readonly code: string } | { readonly at: 'qr'; readonly image: QrImage; readonly enlarged: boolean };
  readonly amount: string;
  readonly symbol: string;
  readonly howHref: string;
}

export type RepayCodeView = { readonly state: 'empty' } | RepayCodeReady;

export interface RepayCodeModel {
  readonly $view: ReadableAtom<RepayCodeView>;
  reload(): void;
  copied(copied: boolean): void;
  broken(): void;
  enlarge(): void;
  shrink(): void;
  showHow(): void;
}

const CODE_LONGEST = 64;
const none = '--';

/** Spec 2 "Repayment code screen, variant 1"; screens.md, repay-code. */
export function createRepayCode(scope: Scope<'repay'>, $params: ReadableAtom<RepayCodeParams>): RepayCodeModel {
  const $source = computed($params, ({ payCodeImg }) => (payCodeImg === undefined ? undefined : decodedOnce(payCodeImg)));
  const $broken = atom(false);
  const $enlarged = atom(false);

  const $image = computed([$source, $broken], (source, broken): QrImage => {
    if (source === undefined) return { at: 'missing' };
    const src = scope.safeImage(source);
    if (src === undefined) return { at: 'refused' };
    return broken ? { at: 'broken' } : { at: 'shown', src, file: fileName(scope.t('qrFile'), src) };
  });

  const $view = computed([$params, $image, $enlarged], ({ showType, payCode, repayAmount }, image, enlarged): RepayCodeView => {
    const asQr = showType === '2' || (showType === undefined && payCode === undefined);
    if (asQr && showType === undefined && image.at === 'missing') return { state: 'empty' };
    const code = Array.from(payCode ?? '')
      .slice(0, CODE_LONGEST)
      .join('');
    return {
      state: 'ready',
      way: asQr ? { at: 'qr', image, enlarged } : { at: 'code', code: code.trim() || none },
      amount: toCents(repayAmount) === null ? none : formatNumber(repayAmount ?? ''),
      // Spec section 9: rupee when the system parameter is 1, else peso.
      symbol: scope.$session.get().system === '1' ? '₹' : '₱',
      howHref: scope.link('paymentInstructions'),
    };
  });

  scope.onClose(
    $source.subscribe((source) => {
      $broken.set(false);
      $enlarged.set(false);
      if (source !== undefined && scope.safeImage(source) === undefined)
        scope.report(new LoanError('contract', 'payCodeImg', { code: 'url' }));
    }),
  );

  return {
    $view,
    reload: () => $broken.set(false),
    copied(copied) {
      tellCopied(scope, copied);
      if (copied) scope.emit('loan-copied', {});
    },
    broken: () => $broken.set(true),
    enlarge: () => $enlarged.set(true),
    shrink: () => $enlarged.set(false),
    showHow: () => scope.go('paymentInstructions'),
  };
}
