import { stripVTControlCharacters } from 'node:util';

/** How a line of a failure begins in the output of Vitest, Playwright and the checks. */
const failure = /^\s*(?:FAIL|✘|✗|×|\d+\) \[|error\b|Error:)/u;
/** How many lines after that line explain the failure. */
const reason = 8;
const mostLines = 80;

/**
 * The lines of a part's output that show failures and their reasons. The gate prints them again above its closing
 * table, because its whole output has ten thousand lines.
 *
 * @param {string} output
 * @returns {string[]} at most 80 lines
 * @example
 * failuresIn('✓ a\n FAIL b\nexpected 1\n'); // [' FAIL b', 'expected 1']
 */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const kept = new Set(
    lines.flatMap((line, at) =>
      failure.test(line) ? Array.from({ length: reason + 1 }, (_, after) => at + after) : [],
    ),
  );
  return lines.filter((line, at) => kept.has(at) && line.trim() !== '').slice(0, mostLines);
}
