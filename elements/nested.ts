import { $config } from '../src/config/config.js';
import type { Scope } from '../src/session/scope.js';
import { lasting } from '../src/lib/lasting.js';
import { property } from '../src/lib/record.js';

type NestedScope = Pick<Scope, '$session' | '$held' | 'config' | 'onClose' | 'toast'> & { readonly t: { readonly locale: string } };

export interface NestedOptions {
  readonly tag: string;
  /** Defines it. */
  readonly load: () => Promise<unknown>;
  readonly values: () => Readonly<Record<string, string | undefined>>;
  /** Its events, by name; one that answers `false` is kept from the page. */
  readonly on: Readonly<Record<string, (detail: unknown) => boolean | void>>;
  /** Its code could not be loaded, or not in time. */
  readonly failed: () => void;
}

/** So long its code may be on its way, in milliseconds: until it is there, its place has bones. */
const PATIENCE = 10_000;

/** The common ones of the contract (screens.md): a page dresses what stands in an element as the element. */
const PARTS = 'button, primary, card, title, field, dialog, toast';

/**
 * Another of our elements inside a screen, for contracts only: screens know no other screen. Gives back a ref for the place where
 * it stands; it lives as long as that place is drawn, with the session, the addresses, the language and the theme of the screen
 * around it. What it has under way when the place goes comes to its end unseen, and the page hears of it.
 */
export function nested(scope: NestedScope, { tag, load, values, on, failed }: NestedOptions): (place: HTMLElement | null) => void {
  let unseen: { readonly element: HTMLElement; readonly end: () => void } | undefined;
  scope.onClose(() => unseen?.end());

  function create(): HTMLElement {
    const { prefix } = $config.get();
    const element = document.createElement(prefix ? `${prefix}-${tag}` : tag);
    element.setAttribute('exportparts', PARTS);
    const listen = (name: string, handler: (detail: unknown) => boolean | void) =>
      element.addEventListener(name, (event) => {
        if (!(event instanceof CustomEvent) || handler(event.detail) !== false) return;
        event.stopPropagation();
        event.preventDefault();
      });
    for (const [name, handler] of Object.entries(on)) listen(name, handler);
    listen('loan-toast', (detail) => {
      if (!unseen || property(detail, 'kind') !== 'fail') return true;
      scope.toast('fail', String(property(detail, 'text')));
      return false;
    });
    return element;
  }

  /** Until nothing of what is under way now is. */
  function keep(element: HTMLElement, root: Node): void {
    const under = [...scope.$held.get()];
    if (under.length === 0 || !root.isConnected) return element.remove();
    const box = document.createElement('div');
    box.hidden = true;
    box.append(element);
    root.appendChild(box);
    const off = scope.$held.listen((held) => {
      if (!under.some((name) => held.has(name))) unseen?.end();
    });
    const end = () => {
      unseen = undefined;
      off();
      box.remove();
    };
    unseen = { element, end };
  }

  return lasting((place: HTMLElement) => {
    const root = place.getRootNode();
    let element: HTMLElement | undefined;
    let gone = false;
    const dress = () => {
      const theme = place.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
      const { apiBase, h5Base } = scope.config();
      const given = { ...scope.$session.get(), apiBase, h5Base, locale: scope.t.locale, theme, ...values() };
      for (const [name, value] of Object.entries(given)) if (element && value !== undefined) Reflect.set(element, name, value);
    };
    const bone = document.createElement('span');
    bone.className = 'skeleton';
    bone.style.cssText = 'height: 50vh; margin: 0 var(--_space)';
    place.append(bone);
    const watch = new MutationObserver(dress);
    const show = () => {
      if (gone) return;
      const before = unseen;
      element = before?.element ?? create();
      dress();
      bone.remove();
      place.append(element);
      before?.end();
      const around = place.closest('[lang]');
      if (around) watch.observe(around, { attributeFilter: ['lang', 'data-theme'] });
    };
    let told = false;
    // It may still come: a page may keep the borrower here.
    const giveUp = () => {
      if (gone || element || told) return;
      told = true;
      failed();
    };
    const late = setTimeout(giveUp, PATIENCE);
    load().then(show, giveUp);
    return () => {
      gone = true;
      clearTimeout(late);
      bone.remove();
      watch.disconnect();
      if (element) keep(element, root);
    };
  });
}
