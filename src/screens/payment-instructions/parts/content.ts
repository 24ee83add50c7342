import type { Config } from '../../../config/config.js';
import type { KeyOf, Values } from '../../../i18n/say.js';
import type { PictureName } from './pictures.js';

/** Words of ours, said in the language of the element, or a deployment's own. */
export type Words = { readonly key: KeyOf<'instructions'>; readonly values?: Values } | { readonly text: string };

export interface Step {
  readonly words: Words;
  /** One drawn here, or the url of a deployment's. */
  readonly picture: { readonly name: PictureName } | { readonly url: string } | undefined;
}

export interface Way {
  readonly kind: 'wallet' | 'store';
  readonly title: Words;
  readonly steps: readonly Step[];
}

const step = (key: KeyOf<'instructions'>, name: PictureName, values: Values = {}): Step => ({ words: { key, values }, picture: { name } });

const wallet = (key: KeyOf<'instructions'>, code: string): Way => ({
  kind: 'wallet',
  title: { key },
  steps: [
    step('stepDial', 'dial', { code }),
    step('stepMenu', 'menu'),
    step('stepBusiness', 'business'),
    step('stepReference', 'reference'),
    step('stepAmount', 'amount'),
    step('stepPin', 'pin'),
    step('stepMessage', 'message'),
  ],
});

const store = (key: KeyOf<'instructions'>): Way => ({
  kind: 'store',
  title: { key },
  steps: [step('stepFind', 'find'), step('stepTell', 'tell'), step('stepCash', 'cash'), step('stepReceipt', 'receipt')],
});

const ours: readonly Way[] = [
  wallet('walletPesa', '*150*00#'),
  wallet('walletMixx', '*150*01#'),
  wallet('walletAirtel', '*150*60#'),
  wallet('walletHalo', '*150*88#'),
  store('storeAgent'),
  store('storeBank'),
];

/** The ways to pay: the deployment's, else ours. */
export function waysOf({ paymentInstructions }: Config): readonly Way[] {
  if (!paymentInstructions) return ours;
  return paymentInstructions.map(({ title, kind = 'wallet', steps }) => ({
    kind,
    title: { text: title },
    steps: steps.map(({ text, image }) => ({ words: { text }, picture: image ? { url: image } : undefined })),
  }));
}
