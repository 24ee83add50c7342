import { $config } from '../../src/config/config.js';
import { kebab } from '../../src/lib/names.js';
import type { Scope } from '../../src/session/scope.js';
import { SESSION_KEYS } from '../../src/session/session.js';
import { scopeFor } from '../../src/session/shared.js';

const kept = new Set<Scope['$begun']>();

/** An element of this session is in the page: what it begins, the page keeps. */
export function keepsBegun({ attributes }: Element): void {
  const session = Object.fromEntries(SESSION_KEYS.map((key) => [key, attributes.getNamedItem(kebab(key))?.value ?? '']));
  const use = scopeFor(session, () => $config.get());
  kept.add(use.scope.$begun);
  use.release();
}

/** As in a page that was just opened. */
export function forgetBegun(): void {
  for (const $begun of kept) $begun.set(new Map());
  kept.clear();
}
