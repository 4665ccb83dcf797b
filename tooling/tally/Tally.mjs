/**
 * How a run of checks went.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Tally} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 * @example sum([{ passed: 2, failed: 0, skipped: 1 }, { passed: 1, failed: 1, skipped: 0 }]); // { passed: 3, failed: 1, skipped: 1 }
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
 * The line that every script of checks ends with.
 *
 * @param {Tally} tally
 * @example closingLine({ passed: 12, failed: 0, skipped: 1 }); // '12 passed, 0 failed'
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * The tally of a program that ran checks: the one that it reported, and one failure more where it ran nothing, left no report, or
 * ended badly without naming a failed check.
 *
 * @param {number} exitCode
 * @param {Tally | null} reported null: no report
 * @returns {Tally}
 * @example
 * judge(0, { passed: 0, failed: 0, skipped: 4 }); // { passed: 0, failed: 1, skipped: 4 }
 * judge(1, { passed: 9, failed: 0, skipped: 0 }); // { passed: 9, failed: 1, skipped: 0 }
 */
export function judge(exitCode, reported) {
  const tally = reported ?? nothing;
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = exitCode !== 0 && tally.failed === 0;
  return ranNothing || endedBadly ? { ...tally, failed: tally.failed + 1 } : tally;
}
