import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process/run.mjs';
import { migrationDigests, releasedMigrationsFile } from './release/releasedMigrations.mjs';
import { withRelease } from './release/withRelease.mjs';
import { withVersion } from './release/withVersion.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

/**
 * `npm run release -- 1.0.0`: turns the entries under «Unreleased» in CHANGELOG.md into the section of that version,
 * gives the packages the version's number, and records the version's migrations, which no later commit may change. Then
 * it commits all changes and tags the commit. It pushes nothing.
 */
async function release() {
  const version = process.argv[2] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new SetUpError('Name the version, as in npm run release -- 1.0.0.');
  if ((await git('status', '--porcelain')) !== '') throw new SetUpError('Commit your changes first.');
  const day = new Date().toISOString().slice(0, 10);
  const changelog = withRelease(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, day);
  if (changelog === null) {
    throw new SetUpError(`CHANGELOG.md has nothing under «Unreleased», or has a section for ${version} already.`);
  }
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  for (const file of (await git('ls-files', 'package-lock.json', '*package.json')).split('\n')) {
    writeFileSync(join(root, file), withVersion(readFileSync(join(root, file), 'utf8'), version));
  }
  writeFileSync(releasedMigrationsFile, `${JSON.stringify(migrationDigests(), null, 2)}\n`);
  await git('add', releasedMigrationsFile);
  await git('commit', '--all', '--message', `chore(release): Tribunen is ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', `Tribunen ${version}`);
  console.log(`Version ${version} is tagged. To publish it: git push --follow-tags`);
}

/**
 * @param {...string} parts
 * @returns {Promise<string>} what it printed
 */
async function git(...parts) {
  const { code, output } = await run(['git', ...parts]);
  if (code !== 0) throw new SetUpError(`git ${parts[0]} failed:\n${output}`);
  return output.trim();
}

await runMain(release);
