import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Staged } from './staged.js';

/** React goes on from what was drawn before it came: the same nodes, so that focus, caret, scrolling and a tap half done stay. */
export function takeOver(container: ShadowRoot, early: Staged, drawn: ReactNode): Root {
  const focused = container.activeElement;
  const nodes = early.handOver();
  let whole = true;
  const onRecoverableError = () => {
    whole = false;
  };
  // React takes any root; its types know only some of them.
  const place = container as Node as Element;
  const root = flushSync(() => hydrateRoot(place, drawn, { onRecoverableError }));
  // React has drawn anew beside what it could not take over.
  if (!whole) for (const node of nodes) node.remove();
  else if (focused instanceof HTMLElement && container.activeElement !== focused) focused.focus({ preventScroll: true });
  return root;
}
