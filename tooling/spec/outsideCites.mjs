const cite = /\bpart [12],? §/i;

/**
 * The lines of a file that cite the requirements by part and section. Those are not in the repository, so a reader cannot look them up:
 * cite the number of a rule in packages/domain/SPEC.md instead.
 *
 * @param {string} text
 * @returns {readonly number[]} line numbers, from 1
 * @example outsideCites('A goal counts once. (GOAL-1)'); // []
 */
export function outsideCites(text) {
  return text.split('\n').flatMap((line, index) => (cite.test(line) ? [index + 1] : []));
}
