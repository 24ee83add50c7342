import type { Scope } from './scope.js';

const LONGEST = 3000;

/**
 * Waits for a call whose answer changes nothing: until it is there, yet no longer than three seconds; the call goes on.
 * `failed` hears of its failure as long as the element is in the page.
 */
export async function settled(
  scope: Pick<Scope, 'after' | 'signal'>,
  call: Promise<unknown>,
  failed: (thrown: unknown) => void,
): Promise<void> {
  let callOff = () => {};
  const enough = new Promise<void>((resolve) => {
    callOff = scope.after(LONGEST, resolve);
  });
  const answer = call.catch((thrown: unknown) => {
    if (!scope.signal.aborted) failed(thrown);
  });
  await Promise.race([answer, enough]);
  callOff();
}
