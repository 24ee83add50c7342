import type { EarlyNode } from './jsx-runtime.js';

/** The event of the page that a handler's prop is called for. */
export function eventOf(name: string, { type, props }: EarlyNode): { event: string; capture: boolean } {
  const capture = name.endsWith('Capture');
  const event = name.slice(2, capture ? -7 : undefined).toLowerCase();
  const typed = type === 'textarea' || (type === 'input' && !/^(?:checkbox|radio|file)$/.test(String(props.type)));
  const native: Readonly<Record<string, string>> = {
    change: typed ? 'input' : 'change',
    doubleclick: 'dblclick',
    focus: 'focusin',
    blur: 'focusout',
  };
  return { event: native[event] ?? event, capture };
}

/** True for the prop of a handler. */
export const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);
