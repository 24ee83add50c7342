import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BankOption } from '../api/endpoints/repayment.js';
import type { BankInfo } from '../api/schema.js';
import { digits, knownNumber } from '../lib/mask.js';

/** A wallet or bank as it is offered; `type` is its code. */
export interface WalletOption {
  readonly name: string;
  readonly type: string;
}

/** The account to pay from, as far as it is filled in. */
export interface Wallet {
  readonly options: readonly WalletOption[];
  readonly chosen: WalletOption | undefined;
  readonly account: string;
  /** The open picker, with what is marked in it. */
  readonly picking: { readonly marked: string | undefined } | undefined;
}

/** What the server offers to pay from, and the account it knows already. */
export interface WalletOffer {
  readonly bankList: readonly BankOption[];
  readonly bankCardInfo?: BankInfo | undefined;
}

export interface WalletModel {
  readonly $wallet: ReadableAtom<Wallet>;
  openPicker(): void;
  mark(type: string): void;
  confirmPicker(): void;
  closePicker(): void;
  typeAccount(text: string): void;
  /** Another order: what was chosen and typed is not its. */
  reset(): void;
}

const LONGEST = 34;

function optionsOf({ bankList, bankCardInfo }: WalletOffer): readonly WalletOption[] {
  const known = new Map<string, WalletOption>();
  const { bankNode, bankName } = bankCardInfo ?? {};
  for (const { name, type } of bankList) if (!known.has(type)) known.set(type, { name: name || type, type });
  if (bankNode && !known.has(bankNode)) known.set(bankNode, { name: bankName || bankNode, type: bankNode });
  return [...known.values()];
}

/** The account as an offer fills it in, with what was chosen and typed since. */
export function walletOf(offer: WalletOffer | undefined, type?: string, account?: string): Wallet {
  const options = offer ? optionsOf(offer) : [];
  const wanted = type ?? offer?.bankCardInfo?.bankNode;
  return {
    options,
    chosen: options.find((option) => option.type === wanted),
    account: account ?? knownNumber(offer?.bankCardInfo?.cardNo ?? '', LONGEST),
    picking: undefined,
  };
}

/** A wallet account: a choice among the offered ones and a number, pre-filled by the server's (contract.md, Repayment). */
export function createWallet($offer: ReadableAtom<WalletOffer | undefined>): WalletModel {
  const $type = atom<string | undefined>();
  const $account = atom<string | undefined>();
  const $picking = atom<{ readonly marked: string | undefined } | undefined>();

  const $wallet = computed([$offer, $type, $account, $picking], (offer, type, account, picking): Wallet => ({
    ...walletOf(offer, type, account),
    picking,
  }));

  return {
    $wallet,
    openPicker: () => $picking.set({ marked: $wallet.get().chosen?.type }),
    mark: (marked) => $picking.set({ marked }),
    confirmPicker() {
      const marked = $picking.get()?.marked;
      if (marked !== undefined) $type.set(marked);
      $picking.set(undefined);
    },
    closePicker: () => $picking.set(undefined),
    typeAccount: (text) => $account.set(digits(text, LONGEST)),
    reset() {
      $type.set(undefined);
      $account.set(undefined);
      $picking.set(undefined);
    },
  };
}
