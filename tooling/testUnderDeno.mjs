import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process/run.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { vitestTally } from './tally/readTally.mjs';
import { closingLine, judge } from './tally/Tally.mjs';

const reports = join(root, 'reports');
const report = join(reports, 'deno.json');

// Vitest starts its workers in the runtime that it runs in, so the code under test runs in Deno.
/** @type {readonly [string, ...string[]]} */
const command = [
  'deno',
  'run',
  '--allow-all',
  '--no-remote',
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  'domain/src',
  'contract/src',
  'functions/src',
  '--root=packages',
  '--pool=forks',
  '--no-isolate',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Runs the tests of domain, contract and functions under Deno, the runtime of the edge functions. */
async function testUnderDeno() {
  mkdirSync(reports, { recursive: true });
  // A report left by an earlier run must not count for this one.
  rmSync(report, { force: true });
  const { code } = await run(command, { show: true });
  const tally = judge(code, existsSync(report) ? vitestTally(readFileSync(report, 'utf8')) : null);
  console.log(closingLine(tally));
  if (tally.failed > 0) process.exitCode = 1;
}

await runMain(testUnderDeno);
