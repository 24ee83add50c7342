import type { Contract } from '../elements/contract.js';
import { attributesOf } from '../elements/values.js';
import { $config, readPageConfig } from '../src/config/config.js';
import { keepSession } from './keep-session.js';
import { queryByAttribute } from './query.js';

/** Where calls go and where links point is the configuration's to say, never the page query's (screens.md). */
const never: ReadonlySet<string> = new Set(['api-base', 'h5-base']);

/**
 * Puts the page query onto the attributes of the page's one element: the wire key or the attribute's name in camelCase or with
 * underscores (screens.md, Elements). Called before the element is defined, so that it starts with all of them.
 */
export function mountHost(contract: Contract): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(contract.tag);
  if (!element) return null;
  readPageConfig();
  const names = attributesOf(contract);
  const search = keepSession($config.get().session?.hide === true);
  for (const [name, value] of queryByAttribute(search)) {
    if (names.has(name) && !never.has(name)) element.setAttribute(name, value);
  }
  // The skeleton was the page's own: once the element has a root it is not shown any more.
  void customElements.whenDefined(element.localName).then(() => {
    for (const shape of Array.from(element.children)) if (!shape.hasAttribute('slot')) shape.remove();
  });
  return element;
}
