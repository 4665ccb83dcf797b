import { chromium } from 'playwright';

/**
 * Starts the Chromium in `CHROMIUM_PATH`, or Debian's.
 *
 * @param {readonly string[]} [args] further arguments of its command line
 */
export function launchChromium(args = []) {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run', ...args],
  });
}
