import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { SetUpError } from './SetUpError.mjs';

/** The oldest Node version that runs TypeScript files without a flag, as the scripts and lint rules here need. */
const oldest = '22.18.0';

/**
 * Whether one version of Node is at least another.
 *
 * @param {string} version
 * @param {string} least
 * @example isAtLeast('22.12.0', '22.9.1'); // true
 */
export function isAtLeast(version, least) {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number);
  const [x = 0, y = 0, z = 0] = least.split('.').map(Number);
  return a !== x ? a > x : b !== y ? b > y : c >= z;
}

/**
 * Chooses the Node for the tools: the one that came with the packages, otherwise the machine's own.
 *
 * @param {readonly { path: string, version: string }[]} found in the order of preference
 * @param {{ platform: string, arch: string }} machine
 * @returns {string} path of the program
 * @throws {SetUpError} if none is new enough
 */
export function chooseNode(found, { platform, arch }) {
  const fit = found.find(({ version }) => isAtLeast(version, oldest));
  if (fit !== undefined) return fit.path;
  const versions = found.map(({ version }) => version).join(', ');
  throw new SetUpError(
    `Tribunen needs Node ${oldest} or newer, this machine has ${versions}, and the packages bring none for ${platform}-${arch}: install Node 24 and run the command again.`,
  );
}

/** Finds the Node for the tools, after the packages are installed. */
export function findNode() {
  const { platform, arch, execPath, versions } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const own = join(root, 'node_modules', `node-${system}-${arch}`, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const found = [{ path: execPath, version: versions.node }];
  if (existsSync(own)) {
    found.unshift({ path: own, version: execFileSync(own, ['--version'], { encoding: 'utf8' }).trim().slice(1) });
  }
  return chooseNode(found, { platform, arch });
}
