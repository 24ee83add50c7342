import { existsSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';

/**
 * A reporter of node's test runner that writes only how many passed, and what failed and why; suites are no tests, nor are
 * files that went well.
 */
export default async function* counts(source) {
  const sum = { passed: 0, failures: [] };
  for await (const { type, data } of source) {
    if (data.skip !== undefined || data.todo !== undefined || data.details?.type === 'suite') continue;
    if (type === 'test:pass' && !(isAbsolute(data.name) && existsSync(data.name))) sum.passed += 1;
    if (type === 'test:fail')
      sum.failures.push(`${basename(data.file ?? '')} › ${data.name}: ${data.details.error.cause?.message ?? data.details.error.message}`);
  }
  yield JSON.stringify(sum);
}
