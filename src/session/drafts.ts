import * as v from 'valibot';
import { draftKey, DRAFTS, KEPT_FOR, stampedDraft, type DraftOf } from './draft-place.js';
import type { Scope } from './scope.js';
import type { Storage } from './storage.js';

const stamped = v.object({ until: v.number(), value: v.unknown() });

/** What a borrower has typed and not sent yet. */
export interface Draft<T> {
  /** What was kept, unless it is older than 7 days or cannot be read. */
  read(): T | undefined;
  keep(value: T): void;
  /** It was sent, or emptied. */
  clear(): void;
}

export interface DraftOptions<S extends v.GenericSchema> extends Omit<DraftOf, 'session'> {
  readonly schema: S;
}

/** For a page that may store nothing: then a draft lives as long as the page. */
const memory = new Map<string, string>();

function readStamped(text: string | null): v.InferOutput<typeof stamped> | undefined {
  try {
    const read = v.safeParse(stamped, JSON.parse(text ?? 'null'));
    return read.success && read.output.until > Date.now() ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Nobody may ever come back to a form: what is too old goes when any form is opened. A clock that was set back neither deletes a draft
 * nor keeps it for ever: its days begin anew.
 */
function sweep(storage: Storage): void {
  for (const key of storage.keys(DRAFTS)) {
    const kept = readStamped(storage.get(key));
    if (!kept) storage.remove(key);
    else if (kept.until > Date.now() + KEPT_FOR) storage.set(key, stampedDraft(kept.value));
  }
}

/**
 * A draft that outlives the page: Android may kill the webview while the camera is open (screens.md, drafts). Kept per user and
 * per what it is about, for 7 days. Card and account numbers, codes and phone numbers have no place in one: a form leaves those
 * fields out of what it keeps.
 */
export function createDraft<const S extends v.GenericSchema>(
  { storage, $session }: Pick<Scope, 'storage' | '$session'>,
  { form, about, schema }: DraftOptions<S>,
): Draft<v.InferOutput<S>> {
  const key = draftKey({ session: $session.get(), form, about });
  sweep(storage);
  return {
    read() {
      const read = v.safeParse(schema, readStamped(storage.get(key) ?? memory.get(key) ?? null)?.value);
      return read.success ? read.output : undefined;
    },
    keep(value) {
      const text = stampedDraft(value);
      storage.set(key, text);
      if (storage.get(key) === text) memory.delete(key);
      else memory.set(key, text);
    },
    clear() {
      memory.delete(key);
      storage.remove(key);
    },
  };
}
