import { $config } from '../src/config/config.js';
import type { Scope } from '../src/session/scope.js';
import { lasting } from '../src/lib/lasting.js';

type NestedScope = Pick<Scope, '$session' | 'config'> & { readonly t: { readonly locale: string } };

export interface NestedOptions {
  readonly tag: string;
  /** Defines it. */
  readonly load: () => Promise<unknown>;
  readonly values: () => Readonly<Record<string, string | undefined>>;
  /** Its events, by name; one that answers `false` is kept from the page. */
  readonly on: Readonly<Record<string, (detail: unknown) => boolean | void>>;
  /** Its code could not be loaded. */
  readonly failed: () => void;
}

/** The theme of the element around a place. */
function themeAround(place: Element): string | undefined {
  const root = place.getRootNode();
  return root instanceof ShadowRoot ? (root.host.getAttribute('data-theme') ?? undefined) : undefined;
}

/**
 * Another of our elements inside a screen, for contracts only: screens know no other screen. Gives back a ref for the place where
 * it stands; it lives as long as that place is drawn, with the session, the addresses and the language of the screen around it.
 */
export function nested(scope: NestedScope, { tag, load, values, on, failed }: NestedOptions): (place: HTMLElement | null) => void {
  return lasting((place: HTMLElement) => {
    const { prefix } = $config.get();
    let gone = false;
    const show = () => {
      if (gone) return;
      const element = document.createElement(prefix ? `${prefix}-${tag}` : tag);
      const { apiBase, h5Base } = scope.config();
      const given = { ...scope.$session.get(), apiBase, h5Base, locale: scope.t.locale, theme: themeAround(place), ...values() };
      for (const [name, value] of Object.entries(given)) if (value !== undefined) Reflect.set(element, name, value);
      for (const [name, handler] of Object.entries(on)) {
        element.addEventListener(name, (event) => {
          if (!(event instanceof CustomEvent) || handler(event.detail) !== false) return;
          event.stopPropagation();
          event.preventDefault();
        });
      }
      place.append(element);
    };
    load().then(show, () => {
      if (!gone) failed();
    });
    return () => {
      gone = true;
      for (const child of Array.from(place.children)) child.remove();
    };
  });
}
