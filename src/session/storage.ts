/** Local storage that may be full, forbidden or broken: then it forgets, and nothing throws. Nothing secret is put here
 * but the token of a card payment nobody has heard of (`intents.ts`), without which it could not be asked about. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): readonly string[];
  /** Removes every key that begins so. */
  clear(prefix: string): void;
}

function attempt<T>(action: (store: globalThis.Storage) => T, otherwise: T): T {
  try {
    return action(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** `Storage.keys`, for who needs no more of it. */
export const keptKeys: Storage['keys'] = (prefix) => attempt((store) => Object.keys(store).filter((key) => key.startsWith(prefix)), []);

export const storage: Storage = {
  get: (key) => attempt((store) => store.getItem(key), null),
  set: (key, value) => attempt((store) => store.setItem(key, value), undefined),
  remove: (key) => attempt((store) => store.removeItem(key), undefined),
  keys: keptKeys,
  clear: (prefix) =>
    attempt((store) => {
      for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
    }, undefined),
};
