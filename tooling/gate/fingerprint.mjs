import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The state of some files as one hash: it changes with a file's content or name, with a file that comes or goes, and with the surroundings.
 * Files that git ignores do not count, new ones do.
 *
 * @param {string} folder a git checkout, or a folder in one
 * @param {readonly string[]} pathspecs which files
 * @param {string} surroundings what else the result depends on
 * @returns {string | null} null where git knows nothing of the folder
 * @example fingerprint(root, ['packages/domain', ':!*.md'], process.version);
 */
export function fingerprint(folder, pathspecs, surroundings) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...pathspecs];
  const { status, stdout } = spawnSync('git', list, { cwd: folder, encoding: 'utf8', maxBuffer: Infinity });
  if (status !== 0) return null;
  const hash = createHash('sha256').update(surroundings);
  for (const file of new Set(
    stdout
      .split('\0')
      .filter((name) => name !== '')
      .toSorted(),
  )) {
    const path = join(folder, file);
    const content = existsSync(path) ? readFileSync(path) : 'gone';
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
