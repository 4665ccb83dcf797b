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
 */

/** Where the runners leave their reports. Git ignores the folder. */
export const reports = join(root, 'reports');

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
  [{ name: 'check', budget: 80, command: ['node', 'tooling/check.mjs'], tally: 'closing line' }],
  [
    {
      name: 'rules of domain, every branch',
      budget: 20,
      ...vitest('rules', ['--project=domain', '--coverage']),
    },
  ],
  [
    {
      name: 'unit and boundary tests',
      budget: 210,
      ...vitest('unit', [
        '--project=!stories',
        '--project=!domain',
        '--project=!contract in Chromium',
        '--project=!database',
      ]),
    },
    {
      // This part waits for the socket most of the time.
      name: 'the contract in Chromium',
      budget: 75,
      ...vitest('contract', ['--project=contract in Chromium']),
    },
  ],
  [
    {
      name: 'the contract, and the database, on PostgreSQL',
      budget: 90,
      ...vitest('database', ['--project=database']),
    },
  ],
  [
    {
      name: 'the live room, simulated',
      budget: 75,
      command: ['node', 'tests/simulation/simulate.ts', '--gate'],
      tally: 'closing line',
    },
  ],
  [
    {
      name: 'stories in Chromium, with axe',
      budget: 180,
      ...vitest('stories', ['--project=stories']),
    },
  ],
  [
    {
      name: 'build, configured',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'configured'],
      tally: 'exit code',
    },
    {
      name: 'build, demo',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'demo'],
      tally: 'exit code',
    },
  ],
  [
    {
      name: 'end to end on the built demo, in Chromium',
      budget: 400,
      command: ['playwright', 'test'],
      tally: { file: join(reports, 'e2e.json'), read: playwrightTally },
    },
  ],
  [
    {
      name: 'without a network, on the configured build',
      budget: 90,
      command: ['playwright', 'test', '--config', 'tests/offline'],
      tally: { file: join(reports, 'offline.json'), read: playwrightTally },
    },
  ],
  [
    {
      name: 'size of the first load',
      budget: 35,
      command: ['playwright', 'test', '--config', 'tests/size'],
      tally: { file: join(reports, 'size.json'), read: playwrightTally },
    },
  ],
];

/** Seconds that the whole gate may take: of the parts that run beside one another the longest counts. */
export const wholeBudget = groups.reduce((total, group) => total + Math.max(...group.map(({ budget }) => budget)), 0);
