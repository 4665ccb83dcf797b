import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { SetUpError } from '../setUp/SetUpError.mjs';

/**
 * Builds the catalogue of a commit, with the packages of that commit, in a separate work tree.
 *
 * @param {string} commit its hash
 * @param {string} folder for the catalogue
 */
export async function buildCatalogueAt(commit, folder) {
  const tree = join(tmpdir(), `tribunen-looks-${commit}`);
  try {
    await must(['git', 'worktree', 'add', '--detach', '--force', tree, commit]);
    await must(['npm', 'ci', '--prefix', tree, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
    await must(['npm', 'run', 'build:storybook', '--prefix', tree, '--', '--output-dir', folder]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    await run(['git', 'worktree', 'prune']);
  }
}

/** @param {readonly [string, ...string[]]} command */
async function must(command) {
  const { code, output } = await run(command);
  if (code !== 0) throw new SetUpError(`${command.join(' ')} failed:\n${output}`);
}
