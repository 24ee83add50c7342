import type { Choices } from '../common/choices.js';
import { readJson } from '../common/json.js';
import type { FrameApi } from '../common/talk.js';
import { offline } from './network.js';
import { sized } from './text-size.js';

/** The one-time code's field, in the root of whatever element is on the page. */
function codeField(root: Document | ShadowRoot | null): HTMLInputElement | undefined {
  if (!root) return undefined;
  const here = root.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (here) return here;
  for (const host of root.querySelectorAll('*')) {
    const inner = host.shadowRoot && codeField(host.shadowRoot);
    if (inner) return inner;
  }
  return undefined;
}

/** What the page around may do to this one. */
export function frameApi(tag: string, element: HTMLElement, choices: Choices): FrameApi {
  const sheet = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : undefined;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sized(element, Number(choices.text));
  return {
    tag,
    element,
    address: (search) => history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`),
    attribute(name, value) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    },
    property(name, json) {
      const read = readJson(json);
      if ('wrong' in read) return read.wrong;
      Reflect.set(element, name, read.value);
      return undefined;
    },
    token: (name, value) => (value ? element.style.setProperty(name, value) : element.style.removeProperty(name)),
    rules(css) {
      sheet?.replaceSync(css);
      return sheet?.cssRules.length ?? 0;
    },
    back() {
      const hook: unknown = Reflect.get(window, 'nativeBack');
      const answer: unknown = typeof hook === 'function' ? Reflect.apply(hook, window, []) : undefined;
      return answer;
    },
    offline,
    fill(code) {
      const field = codeField(document);
      if (!field) return false;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      return true;
    },
  };
}
