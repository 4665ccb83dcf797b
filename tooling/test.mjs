import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingTable } from './gate/closingTable.mjs';
import { fingerprint } from './gate/fingerprint.mjs';
import { groups, readByAll, reports, wholeBudget } from './gate/parts.mjs';
import { PassedParts } from './gate/PassedParts.mjs';
import { runPart } from './gate/runPart.mjs';
import { ensureDependencies } from './setUp/ensureDependencies.mjs';
import { findChromium } from './setUp/findChromium.mjs';
import { findNode } from './setUp/findNode.mjs';
import { freePort } from './setUp/freePort.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLine, sum } from './tally/Tally.mjs';

// Runs on the Node that the machine has, before anything is installed: nothing here may come from a package.

/** @typedef {import('./gate/closingTable.mjs').Result} Result */
/** @typedef {import('./gate/parts.mjs').Part} Part */

/** The port of the demo in the end-to-end tests, or the first that is free after it. */
const portOfDemo = 4173;

/**
 * `npm test`: installs what is missing, runs every part, whether or not the one before passed, and sums them up. A part that has passed here on
 * the same files is skipped and counted as skipped: never where CI is set, nor with `npm test -- --all`.
 */
async function test() {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const isCi = (process.env['CI'] ?? '') !== '';
  await ensureDependencies();
  // The parts find this Node by their PATH; where none fits, this throws a sentence that says so.
  const node = findNode();
  const chromium = await findChromium();
  const env = { CHROMIUM_PATH: chromium, PORT: String(await freePort(portOfDemo)) };
  mkdirSync(reports, { recursive: true });

  const passedParts = new PassedParts(join(reports, 'passed.json'));
  // The demo plays the matches of the day, and a variable may lead a test elsewhere.
  const day = new Date().toDateString();
  const chosen = Object.entries(process.env)
    .filter(([name]) => /^(?:CONTRACT|VITE|STORYBOOK)_/.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const surroundings = JSON.stringify([node, chromium, statSync(chromium).mtimeMs, day, chosen]);
  /** @param {Part} part */
  const stateOf = ({ reads }) =>
    isCi || reads === null ? null : fingerprint(root, [...readByAll, ...reads], surroundings);

  /** @param {Part} part @param {boolean} runsAlone @returns {Promise<Result & { failures: string[] }>} */
  async function runOrSkip(part, runsAlone) {
    const { name, budget } = part;
    const state = stateOf(part);
    const passed = all || state === null ? null : passedParts.passedOn(name, state);
    if (passed !== null) {
      console.log(`\n▸ ${name}\n  unchanged since it last passed; skipped, ${passed} passed then`);
      return { name, budget, seconds: null, tally: { passed: 0, failed: 0, skipped: passed }, failures: [] };
    }
    const result = await runPart(part, { env, runsAlone });
    // If a file has changed meanwhile, the part has tested neither state.
    if (state !== null && result.tally.failed === 0 && stateOf(part) === state) {
      passedParts.remember(name, { fingerprint: state, passed: result.tally.passed });
    } else {
      passedParts.forget(name);
    }
    return result;
  }

  const began = performance.now();
  const results = [];
  for (const group of groups) {
    results.push(...(await Promise.all(group.map((part) => runOrSkip(part, group.length === 1)))));
  }
  for (const { name, failures } of results) {
    if (failures.length > 0) console.log(`\n▸ ${name}: what failed\n${failures.join('\n')}`);
  }
  console.log(
    `\n${closingTable(results, { seconds: (performance.now() - began) / 1000, budget: wholeBudget }).join('\n')}`,
  );
  const total = sum(results.map(({ tally }) => tally));
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

await runMain(test);
