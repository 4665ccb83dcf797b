import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { compareRules } from './spec/compareRules.mjs';
import { testTitles } from './spec/testTitles.mjs';
import { closingLine } from './counts/TestCounts.mjs';

const specification = 'packages/domain/SPEC.md';
const testFiles = '{packages,mocks,locales,tests}/**/*.test.{ts,tsx}';

/**
 * Checks that every rule of the specification has a test with its number in the title, and that every number in a title
 * is a rule.
 */
async function specCoverage() {
  const titles = globSync(testFiles, { cwd: root, exclude: (path) => path.includes('node_modules') }).flatMap((file) =>
    testTitles(file, readFileSync(join(root, file), 'utf8')),
  );
  const { tests, untested, twice, unknown } = compareRules(readFileSync(join(root, specification), 'utf8'), titles);

  for (const [section, rules] of Map.groupBy(tests, ([rule]) => rule.split('-')[0])) {
    const named = rules.reduce((sum, [, count]) => sum + count, 0);
    console.log(`${section}: ${rules.length} rules, ${named} tests`);
  }
  for (const rule of untested) console.log(`No test names ${rule}.`);
  for (const rule of twice) console.log(`Two rules have the number ${rule}.`);
  for (const number of unknown) console.log(`A test names ${number}, but there is no such rule.`);
  const failed = untested.length + twice.length + unknown.length;
  console.log(closingLine({ passed: tests.size - untested.length, failed, skipped: 0 }));
  if (failed > 0 || tests.size === 0) process.exitCode = 1;
}

await runMain(specCoverage);
