import { sum } from '../counts/TestCounts.mjs';

/** @typedef {import('../counts/TestCounts.mjs').TestCounts} TestCounts */

/**
 * The outcome of a part of the gate.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} budget seconds
 * @property {number} seconds that it took
 * @property {TestCounts} counts
 */

const beyond = '⚠ beyond its budget';

/**
 * The duration of a part beside its budget. A busy machine is slower, so a part beyond its budget is a warning, never a
 * failure.
 *
 * @param {number} seconds
 * @param {number} budget in seconds
 * @example
 * timeTaken(31.24, 55); // '31.2 s of 55 s'
 * timeTaken(61, 55); // '61.0 s of 55 s  ⚠ beyond its budget'
 */
export function timeTaken(seconds, budget) {
  const text = `${seconds.toFixed(1)} s of ${budget} s`;
  return seconds > budget ? `${text}  ${beyond}` : text;
}

/**
 * The gate's closing table: a line for each part, and a line for the whole run.
 *
 * @param {readonly Result[]} results
 * @param {{ seconds: number, budget: number }} whole the duration of the whole run, and its budget. Both are less than
 * the sums of the parts, since some parts run in parallel
 * @returns {string[]} lines
 */
export function closingTable(results, { seconds, budget: budgetOfAll }) {
  const whole = {
    name: 'in all',
    counts: sum(results.map(({ counts }) => counts)),
    seconds,
    budget: budgetOfAll,
  };
  const width = Math.max(...[...results, whole].map(({ name }) => name.length));
  /** @param {Result} result */
  const line = ({ name, counts: { passed, failed, skipped }, seconds: took, budget }) =>
    [
      `  ${name.padEnd(width)}`,
      String(passed).padStart(8),
      String(failed).padStart(8),
      String(skipped).padStart(9),
      minutes(took).padStart(7),
      minutes(budget).padStart(8),
      took > budget ? `  ${beyond}` : '',
    ].join('');
  const head = `  ${'part'.padEnd(width)}  passed  failed  skipped   took  budget`;
  return [head, ...results.map(line), line(whole)];
}

/** @param {number} seconds */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
