import { chromium } from 'playwright';
import { chromiumLaunch } from './chromiumLaunch.mjs';

/**
 * Starts Chromium as the tests do.
 *
 * @param {readonly string[]} more further arguments of its command line
 */
export function launchChromium(...more) {
  return chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...more] });
}
