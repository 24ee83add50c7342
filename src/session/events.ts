import type { ErrorKind } from '../api/errors.js';
import type { RouteName } from '../navigation/routes.js';
import type { Action } from '../shell/actions.js';
import type { Session } from './session.js';

/** The events every element has: name to detail (screens.md, "What every element has"). All bubble and are composed. */
export interface CommonEvents {
  /** The first data is on screen. */
  'loan-ready': Record<string, never>;
  /** A call or a url failed. `message` is the server's own text, with ••• for the borrower's own secrets. */
  'loan-error': { kind: ErrorKind; code: string; message: string; endpoint: string };
  /** A toast is shown. */
  'loan-toast': { kind: 'info' | 'loading' | 'success' | 'fail'; text: string };
  /** Something worth counting happened. */
  'loan-track': { event: string; [detail: string]: string | number };
  /** The screen wants to go somewhere; cancelable: a page that prevents it goes there itself. `route` is `null` for a url outside the table. */
  'loan-navigate': { route: RouteName | null; url: string; params: Record<string, string>; replace: boolean };
  /** The native shell is asked for something; cancelable. */
  'loan-native': { action: Action; payload: object };
  /** The server said that the session expired; cancelable: a page that prevents it calls `renew` with the new keys. */
  'loan-session-expired': { renew: (session: Session) => void };
}
