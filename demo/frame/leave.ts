import { parseQuery } from '../../src/lib/query.js';
import { camel, kebab } from '../../src/lib/names.js';
import { matchRoute, routes } from '../../src/navigation/routes.js';
import { carriedTo, writeChoices, type Choices } from '../common/choices.js';
import type { ElementModel, Model } from '../common/model.js';
import { folder, type LenderLink } from '../lending/link.js';

/** What a host page would read of its query: attributes of this element. */
function attributesFrom(element: ElementModel, search: string, model: Model): Record<string, string> {
  const known = new Set([...element.attributes, ...model.session].map(({ name }) => name));
  const read: Record<string, string> = Object.fromEntries(element.attributes.map(({ name }) => [name, '']));
  for (const [key, value] of parseQuery(search)) {
    const name = kebab(camel(key));
    if (known.has(name)) read[name] = value;
  }
  return read;
}

/** The framed page of a link of the app: where its route leads, as this page shows it; undefined for what is no route of ours. */
export function framed(url: URL, route: string | null, choices: Choices, model: Model): string | undefined {
  const site = `${folder.pathname}site`;
  const path = url.pathname.startsWith(`${site}/`) ? url.pathname.slice(site.length) : url.pathname;
  const tag = route === null ? matchRoute(path)?.element : routes.find(({ name }) => name === route)?.element;
  const element = model.elements.find((one) => one.tag === tag);
  if (!element || url.origin !== folder.origin) return undefined;
  const next = carriedTo(choices, attributesFrom(element, url.search, model));
  return `${new URL('frame.html', folder).href}?${writeChoices(next, element.tag)}${url.hash}`;
}

/** Whether this page may leave for an address that is no route: a page of the lender, where something serves it. */
export const mayLeave = (url: URL, link: LenderLink): boolean => link.kind !== 'page' && link.owns(url);
