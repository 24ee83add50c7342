import type { Text } from '../i18n/say.js';
import './wallet.css';
import { Card } from './card.js';
import { Field } from './field.js';
import { Picker, PickerField, type Option } from './picker.js';

export interface WalletProps {
  wallet: {
    readonly options: readonly Option[];
    readonly chosen: Option | undefined;
    readonly account: string;
    readonly picking: { readonly marked: string | undefined } | undefined;
  };
  verbs: {
    openPicker: () => void;
    mark: (type: string) => void;
    confirmPicker: () => void;
    closePicker: () => void;
    typeAccount: (text: string) => void;
  };
  t: Text<'repay'>;
}

/** The account to pay from: a picker and a number of digits. `gap` is the one that is lacking; `held` while it is being paid from. */
export function WalletFields({ wallet, verbs, gap, held, t }: WalletProps & { gap: string | undefined; held: boolean }) {
  return (
    <Card className="wallet" label={t('payFrom')}>
      <PickerField
        name="wallet"
        label={t('wallet')}
        chosen={wallet.chosen?.name ?? ''}
        placeholder={t('walletChoose')}
        error={gap === 'wallet' && !wallet.chosen ? t('walletNeeded') : undefined}
        held={held}
        onOpen={verbs.openPicker}
      />
      <Field
        name="account"
        label={t('account')}
        kind="digits"
        value={wallet.account}
        onInput={verbs.typeAccount}
        placeholder={t('accountPlaceholder')}
        error={gap === 'account' && !wallet.account ? t('accountNeeded') : undefined}
        held={held}
      />
    </Card>
  );
}

/** The open picker of wallets. */
export function WalletPicker({ wallet, verbs, t }: WalletProps) {
  if (!wallet.picking) return null;
  return (
    <Picker
      name="wallet-options"
      title={t('wallet')}
      options={wallet.options}
      marked={wallet.picking.marked}
      onMark={verbs.mark}
      onConfirm={verbs.confirmPicker}
      onCancel={verbs.closePicker}
      words={{ confirm: t('confirm'), cancel: t('cancel'), search: t('search'), nothing: t('nothingFound') }}
    />
  );
}
