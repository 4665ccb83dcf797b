import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { outsideCites } from './spec/outsideCites.mjs';

const files = '{*,{packages,mocks,locales,tests,tooling,docs,supabase,.storybook}/**/*}.{md,ts,tsx,mjs,sql}';
/** Paths with old cites that are still to be replaced. Remove a path when it is clean. */
const exceptions = [
  'mocks/src/supabase/auth/',
  'packages/app/src/live/',
  'packages/domain/SPEC.md',
  'packages/domain/src/notification/',
  'packages/ui/src/match/',
  'packages/ui/src/notifications/',
];

/** Checks that no file cites the requirements by part and section, since they are not in the repository. */
async function checkCites() {
  const paths = globSync(files, { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist[^/]*)$/.test(path) });
  const found = paths
    .flatMap((file) => outsideCites(readFileSync(join(root, file), 'utf8')).map((line) => ({ file, line })))
    .toSorted((one, other) => one.file.localeCompare(other.file));
  const refused = found.filter(({ file }) => !exceptions.some((path) => file.startsWith(path)));
  for (const { file, line } of refused) {
    console.log(`${file}:${line} cites what is not in the repository: give the number of the rule in SPEC.md.`);
  }
  for (const path of exceptions.filter((each) => !found.some(({ file }) => file.startsWith(each)))) {
    console.log(`${path} is clean: remove it from the exceptions.`);
  }
  console.log(`${paths.length} files, ${refused.length} refused cites, ${found.length - refused.length} excepted`);
  if (refused.length > 0 || paths.length === 0) process.exitCode = 1;
}

await runMain(checkCites);
