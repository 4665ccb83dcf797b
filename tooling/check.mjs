import { run } from './process/run.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLine, sum } from './counts/TestCounts.mjs';

/**
 * Every check that needs no browser and no test runner. Each counts as one.
 *
 * @type {readonly { name: string, command: readonly [string, ...string[]] }[]}
 */
const checks = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint, with the rules between packages', command: ['oxlint'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'unused files, exports and packages', command: ['knip', '--no-progress'] },
  { name: 'unused words', command: ['node', 'tooling/unusedWords.mjs'] },
  { name: 'every rule of SPEC.md has its test', command: ['node', 'tooling/specCoverage.mjs'] },
];

async function check() {
  const tallies = [];
  for (const { name, command } of checks) {
    const { code, output, seconds } = await run(command);
    const passed = code === 0;
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
    tallies.push({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  }
  const total = sum(tallies);
  console.log(closingLine(total));
  if (total.failed > 0) process.exitCode = 1;
}

await runMain(check);
