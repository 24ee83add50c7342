import type { ReactNode } from 'react';
import './failure.css';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';
import { Page } from './page.js';

export interface MessageProps {
  icon: IconName;
  title: string;
  text: string;
  action?: ReactNode;
  /** Plain: nothing is wrong, there is just nothing. */
  tone?: 'warning' | 'good' | 'plain';
}

/** Says something instead of a screen's content: what went wrong, or that there is nothing. */
export function Words({ icon, title, text, action, tone = 'warning' }: MessageProps) {
  return (
    <div className="failure" role={tone === 'warning' ? 'alert' : 'status'}>
      <span className={`failure__icon failure__icon--${tone}`}>
        <Icon name={icon} size={32} />
      </span>
      <h1 className="failure__title" part="title">
        {title}
      </h1>
      {text ? <p className="failure__text">{text}</p> : null}
      {action}
    </div>
  );
}

/** A whole screen of such words. */
export function Message(words: MessageProps) {
  return (
    <Page>
      <Words {...words} />
    </Page>
  );
}

/** A first load that failed, in words, with `Retry`, and what there is `more` to do. */
export function Failure({
  title,
  text,
  offline,
  retryLabel,
  onRetry,
  more,
}: {
  title: string;
  text: string;
  offline: boolean;
  retryLabel: string;
  onRetry: () => void;
  more?: ReactNode;
}) {
  return (
    <Message
      icon={offline ? 'offline' : 'alert'}
      title={title}
      text={text}
      action={
        <>
          <Button kind="primary" onPress={onRetry}>
            {retryLabel}
          </Button>
          {more}
        </>
      }
    />
  );
}

/** Something the borrower should know, on top of the screen's content. */
export function Notice({
  title,
  text,
  action,
  icon = 'alert',
  tone = 'warning',
  id,
  told,
}: {
  title?: string;
  text: string;
  action?: ReactNode;
  icon?: IconName;
  tone?: 'warning' | 'good';
  /** For what puts the focus on it. */
  id?: string;
  /** A ref, for one that has to be seen at once. */
  told?: (notice: HTMLElement | null) => void;
}) {
  return (
    <div
      className={tone === 'good' ? 'notice notice--good' : 'notice'}
      role="status"
      {...(id ? { id, tabIndex: -1 } : {})}
      {...(told ? { ref: told, tabIndex: -1 } : {})}
    >
      <span className="notice__icon">
        <Icon name={icon} />
      </span>
      <div className="notice__body">
        {title ? <span className="notice__title">{title}</span> : null}
        <span>{text}</span>
        {action}
      </div>
    </div>
  );
}
