import { mkdirSync } from 'node:fs';
import { closingTable } from './gate/closingTable.mjs';
import { groups, reports, wholeBudget } from './gate/parts.mjs';
import { runPart } from './gate/runPart.mjs';
import { ensureDependencies } from './setUp/ensureDependencies.mjs';
import { findChromium } from './setUp/findChromium.mjs';
import { findNode } from './setUp/findNode.mjs';
import { freePort } from './setUp/freePort.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLine, sum } from './counts/TestCounts.mjs';

// Runs on the machine's own Node before any package is installed, so it can import no package.

/** The port for the demo in the end-to-end tests. If it is taken, the next free port is used. */
const portOfDemo = 4173;

/**
 * `npm test`: installs what is missing, runs every part, whether or not the previous part passed, and sums up the
 * results.
 */
async function test() {
  await ensureDependencies();
  // Throws if no Node is new enough. The result is not needed, because the parts find the same Node by their PATH.
  findNode();
  const env = { ...(await findChromium()), PORT: String(await freePort(portOfDemo)) };
  mkdirSync(reports, { recursive: true });

  const began = performance.now();
  const results = [];
  for (const group of groups) {
    results.push(...(await Promise.all(group.map((part) => runPart(part, { env, runsAlone: group.length === 1 })))));
  }
  for (const { name, failures } of results) {
    if (failures.length > 0) console.log(`\n▸ ${name}: what failed\n${failures.join('\n')}`);
  }
  console.log(
    `\n${closingTable(results, { seconds: (performance.now() - began) / 1000, budget: wholeBudget }).join('\n')}`,
  );
  const total = sum(results.map(({ counts }) => counts));
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

await runMain(test);
