import { type Browser, chromium } from 'playwright';

/**
 * Opens Chromium without its own background work.
 *
 * @param more further arguments of its command line
 */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
