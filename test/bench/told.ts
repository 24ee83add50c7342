import type { CDPSession } from 'playwright-core';

/** What the page calls once what is measured was seen. */
export const TELL = 'benchTell';

/**
 * Resolves when the page has called `TELL`. To ask the page instead would run some hundred kilobytes of the driver's own script in
 * it, now before and now after its first.
 */
export async function told(cdp: CDPSession): Promise<{ readonly seen: Promise<unknown> }> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: TELL });
  return { seen: new Promise((resolve) => cdp.once('Runtime.bindingCalled', resolve)) };
}

/** What was seen; nothing of what did not end in so many milliseconds. */
export async function inTime<T>(seen: Promise<T>, within: number): Promise<T | undefined> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), within);
  });
  const first = await Promise.race([seen, end]);
  clearTimeout(late);
  seen.catch(() => undefined);
  return first;
}
