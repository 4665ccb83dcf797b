import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { debian } from '../process/chromiumLaunch.mjs';
import { run } from '../process/run.mjs';
import { root } from './root.mjs';
import { SetUpError } from './SetUpError.mjs';

/**
 * The first program in a list that exists.
 *
 * @param {readonly (string | undefined)[]} places in the order of preference
 * @param {(path: string) => boolean} exists
 */
export function firstThere(places, exists) {
  return places.find((path) => path !== undefined && path !== '' && exists(path)) ?? null;
}

/**
 * The commands that install Chromium on this machine; null if there are none.
 *
 * @param {{ hasApt: boolean, isRoot: boolean, hasSudo: boolean }} machine
 */
export function installCommands({ hasApt, isRoot, hasSudo }) {
  if (!hasApt || (!isRoot && !hasSudo)) return null;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  return [
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
  ];
}

/** @param {string} program */
const isOnPath = (program) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/**
 * @returns {string | undefined} where Playwright keeps its own Chromium, installed or not
 */
function playwrightsOwn() {
  /** @type {{ chromium: { executablePath(): string } }} */
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return chromium.executablePath();
}

/**
 * Finds the Chromium for the checks: the one in CHROMIUM_PATH, Debian's or Playwright's own. If there is none, installs
 * one with apt.
 *
 * @returns {Promise<{ CHROMIUM_PATH?: string }>} the environment in which the checks start Chromium; empty for Debian's
 * @throws {SetUpError} if there is none and none can be installed
 */
export async function findChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '' && !existsSync(wanted)) {
    throw new SetUpError(`CHROMIUM_PATH is «${wanted}», but that file does not exist.`);
  }
  const found = firstThere([wanted, debian.chromium, playwrightsOwn()], existsSync);
  if (found === debian.chromium) return {};
  if (found !== null) return { CHROMIUM_PATH: found };

  const commands = installCommands({
    hasApt: isOnPath('apt-get'),
    isRoot: process.getuid?.() === 0,
    hasSudo: isOnPath('sudo'),
  });
  const byHand = 'install Chromium, or set CHROMIUM_PATH to an installed Chromium, and run the command again';
  if (commands === null) throw new SetUpError(`No Chromium was found to run the checks in: ${byHand}.`);
  console.log('Installing Chromium with apt-get; this takes a minute or two …');
  for (const [program = '', ...args] of commands) {
    const { code } = await run([program, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0)
      throw new SetUpError(`Chromium could not be installed («${[program, ...args].join(' ')}» failed): ${byHand}.`);
  }
  if (!existsSync(debian.chromium))
    throw new SetUpError(`apt-get installed no Chromium at ${debian.chromium}: ${byHand}.`);
  return {};
}
