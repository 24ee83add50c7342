import { fingerprint } from '../lib/hash.js';
import { keeperOf, type Session } from './session.js';

/** What the keys of all drafts begin with. */
export const DRAFTS = 'loan-draft:';

/** So long a draft is kept, in milliseconds (screens.md, drafts). */
export const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Which draft: of whom, of which form, and what it is about, an order or a product. */
export interface DraftOf {
  readonly session: Pick<Session, 'userId' | 'sessionId' | 'merchantNumber' | 'deviceId'>;
  readonly form: string;
  readonly about: string;
}

/** What the keys of one form's drafts begin with. */
export const draftsOf = (form: string): string => `${DRAFTS}${form}:`;

/** The key that a draft is stored under. */
export const draftKey = ({ session, form, about }: DraftOf): string =>
  `${draftsOf(form)}${fingerprint(JSON.stringify([session.merchantNumber, keeperOf(session), about]))}`;

/** A draft as it is stored, from now on. */
export const stampedDraft = (value: unknown): string => JSON.stringify({ until: Date.now() + KEPT_FOR, value });
