import assert from 'node:assert/strict';

/** Waits until something outside the page is so, for `patience` milliseconds at most: then it fails with `what`, or the test's own words. */
export async function until(test: () => unknown, what = String(test), patience = 5000): Promise<void> {
  for (const start = Date.now(); Date.now() - start < patience; await new Promise((resolve) => setTimeout(resolve, 20)))
    if (await test()) return;
  assert.fail(what);
}
