import { atom, computed, type ReadableAtom } from 'nanostores';
import { $config } from '../../config/config.js';
import type { Scope } from '../../session/scope.js';
import { waysOf, type Step, type Way, type Words } from './parts/content.js';
import type { PictureName } from './parts/pictures.js';

export type ShownPicture = { readonly name: PictureName } | { readonly src: string };

export interface ShownStep {
  readonly number: number;
  readonly words: Words;
  readonly picture: ShownPicture | undefined;
}

export interface ShownWay {
  readonly title: Words;
  readonly steps: readonly ShownStep[];
}

export type PaymentInstructionsView =
  | { readonly state: 'empty' }
  | {
      readonly state: 'ready';
      readonly wallets: readonly ShownWay[];
      readonly stores: readonly ShownWay[];
      readonly enlarged: ShownStep | undefined;
    };

export interface PaymentInstructionsModel {
  readonly $view: ReadableAtom<PaymentInstructionsView>;
  reload(): void;
  enlarge(step: ShownStep): void;
  shrink(): void;
}

/** Spec 2 "Repayment code screen, variant 2": how to pay with e-wallets and at offline stores, step by step. */
export function createPaymentInstructions(scope: Scope<'repay'>): PaymentInstructionsModel {
  const $enlarged = atom<ShownStep | undefined>();

  const picture = ({ picture: given }: Step): ShownPicture | undefined => {
    if (!given || 'name' in given) return given;
    const src = scope.safeImage(given.url);
    return src === undefined ? undefined : { src };
  };
  const shown = (way: Way): ShownWay => ({
    title: way.title,
    steps: way.steps.map((step, index) => ({ number: index + 1, words: step.words, picture: picture(step) })),
  });

  // The picture of a step that is there no more.
  scope.onClose($config.listen(() => $enlarged.set(undefined)));

  return {
    $view: computed([$config, $enlarged], (config, enlarged): PaymentInstructionsView => {
      const ways = waysOf(config);
      if (ways.length === 0) return { state: 'empty' };
      return {
        state: 'ready',
        wallets: ways.filter(({ kind }) => kind === 'wallet').map(shown),
        stores: ways.filter(({ kind }) => kind === 'store').map(shown),
        enlarged,
      };
    }),
    reload: () => $enlarged.set(undefined),
    enlarge: (step) => $enlarged.set(step),
    shrink: () => $enlarged.set(undefined),
  };
}
