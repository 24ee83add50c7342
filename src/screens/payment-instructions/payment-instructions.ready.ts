import type { Config } from '../../config/config.js';
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

/** The ways to pay of a configuration, with those pictures whose urls are safe; at first none of them is enlarged. */
export function shownWays(
  config: Config,
  safeImage: (url: string, where: string) => string | undefined,
  enlarged?: ShownStep,
): PaymentInstructionsView {
  const picture = ({ picture: given }: Step): ShownPicture | undefined => {
    if (!given || 'name' in given) return given;
    const src = safeImage(given.url, 'image');
    return src === undefined ? undefined : { src };
  };
  const shown = (way: Way): ShownWay => ({
    title: way.title,
    steps: way.steps.map((step, index) => ({ number: index + 1, words: step.words, picture: picture(step) })),
  });
  const ways = waysOf(config);
  if (ways.length === 0) return { state: 'empty' };
  return {
    state: 'ready',
    wallets: ways.filter(({ kind }) => kind === 'wallet').map(shown),
    stores: ways.filter(({ kind }) => kind === 'store').map(shown),
    enlarged,
  };
}
