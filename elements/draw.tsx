import type { ReactNode } from 'react';
import { Button } from '../src/ui/button.js';
import { Failure, Message } from '../src/ui/failure.js';
import { ToastView } from '../src/ui/toast.js';
import { failureText } from '../src/session/error-text.js';
import { accented } from './accent.js';
import { Frame } from './frame.js';
import type { Drawing, FrameState } from './drawing.js';

/** Draws an element: the slots, the screen, and what may stand above it. Pure, so that it can be drawn before React is there. */
export function drawStage(drawing: Drawing): ReactNode {
  const { frame } = drawing;
  return (
    <Frame
      locale={frame.t.locale}
      theme={frame.theme}
      style={frame.accent ? accented(frame.accent) : {}}
      above={
        frame.online || drawing.at !== 'screen' || !/ready|empty/.test(drawing.view.state) ? null : (
          <div className="offline" role="status">
            {frame.t('offlineShown')}
          </div>
        )
      }
      toast={frame.toast ? <ToastView key={frame.toast.text} kind={frame.toast.kind} text={frame.toast.text} /> : null}
    >
      {content(drawing, frame)}
    </Frame>
  );
}

function content(drawing: Drawing, { t }: FrameState): ReactNode {
  switch (drawing.at) {
    case 'missing':
      return <Message icon="alert" title={t('errorTitle')} text={t('missing', { name: drawing.attribute })} />;
    case 'broken':
      return (
        <Message
          icon="alert"
          title={t('brokenTitle')}
          text={t('broken')}
          action={
            <Button kind="primary" onPress={drawing.retry}>
              {t('retry')}
            </Button>
          }
        />
      );
    case 'waiting':
      return drawing.contract.skeleton({ t });
    case 'screen':
      return screen(drawing);
  }
}

function screen({ contract, view, model, frame, help }: Extract<Drawing, { at: 'screen' }>): ReactNode {
  const { t, online } = frame;
  if (view.state === 'loading') return contract.skeleton({ t });
  if (view.state !== 'failed') return contract.view({ view, model, t });
  return (
    <Failure
      {...failureText(t, view.error, online)}
      retryLabel={t('retry')}
      onRetry={() => void model.reload()}
      more={
        help ? (
          <Button wide onPress={help.call}>
            {t('call', { phone: help.number.replace(/ /g, '\u00a0') })}
          </Button>
        ) : null
      }
    />
  );
}
