import { join } from 'node:path';
import { root } from '../setUp/root.mjs';
import { playwrightCounts, vitestCounts } from '../counts/readCounts.mjs';

/** @typedef {import('../counts/TestCounts.mjs').TestCounts} TestCounts */

/**
 * A part of the gate, and the source of its counts: the closing line of its output, the report of a runner, or, for a
 * part that is a single check, its exit code.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds that it may take on two idle cores
 * @property {readonly [string, ...string[]]} command
 * @property {'closing line' | 'exit code' | { file: string, read: (text: string) => TestCounts | null }} counts
 */

/** The folder of the runners' reports. Git ignores it. */
export const reports = join(root, 'reports');

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @returns {Pick<Part, 'command' | 'counts'>}
 */
function vitest(name, args) {
  const file = join(reports, `${name}.json`);
  return {
    command: ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    counts: { file, read: vitestCounts },
  };
}

/**
 * The groups of the gate, in order. The parts of one group run in parallel, because none of them keeps two cores busy.
 *
 * @type {readonly (readonly Part[])[]}
 */
export const groups = [
  [{ name: 'check', budget: 75, command: ['node', 'tooling/check.mjs'], counts: 'closing line' }],
  [
    {
      name: 'rules of domain, every branch',
      budget: 25,
      ...vitest('rules', ['--project=domain', '--coverage']),
    },
  ],
  [
    {
      name: 'unit and boundary tests',
      budget: 165,
      ...vitest('unit', [
        '--project=!stories',
        '--project=!domain',
        '--project=!contract in Chromium',
        '--project=!database',
        '--project=!spoken',
      ]),
    },
    {
      // This part can run beside the unit tests, because it waits for the socket most of the time.
      name: 'the contract in Chromium',
      budget: 75,
      ...vitest('contract', ['--project=contract in Chromium']),
    },
  ],
  [
    {
      name: 'the contract, and the database, on PostgreSQL',
      budget: 100,
      ...vitest('database', ['--project=database']),
    },
  ],
  [
    {
      name: 'the live connection, simulated',
      budget: 72,
      command: ['node', 'tests/simulation/simulate.ts', '--gate'],
      counts: 'closing line',
    },
  ],
  [
    {
      name: 'stories in Chromium, with axe',
      budget: 218,
      ...vitest('stories', ['--project=stories']),
    },
  ],
  [
    {
      name: 'build, configured',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'configured'],
      counts: 'exit code',
    },
    {
      name: 'build, demo',
      budget: 20,
      command: ['node', 'tooling/build.mjs', 'demo'],
      counts: 'exit code',
    },
  ],
  [
    {
      name: 'end to end on the built demo, in Chromium',
      budget: 308,
      command: ['playwright', 'test'],
      counts: { file: join(reports, 'e2e.json'), read: playwrightCounts },
    },
  ],
  [
    {
      name: 'without a network and on a slow one, on the configured build',
      budget: 170,
      command: ['playwright', 'test', '--config', 'tests/offline'],
      counts: { file: join(reports, 'offline.json'), read: playwrightCounts },
    },
  ],
  [
    {
      name: 'size of the first load',
      budget: 47,
      command: ['playwright', 'test', '--config', 'tests/size'],
      counts: { file: join(reports, 'size.json'), read: playwrightCounts },
    },
  ],
];

/** How many seconds the whole gate may take. Of the parts of a group, only the one with the longest budget counts. */
export const wholeBudget = groups.reduce((total, group) => total + Math.max(...group.map(({ budget }) => budget)), 0);
