import type { ReactNode } from 'react';
import type { Text } from '../i18n/say.js';
import { lasting } from '../lib/lasting.js';
import { Button } from './button.js';
import { Notice } from './failure.js';
import { intoView } from './into-view.js';
import { rootOf } from './kept-focus.js';

const words = {
  checking: 'unknown',
  unchecked: 'unknownUnchecked',
  same: 'unknownChecked',
  changed: 'unknownChanged',
  ended: 'unknownEnded',
} as const;

export type UnknownState = keyof typeof words;

/** It is read where the borrower is: in view, and by whoever had the focus on the button that is off now. Once, not at the takeover again. */
const show = lasting((notice: HTMLElement) => {
  intoView(notice, 'center');
  const { activeElement: focused } = rootOf(notice);
  // What was pressed is busy until it is disabled, and some engines take the focus from it a moment later.
  if (!focused || focused.matches(':disabled, [aria-busy=true]')) notice.focus({ preventScroll: true });
  return undefined;
});

export interface UnknownOutcomeProps {
  state: UnknownState;
  t: Text;
  onCheck: () => void;
  /** What is said when it does not show yet. Default: the same can be tried again. */
  checked?: string | undefined;
}

/** What a borrower is told when the outcome of what moves money is not known: never "failed" (contract.md, Unknown outcome). */
export function UnknownOutcome({ state, t, onCheck, checked = t(words.same) }: UnknownOutcomeProps) {
  const perhaps = state === 'changed' || state === 'ended';
  return (
    <Notice
      key={state}
      told={show}
      icon="clock"
      title={t(perhaps ? 'unknownPerhaps' : 'unknownTitle')}
      text={state === 'same' ? checked : t(words[state])}
      action={
        state === 'same' || state === 'changed' ? null : (
          <Button busy={state === 'checking'} onPress={onCheck}>
            {t('checkAgain')}
          </Button>
        )
      }
    />
  );
}

/** It was done: what the borrower has to know of it, read where the borrower is. */
export function Told(words: { title?: string; text: string; action?: ReactNode }) {
  return <Notice told={show} tone="good" icon="check" {...words} />;
}

/** It may have been done on the page that was left: there is no more of it here. */
export function Ended({ t, text, action }: { t: Text; text: string; action: ReactNode }) {
  return <Notice told={show} icon="clock" title={t('unknownPerhaps')} text={text} action={action} />;
}

/** What is on screen is old, and fetching it anew failed. */
export function Stale({ t, onCheck }: { t: Text; onCheck: () => void }) {
  return <Notice title={t('staleTitle')} text={t('stale')} action={<Button onPress={onCheck}>{t('checkAgain')}</Button>} />;
}
