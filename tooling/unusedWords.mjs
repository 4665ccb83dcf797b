import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { nb } from '@tribunen/locales';
import { leavesOf, unusedLeaves } from './locales/unusedLeaves.mjs';
import { usedPaths } from './locales/usedPaths.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';

// Finds the texts that no code uses. The compiler already refuses code that names a missing text, because code names
// texts by selectors.
const speakers = ['packages/ui', 'packages/app', '.storybook'];

async function unusedWords() {
  const used = speakers
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist[^/]*)\//.test(file))
    .flatMap((file) => usedPaths(parseSync(file, readFileSync(join(root, file), 'utf8')).program));
  const unused = unusedLeaves(leavesOf(nb), used);
  for (const path of unused) console.log(`No screen uses «${path}».`);
  console.log(`${leavesOf(nb).length} words, ${unused.length} unused`);
  if (unused.length > 0) process.exitCode = 1;
}

await runMain(unusedWords);
