import { writeFileSync } from 'node:fs';

function* testsOf(suite) {
  yield* suite.tests;
  for (const inner of suite.suites) yield* testsOf(inner);
}

/** Counts a browser run, as `N passed, N failed` and for whoever adds up (`TEST_COUNTS` names the file). */
export function counts() {
  return {
    stop({ sessions }) {
      const sum = { passed: 0, failed: 0 };
      for (const session of sessions) {
        for (const test of session.testResults ? testsOf(session.testResults) : [])
          if (!test.skipped) sum[test.passed ? 'passed' : 'failed'] += 1;
        if (session.errors.length > 0 || !session.testResults) sum.failed += 1;
      }
      if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(sum));
      else process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
    },
  };
}
