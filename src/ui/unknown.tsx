import type { Text } from '../i18n/say.js';
import { Button } from './button.js';
import { Notice } from './failure.js';

/** What a borrower is told when a payment's outcome is not known: never "failed" (contract.md, Unknown outcome). */
export function UnknownOutcome({ state, t, onCheck }: { state: 'checking' | 'unchecked' | 'checked'; t: Text; onCheck: () => void }) {
  return (
    <Notice
      icon="clock"
      title={t('unknownTitle')}
      text={t(state === 'checked' ? 'unknownChecked' : 'unknown')}
      action={
        state === 'checked' ? null : (
          <Button busy={state === 'checking'} onPress={onCheck}>
            {t('checkAgain')}
          </Button>
        )
      }
    />
  );
}
