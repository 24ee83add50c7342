import { fingerprint } from '../lib/hash.js';

/**
 * The session (contract.md, "URL, clients, session"): what identifies the borrower, the device and the shell. One row is one
 * attribute of every element, one key of the page query and one key on the wire.
 */
export const SESSION_KEYS = [
  'deviceId',
  'userId',
  'sessionId',
  'merchantNumber',
  'phone',
  'appName',
  'appVersion',
  'clientType',
  'system',
  'building',
  'gather',
  'swift',
  'eyes',
] as const;

export type SessionKey = (typeof SESSION_KEYS)[number];
export type Session = Readonly<Partial<Record<SessionKey, string>>>;

/** These travel as headers and stay out of the API query. */
const HEADER_KEYS = ['building', 'gather', 'swift', 'eyes'] as const satisfies readonly SessionKey[];

const headerKeys: ReadonlySet<string> = /* @__PURE__ */ new Set(HEADER_KEYS);

/** The session keys that stand in the query of every call. Empty ones are left out. */
export function apiQuery(session: Session): [SessionKey, string][] {
  return pairs(session).filter(([key]) => !headerKeys.has(key));
}

/** The session keys that a link to another page carries along. Empty ones are left out. */
export function carriedQuery(session: Session): [SessionKey, string][] {
  return pairs(session);
}

/** Whose drafts and countdowns are kept: the user's; without one those of the session, or of a device that nobody is signed in on. */
export function keeperOf({ userId, sessionId, deviceId }: Pick<Session, 'userId' | 'sessionId' | 'deviceId'>): string {
  const other = sessionId || (deviceId ?? '');
  return userId || (other && fingerprint(other));
}

/** Whose the money is: what is sent for one borrower is locked and remembered together, whatever session or API it goes with. */
export const borrowerOf = ({ userId, sessionId, merchantNumber }: Session): string =>
  `${userId || (sessionId ?? '')}|${merchantNumber ?? ''}`;

function pairs(session: Session): [SessionKey, string][] {
  return SESSION_KEYS.flatMap((key): [SessionKey, string][] => {
    const value = session[key];
    return value ? [[key, value]] : [];
  });
}
