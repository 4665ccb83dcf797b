import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process/run.mjs';
import { ensureDependencies } from './setUp/ensureDependencies.mjs';
import { findChromium } from './setUp/findChromium.mjs';
import { findNode } from './setUp/findNode.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLineTally, playwrightTally, vitestTally } from './tally/readTally.mjs';
import { closingLine, judge, sum } from './tally/Tally.mjs';

// Runs on the Node that the machine has, before anything is installed: nothing here may come from a package.

/** @typedef {import('./tally/Tally.mjs').Tally} Tally */

/**
 * One step of the gate, and how its tally is told: by the closing line of its output, by the report that a runner
 * writes, or, for a step that is one check by itself, by its exit code.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {'closing line' | 'exit code' | { file: string, read: (text: string) => Tally | null }} tally
 */

const reports = join(root, 'reports');
const rulesReport = join(reports, 'rules.json');
const unitReport = join(reports, 'unit.json');
const storiesReport = join(reports, 'stories.json');
const e2eReport = join(reports, 'e2e.json');

/** @param {string} file */
const vitest = (file) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];

/** @type {readonly Step[]} */
const steps = [
  { name: 'check', command: ['node', 'tooling/check.mjs'], tally: 'closing line' },
  {
    name: 'rules of domain, every branch',
    command: ['vitest', 'run', '--project=domain', '--coverage', ...vitest(rulesReport)],
    tally: { file: rulesReport, read: vitestTally },
  },
  {
    name: 'unit, contract and boundary tests',
    command: ['vitest', 'run', '--project=!stories', '--project=!domain', ...vitest(unitReport)],
    tally: { file: unitReport, read: vitestTally },
  },
  {
    name: 'the live room, simulated',
    command: ['node', 'tests/simulation/simulate.ts', '--gate'],
    tally: 'closing line',
  },
  { name: "domain's tests under Deno", command: ['node', 'tooling/denoSmoke.mjs'], tally: 'closing line' },
  {
    name: 'stories in Chromium, with axe',
    command: ['vitest', 'run', '--project=stories', ...vitest(storiesReport)],
    tally: { file: storiesReport, read: vitestTally },
  },
  { name: 'build, configured', command: ['node', 'tooling/build.mjs', 'configured'], tally: 'exit code' },
  { name: 'build, demo', command: ['node', 'tooling/build.mjs', 'demo'], tally: 'exit code' },
  {
    name: 'end to end on the built demo, in Chromium',
    command: ['playwright', 'test'],
    tally: { file: e2eReport, read: playwrightTally },
  },
  { name: 'first-load size', command: ['node', 'tooling/size.mjs'], tally: 'closing line' },
];

/** `npm test`: installs what is missing, runs every step, whatever became of the one before, and sums them up. */
async function test() {
  await ensureDependencies();
  // The steps find this Node by their PATH; where none fits, it is said here, in a sentence.
  findNode();
  const env = { CHROMIUM_PATH: await findChromium() };
  mkdirSync(reports, { recursive: true });

  const tallies = [];
  for (const step of steps) tallies.push(await runStep(step, env));
  const total = sum(tallies);
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

/**
 * @param {Step} step
 * @param {Record<string, string>} env
 * @returns {Promise<Tally>}
 */
async function runStep({ name, command, tally }, env) {
  console.log(`\n▸ ${name}`);
  // A report left by an earlier run must not speak for this one.
  if (typeof tally === 'object') rmSync(tally.file, { force: true });
  const { code, output, seconds } = await run(command, { env, show: true });
  const result = judge(code, reportOf(tally, code, output));
  console.log(`  ${closingLine(result)} (${seconds.toFixed(1)} s)`);
  return result;
}

/** @param {Step['tally']} tally @param {number} code @param {string} output @returns {Tally | null} */
function reportOf(tally, code, output) {
  if (tally === 'closing line') return closingLineTally(output);
  if (tally === 'exit code') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return tally.read(readIfThere(tally.file));
}

/** @param {string} file @returns {string} empty where there is none: its reader then finds no report */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

await runMain(test);
