import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../process/run.mjs';
import { closingLineCounts } from '../counts/readCounts.mjs';
import { closingLine, judge } from '../counts/TestCounts.mjs';
import { timeTaken } from './closingTable.mjs';
import { failuresIn } from './failuresIn.mjs';

/** @typedef {import('./closingTable.mjs').Result} Result */
/** @typedef {import('./parts.mjs').Part} Part */

/**
 * Runs a part of the gate and prints its outcome.
 *
 * @param {Part} part
 * @param {{ env: Record<string, string>, runsAlone: boolean }} options `runsAlone`: the part's output is shown while it
 * runs instead of afterwards
 * @returns {Promise<Result & { failures: string[] }>} `failures`: the lines that show failures
 */
export async function runPart({ name, budget, command, counts }, { env, runsAlone }) {
  // Removes the report of an earlier run. Otherwise it would be read if this run wrote none.
  if (typeof counts === 'object') rmSync(counts.file, { force: true });
  if (runsAlone) console.log(`\n▸ ${name}`);
  const { code, output, seconds } = await run(command, { env, show: runsAlone });
  if (!runsAlone) console.log(`\n▸ ${name}\n${output.trimEnd()}`);
  const result = judge(code, reportOf(counts, code, output));
  console.log(`  ${closingLine(result)} (${timeTaken(seconds, budget)})`);
  return { name, budget, seconds, counts: result, failures: result.failed > 0 ? failuresIn(output) : [] };
}

/**
 * @param {Part['counts']} counts
 * @param {number} code
 * @param {string} output
 * @returns {import('../counts/TestCounts.mjs').TestCounts | null} null if there is no report
 */
function reportOf(counts, code, output) {
  if (counts === 'closing line') return closingLineCounts(output);
  if (counts === 'exit code') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return existsSync(counts.file) ? counts.read(readFileSync(counts.file, 'utf8')) : null;
}
