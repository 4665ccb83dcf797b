/**
 * The numbers of checks that passed, failed and were skipped in a run.
 *
 * @typedef {object} TestCounts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {TestCounts} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly TestCounts[]} tallies
 * @returns {TestCounts}
 * @example
 * sum([{ passed: 2, failed: 0, skipped: 1 }, { passed: 1, failed: 1, skipped: 0 }]);
 * // { passed: 3, failed: 1, skipped: 1 }
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/**
 * The last line that every script of checks prints.
 *
 * @param {TestCounts} counts
 * @example closingLine({ passed: 12, failed: 0, skipped: 1 }); // '12 passed, 0 failed'
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Corrects the counts that a program of checks reported: adds a failure if it ran no check, left no report, or exited
 * with an error but reported no failed check.
 *
 * @param {number} exitCode
 * @param {TestCounts | null} reported null: no report
 * @returns {TestCounts}
 * @example
 * judge(0, { passed: 0, failed: 0, skipped: 4 }); // { passed: 0, failed: 1, skipped: 4 }
 * judge(1, { passed: 9, failed: 0, skipped: 0 }); // { passed: 9, failed: 1, skipped: 0 }
 */
export function judge(exitCode, reported) {
  const counts = reported ?? nothing;
  const ranNothing = counts.passed + counts.failed === 0;
  const endedBadly = exitCode !== 0 && counts.failed === 0;
  return ranNothing || endedBadly ? { ...counts, failed: counts.failed + 1 } : counts;
}
