import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

function* testsOf(suite, above = []) {
  const names = suite.name ? [...above, suite.name] : above;
  for (const test of suite.tests) yield { ...test, names: [...names, test.name] };
  for (const inner of suite.suites) yield* testsOf(inner, names);
}

/** Counts a browser run, as `N passed, N failed` and for whoever adds up (`TEST_COUNTS` names the file), with what failed and why. */
export function counts() {
  return {
    stop({ sessions }) {
      const sum = { passed: 0, failures: [] };
      for (const { testFile, testResults, errors } of sessions) {
        const failed = (names, error) => sum.failures.push([relative('', testFile), ...names].join(' › ') + `: ${error?.message}`);
        for (const { names, skipped, passed, error } of testResults ? testsOf(testResults) : []) {
          if (skipped) continue;
          if (passed) sum.passed += 1;
          else failed(names, error);
        }
        if (errors.length > 0 || !testResults) failed([], errors[0] ?? { message: 'came to no result' });
      }
      if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(sum));
      else process.stdout.write(`\n${sum.passed} passed, ${sum.failures.length} failed\n`);
    },
  };
}
