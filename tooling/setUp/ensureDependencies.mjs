import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { root } from './root.mjs';
import { SetUpError } from './SetUpError.mjs';

/**
 * Whether the packages must be installed: there are none, or they are older than the lock file.
 *
 * @param {{ lockedAt: number, installedAt: number | null }} times milliseconds since 1970; null: nothing is installed
 */
export function needsInstall({ lockedAt, installedAt }) {
  return installedAt === null || installedAt < lockedAt;
}

/**
 * Why an installation failed, in one sentence.
 *
 * @param {string} output what npm printed
 */
export function installFailure(output) {
  if (
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EIDLETIMEOUT)\b/.test(output)
  ) {
    return 'The packages could not be fetched because the package registry cannot be reached: connect to the network and run the command again.';
  }
  if (/\bENOSPC\b/.test(output)) return 'The packages could not be installed because the disk is full.';
  if (/\b(?:EACCES|EPERM)\b/.test(output)) {
    return `The packages could not be installed because ${root} may not be written to by this user.`;
  }
  const reason = /npm (?:ERR!|error) (?!code|A complete log)(.+)/.exec(output)?.[1];
  return `The packages could not be installed: ${reason ?? '"npm ci" says why when it is run by hand'}.`;
}

/**
 * @param {string} path
 * @returns {number | null} when a file was last written, in milliseconds since 1970
 */
function writtenAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * Installs the locked packages if they are missing or out of date, and prints that it does.
 *
 * @throws {SetUpError} when they cannot be installed
 */
export async function ensureDependencies() {
  const lockedAt = writtenAt(join(root, 'package-lock.json')) ?? 0;
  const installedAt = writtenAt(join(root, 'node_modules/.package-lock.json'));
  if (!needsInstall({ lockedAt, installedAt })) return;
  console.log(
    installedAt === null
      ? 'Installing the packages (npm ci); the first time takes about a minute …'
      : 'Installing the packages again (npm ci), because package-lock.json has changed …',
  );
  // npm retries only once, after a second, so that a user without a network sees the error within seconds.
  const command = /** @type {const} */ (['npm', 'ci', '--prefer-offline', '--loglevel=error', '--fetch-retries=1']);
  const { code, output, seconds } = await run(command, { env: { npm_config_fetch_retry_mintimeout: '1000' } });
  if (code !== 0) throw new SetUpError(installFailure(output));
  console.log(`Packages installed in ${seconds.toFixed(0)} s.`);
}
