import { fingerprint, randomUuid } from '../lib/hash.js';
import type { Storage } from './storage.js';

/** One intent to move money, remembered until its outcome is known. Only fingerprints and a random key are stored. */
interface Intent {
  readonly key: string;
  /** The order's state when it was sent: the same key is used only while nothing changed. */
  readonly state: string;
  readonly until: number;
}

const KEPT_FOR = 24 * 60 * 60 * 1000;
const prefix = 'loan-intent:';

export interface Intents {
  /** The idempotency key of this intent: the one it already had while its outcome is unknown and nothing changed, else a new one. */
  keyFor(what: string, state: string): string;
  /** The outcome is known: the next time is a new intent. */
  settle(what: string): void;
}

function read(text: string | null): Intent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { key, state, until } = Object.assign({ key: null, state: null, until: null }, value);
    return typeof key === 'string' && typeof state === 'string' && typeof until === 'number' ? { key, state, until } : undefined;
  } catch {
    return undefined;
  }
}

/** How the places of a borrower's intents begin. */
export const intentsOf = (owner: string): string => `${prefix}${fingerprint(owner)}:`;

/** The intents of one borrower. They outlive the page: a killed webview must not pay twice. */
export function createIntents(storage: Storage, owner: string): Intents {
  const memory = new Map<string, Intent>();
  const place = (what: string) => `${intentsOf(owner)}${fingerprint(what)}`;
  return {
    keyFor(what, state) {
      const at = place(what);
      const before = memory.get(at) ?? read(storage.get(at));
      const now = fingerprint(state);
      if (before && before.state === now && before.until > Date.now()) return before.key;
      const intent: Intent = { key: randomUuid(), state: now, until: Date.now() + KEPT_FOR };
      memory.set(at, intent);
      storage.set(at, JSON.stringify(intent));
      return intent.key;
    },
    settle(what) {
      memory.delete(place(what));
      storage.remove(place(what));
    },
  };
}
