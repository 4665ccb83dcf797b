import { existsSync } from 'node:fs';

/**
 * Features of Chromium that Playwright turns off. The argument `--disable-features` below replaces Playwright's own, so
 * its list is repeated here.
 */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * The suggestions of the address bar. For them Chromium opens two pages in each context, which takes 0.7 s of processor
 * time.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Debian's Chromium, and its build without a window, which takes a fifth less time (decision 108). */
export const debian = { chromium: '/usr/bin/chromium', headlessShell: '/usr/bin/chromium-headless-shell' };

// An empty variable counts as none.
const chosen = process.env['CHROMIUM_PATH'] || null;
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...suggestions].join(',')}`,
];

/**
 * How the tests of notifications start Chromium. They use the whole Chromium, because the headless shell shows no
 * notifications.
 */
export const wholeChromiumLaunch = { executablePath: chosen ?? debian.chromium, args };

/** How tests and tools start Chromium (the one in `CHROMIUM_PATH`, or Debian's), without its background work. */
export const chromiumLaunch = {
  executablePath: chosen ?? (existsSync(debian.headlessShell) ? debian.headlessShell : debian.chromium),
  args,
};
