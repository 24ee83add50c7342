import { asLoanError } from '../api/errors.js';
import { pause } from './pause.js';
import type { Scope } from './scope.js';

const LONGEST = 3000;
const AWAY = 500;

/**
 * Waits for a call whose answer changes nothing: until it is there, yet no longer than three seconds; the call goes on. Its failure is
 * told, and a refusal said, as long as the element is in the page.
 */
export async function settled(
  scope: Pick<Scope, 'after' | 'signal' | 'report' | 'tell'>,
  call: Promise<unknown>,
  where: string,
): Promise<void> {
  let callOff = () => {};
  const enough = new Promise<void>((resolve) => {
    callOff = scope.after(LONGEST, resolve);
  });
  const answer = call.catch((thrown: unknown) => {
    if (scope.signal.aborted) return;
    const error = asLoanError(thrown, where);
    scope.report(error);
    if (error.kind === 'refused') scope.tell(error);
  });
  await Promise.race([answer, enough]);
  callOff();
}

/** What led away stays under way for half a second: the page takes its time to go, and a second press is the same one. */
export const leaving = (scope: Pick<Scope, 'after' | 'signal'>): Promise<void> => pause(scope, AWAY);
