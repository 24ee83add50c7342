import { repay as abroad } from '../../src/i18n/abroad/repay.js';
import { computed } from 'nanostores';
import { createTexts } from '../../src/i18n/text.js';
import { repay } from '../../src/i18n/en/repay.js';
import { $config, type Config } from '../../src/config/config.js';
import { openScope } from '../../src/session/open-scope.js';
import type { ScopeHandle } from '../../src/session/scope.js';
import type { Session } from '../../src/session/session.js';
import { scopeFor } from '../../src/session/shared.js';

/** A scope as an element has it, with what the page would hear. */
export interface OpenScope {
  readonly scope: ScopeHandle<'repay'>;
  readonly heard: { readonly name: string; readonly detail: object }[];
  close(): void;
}

/** Opens a scope of a session without an element. `prevent` names the events that the page prevents. */
export function scopeOf(
  session: Session = { userId: 'u1' },
  config: Config = {},
  prevent: readonly string[] = ['loan-navigate'],
): OpenScope {
  const use = scopeFor(session, () => config);
  const heard: { name: string; detail: object }[] = [];
  const $settings = computed($config, (page) => ({ ...page, ...config }));
  const surface = {
    isSeen: () => true,
    dress: () => [],
    dispatch: (name: string, detail: object) => {
      heard.push({ name, detail });
      return !prevent.includes(name);
    },
  };
  const scope = openScope(use.scope, surface, $settings, createTexts(['repay', repay, abroad]).now);
  return {
    scope,
    heard,
    close() {
      scope.close();
      use.release();
    },
  };
}
