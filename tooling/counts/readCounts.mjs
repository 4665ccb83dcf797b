/** @typedef {import('./TestCounts.mjs').TestCounts} TestCounts */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * @param {unknown} value
 * @returns {number}
 */
const count = (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0);
/**
 * @param {unknown} value
 * @returns {readonly unknown[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {string} text
 * @returns {Record<string, unknown> | null} null if the text is not a JSON object
 */
function parse(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The counts of Vitest's JSON report. A file that could not be loaded counts as a failure.
 *
 * @param {string} text
 * @returns {TestCounts | null} null if the text is not such a report
 */
export function vitestCounts(text) {
  const report = parse(text);
  if (report === null || !Array.isArray(report['testResults'])) return null;
  const brokenFiles = report['testResults'].filter(
    (file) => isRecord(file) && file['status'] === 'failed' && !list(file['assertionResults']).some(hasFailed),
  );
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + brokenFiles.length,
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

/** @param {unknown} result */
const hasFailed = (result) => isRecord(result) && result['status'] === 'failed';

/**
 * The counts of Playwright's JSON report. A test that passed only on a retry has failed; every error outside a test
 * counts as another failure.
 *
 * @param {string} text
 * @returns {TestCounts | null} null if the text is not such a report
 */
export function playwrightCounts(text) {
  const report = parse(text);
  if (report === null || !isRecord(report['stats'])) return null;
  const { stats } = report;
  return {
    passed: count(stats['expected']),
    failed: count(stats['unexpected']) + count(stats['flaky']) + list(report['errors']).length,
    skipped: count(stats['skipped']),
  };
}

/**
 * The counts of the repository's own scripts, which end with `N passed, N failed`.
 *
 * @param {string} output
 * @returns {TestCounts | null} null if the last line has another form
 * @example closingLineCounts('…\n4 passed, 1 failed\n'); // { passed: 4, failed: 1, skipped: 0 }
 */
export function closingLineCounts(output) {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const found = /^(\d+) passed, (\d+) failed$/.exec(last);
  return found === null ? null : { passed: Number(found[1]), failed: Number(found[2]), skipped: 0 };
}
