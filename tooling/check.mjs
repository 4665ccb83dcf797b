import { run } from './process/run.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLine, sum } from './counts/TestCounts.mjs';

/**
 * A check that needs no browser and no test runner. Each counts as one passed or failed check.
 *
 * @typedef {{ name: string, command: readonly [string, ...string[]] }} Check
 */

/** @type {Check} */
const types = { name: 'types', command: ['tsc', '-b'] };

/**
 * These checks run at the same time, after the compiler, which keeps both cores busy and writes files that the linter
 * reads.
 *
 * @type {readonly Check[]}
 */
const checks = [
  { name: 'lint, with the rules between packages', command: ['oxlint'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'unused files, exports and packages', command: ['knip', '--no-progress'] },
  { name: 'unused words', command: ['node', 'tooling/unusedWords.mjs'] },
  { name: 'every rule of SPEC.md has its test', command: ['node', 'tooling/specCoverage.mjs'] },
];

/** @param {Check} check */
async function runCheck({ name, command }) {
  const { code, output, seconds } = await run(command);
  const passed = code === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function check() {
  const total = sum([await runCheck(types), ...(await Promise.all(checks.map(runCheck)))]);
  console.log(closingLine(total));
  if (total.failed > 0) process.exitCode = 1;
}

await runMain(check);
