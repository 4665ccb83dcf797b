import { join } from 'node:path';
import { root } from '../setUp/root.mjs';
import { playwrightTally, vitestTally } from '../tally/readTally.mjs';

/** @typedef {import('../tally/Tally.mjs').Tally} Tally */

/**
 * One part of the gate, and where its tally comes from: the closing line of its output, the report that a runner
 * writes, or, for a part that is one check by itself, its exit code.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds that it may take on two quiet cores
 * @property {readonly [string, ...string[]]} command
 * @property {'closing line' | 'exit code' | { file: string, read: (text: string) => Tally | null }} tally
 * @property {readonly string[] | null} reads the files it depends on, as git's pathspecs, beside `readByAll`; null: a later part
 *   needs what this one makes, so it always runs
 */

/** Where the runners leave their reports, and the gate its list of the parts that passed. Git ignores the folder. */
export const reports = join(root, 'reports');

/** The files on which every part depends: the packages, the compiler, the runners and the tools. */
export const readByAll = ['package.json', 'package-lock.json', 'tsconfig*.json', 'vitest.config.ts', 'tooling'];

const rooms = ['packages', 'mocks', 'locales'];
/** Lint rules see to it that ui imports no other room. */
const roomsOfUi = ['packages/ui', 'packages/domain', 'packages/contract', 'mocks', 'locales'];

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @returns {Pick<Part, 'command' | 'tally'>}
 */
function vitest(name, args) {
  const file = join(reports, `${name}.json`);
  return {
    command: ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    tally: { file, read: vitestTally },
  };
}

/**
 * The gate, in order. Parts of one group run beside one another, since none of them keeps two cores busy.
 *
 * @type {readonly (readonly Part[])[]}
 */
export const groups = [
  [
    { name: 'check', budget: 80, command: ['node', 'tooling/check.mjs'], tally: 'closing line', reads: ['.'] },
    {
      name: 'domain and contract under Deno',
      budget: 25,
      command: ['node', 'tooling/testUnderDeno.mjs'],
      tally: 'closing line',
      reads: ['packages/domain', 'packages/contract'],
    },
  ],
  [
    {
      name: 'rules of domain, every branch',
      budget: 30,
      ...vitest('rules', ['--project=domain', '--coverage']),
      reads: ['packages/domain'],
    },
  ],
  [
    {
      name: 'unit, contract and boundary tests',
      budget: 300,
      ...vitest('unit', ['--project=!stories', '--project=!domain', '--project=!contract in Chromium']),
      reads: ['.', ':!docs', ':!tests/bench', ':!tests/e2e', ':!tests/simulation'],
    },
    {
      // This part waits for the socket most of the time.
      name: 'the contract in Chromium',
      budget: 75,
      ...vitest('contract', ['--project=contract in Chromium']),
      reads: [...rooms, 'tests/contract'],
    },
  ],
  [
    {
      name: 'the live room, simulated',
      budget: 90,
      command: ['node', 'tests/simulation/simulate.ts', '--gate'],
      tally: 'closing line',
      reads: [...rooms, 'tests/simulation'],
    },
  ],
  [
    {
      name: 'stories in Chromium, with axe',
      budget: 230,
      ...vitest('stories', ['--project=stories']),
      reads: [...roomsOfUi, '.storybook'],
    },
  ],
  [
    {
      name: 'build, configured',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'configured'],
      tally: 'exit code',
      reads: null,
    },
    {
      name: 'build, demo',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'demo'],
      tally: 'exit code',
      reads: null,
    },
  ],
  [
    {
      name: 'end to end on the built demo, in Chromium',
      budget: 400,
      command: ['playwright', 'test'],
      tally: { file: join(reports, 'e2e.json'), read: playwrightTally },
      reads: [...rooms, 'tests/e2e', 'playwright.config.ts'],
    },
  ],
  [
    {
      name: 'without a network, on the configured build',
      budget: 90,
      command: ['playwright', 'test', '--config', 'tests/offline'],
      tally: { file: join(reports, 'offline.json'), read: playwrightTally },
      reads: [...rooms, 'tests/offline', 'playwright.config.ts'],
    },
  ],
  [
    {
      name: 'size of the first load',
      budget: 25,
      command: ['playwright', 'test', '--config', 'tests/size'],
      tally: { file: join(reports, 'size.json'), read: playwrightTally },
      reads: [...rooms, 'tests/size', 'playwright.config.ts'],
    },
  ],
];

/** Seconds that the whole gate may take: of the parts that run beside one another the longest counts. */
export const wholeBudget = groups.reduce((total, group) => total + Math.max(...group.map(({ budget }) => budget)), 0);
