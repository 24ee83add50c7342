import { atom, computed, type ReadableAtom } from 'nanostores';
import { LoanError } from '../../api/errors.js';
import { charactersOf } from '../../lib/characters.js';
import { formatCents, toCents } from '../../lib/money.js';
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
/** In place of what is missing. */
export const none = '--';

/** Whether a QR image is shown, and no code. */
export const asQr = ({ showType, payCode }: RepayCodeParams): boolean =>
  showType === '2' || (showType === undefined && payCode === undefined);

/** What is to be paid and with what; at first without a way to what else can be read of it. */
export function readyCode(
  { payCode = '', repayAmount }: RepayCodeParams,
  system: string | undefined,
  way: RepayCodeReady['way'] = { at: 'code', code: charactersOf(payCode).slice(0, CODE_LONGEST).join('').trim() || none },
): RepayCodeReady {
  const cents = toCents(repayAmount);
  return {
    state: 'ready',
    way,
    amount: cents === null ? none : formatCents(cents),
    // Spec section 9: rupee when the system parameter is 1, else peso.
    symbol: system === '1' ? '₹' : '₱',
    howHref: '#',
  };
}

/** Spec 2 "Repayment code screen, variant 1"; screens.md, repay-code. */
export function createRepayCode(scope: Scope<'code'>, $params: ReadableAtom<RepayCodeParams>): RepayCodeModel {
  const $source = computed($params, ({ payCodeImg }) => (payCodeImg === undefined ? undefined : decodedOnce(payCodeImg)));
  const $broken = atom(false);
  const $enlarged = atom(false);

  const $image = computed([$source, $broken, scope.$config], (source, broken): QrImage => {
    if (source === undefined) return { at: 'missing' };
    const src = scope.safeImage(source);
    if (src === undefined) return { at: 'refused' };
    return broken ? { at: 'broken' } : { at: 'shown', src, file: fileName(scope.t('qrFile'), src) };
  });

  const $view = computed([$params, $image, $enlarged, scope.$config], (params, image, enlarged): RepayCodeView => {
    const qr = asQr(params);
    if (qr && params.showType === undefined && image.at === 'missing') return { state: 'empty' };
    return {
      ...readyCode(params, scope.$session.get().system, qr ? { at: 'qr', image, enlarged } : undefined),
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
