import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process/run.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';

const folder = join(root, 'tests/bench');

/**
 * `npm run bench`: runs every file in tests/bench, or those that are named, one at a time, in the order of their names.
 * It prints figures, and nothing passes or fails.
 *
 * @param {readonly string[]} chosen names without their ending; none for every file
 */
async function bench(chosen) {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && (chosen.length === 0 || chosen.includes(name.replace(/\.ts$/, ''))))
        .toSorted()
    : [];
  for (const file of files) {
    console.log(`\n▸ ${file.replace(/\.ts$/, '')}`);
    const { code } = await run([process.execPath, join(folder, file)], { show: true });
    if (code !== 0) process.exitCode = 1;
  }
}

await runMain(() => bench(process.argv.slice(2)));
