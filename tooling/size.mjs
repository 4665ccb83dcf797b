import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { builds } from './build/buildApp.mjs';
import { serveBuild } from './build/serveBuild.mjs';
import { modulesOfDemo } from './size/modulesOfDemo.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';
import { closingLine } from './tally/Tally.mjs';

const kibibyte = 1024;
/**
 * Limits for the first load of /results, and for what it loads afterwards, once its matches are there: the Supabase
 * client and the live room, and in a wide window the pane of the chosen match, with the words of every later screen (13 KiB).
 * Scripts compressed, fonts as they are. What follows the first screen comes in a few files, so the pane's code brings that of the alerts and every
 * later icon: for a visitor 12 KiB more, and for everybody some seventy requests fewer.
 */
const limits = { scripts: 205 * kibibyte, fonts: 70 * kibibyte, behind: 65 * kibibyte, behindWide: 158 * kibibyte };
/** The most scripts that the first screen may load: on a phone each request costs more than its bytes. */
const mostFirstScripts = 8;
/** The most files that these screens may fetch at once besides the first screen's: those that the templates of `index.html` name. */
const mostScreenFiles = { match: 10, 'match-detail': 11, auth: 18 };
/** The first screen is complete when nothing more has been requested for this long, in milliseconds. */
const restMs = 700;
/** The page's clock runs slowly: `ms` of its time in every `everyMs` of real time. */
const slowly = { ms: 10, everyMs: 100 };

/** Where bytes cost most. */
const phone = { width: 390, height: 844 };
/** A window with room for the pane of the chosen match, which it loads too once the list stands. */
const wide = { width: 1280, height: 720 };

const { folder } = builds.configured;

/**
 * Lists the files of the build that Chromium requests for the first screen of /results, while its matches load, and
 * those it requests afterwards, when the matches have arrived or failed. A file that Chromium does not request is in
 * neither, however the scripts are split.
 *
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<{ first: readonly string[], behind: readonly string[] }>} paths in the build
 */
async function filesOfFirstLoad(viewport) {
  const { address, stop } = await serveBuild(folder);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    /** @type {Error | null} */
    let broken = null;
    /** @type {Set<string>} */
    const files = new Set();
    let fetchedAt = 0;
    // The backend of this build does not exist: its calls wait until the first screen is complete, and then fail.
    /** @type {import('playwright').Route[] | null} */
    let held = [];
    await page.route(
      (url) => !url.href.startsWith(address),
      (route) => (held === null ? route.abort() : void held.push(route)),
    );
    // A page that crashes halfway would load too little.
    page.on('pageerror', (error) => {
      broken = error;
    });
    page.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      if (!href.startsWith(address)) return;
      files.add(pathname);
      fetchedAt = performance.now();
    });
    const ofBuild = () => [...files].filter((file) => existsSync(join(folder, file)));
    const asksForMatches = page.waitForRequest('**/functions/v1/results-today-edge');
    const asked = asksForMatches.then(() => true);
    await page.goto(`${address}/results`);
    // The page's clock runs slowly until the page calls the backend, and then stops. The live room waits by that clock,
    // so it loads after the first screen on a slow machine too.
    while (!(await Promise.race([asked, setTimeout(slowly.everyMs, false)]))) await page.clock.runFor(slowly.ms);
    for (let rests = 0; rests < restMs; rests = performance.now() - fetchedAt) {
      await setTimeout(restMs - rests);
    }
    const first = ofBuild();
    const waiting = held;
    held = null;
    // The live room is complete when it opens its socket.
    const opensSocket = page.waitForEvent('websocket');
    await page.clock.resume();
    await Promise.all(waiting.map((route) => route.abort()));
    await page.getByRole('alert').waitFor();
    await opensSocket;
    await page.waitForLoadState('networkidle');
    if (broken !== null) throw broken;
    return { first, behind: ofBuild().filter((file) => !first.includes(file)) };
  } finally {
    await browser.close();
    await stop();
  }
}

/** @param {string} file @returns {number} bytes over the wire */
function weight(file) {
  const bytes = readFileSync(join(folder, file));
  return extname(file) === '.js' ? gzipSync(bytes, { level: 9 }).length : bytes.length;
}

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / kibibyte).toFixed(1).padStart(6)} KiB`;

/**
 * `node tooling/size.mjs`: prints the size of the first load of /results, counts the files of the screens after it, and checks that nothing of the
 * demo is in it.
 */
async function size() {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SetUpError('There is no configured build to weigh: run «node tooling/build.mjs configured» first.');
  }
  const { first, behind } = await filesOfFirstLoad(phone);
  const inWide = await filesOfFirstLoad(wide);
  const results = [
    weigh(
      'scripts, gzip',
      first.filter((file) => extname(file) === '.js'),
      limits.scripts,
    ),
    weigh(
      'scripts of the client and the live room behind it, gzip',
      behind.filter((file) => extname(file) === '.js'),
      limits.behind,
    ),
    weigh(
      'scripts in a wide window, gzip',
      inWide.first.filter((file) => extname(file) === '.js'),
      limits.scripts,
    ),
    weigh(
      'scripts behind it, with the pane, gzip',
      inWide.behind.filter((file) => extname(file) === '.js'),
      limits.behindWide,
    ),
    countScripts(first),
    countScreenFiles(),
    connectsEarly(),
    weigh(
      'fonts',
      first.filter((file) => extname(file) === '.woff2'),
      limits.fonts,
    ),
    searchForDemo(),
  ];
  const passed = results.filter(Boolean).length;
  console.log(closingLine({ passed, failed: results.length - passed, skipped: 0 }));
  if (passed < results.length) process.exitCode = 1;
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} limit in bytes
 * @returns {boolean} whether they are within it; false when there are none, since then something else is wrong
 */
function weigh(name, files, limit) {
  const rows = files.map((file) => ({ file, bytes: weight(file) })).toSorted((a, b) => b.bytes - a.bytes);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const isFine = rows.length > 0 && total <= limit;
  for (const { file, bytes } of rows) console.log(`  ${kib(bytes)}  ${file}`);
  console.log(`${isFine ? '✓' : '✗'} ${kib(total)}  ${name}, of ${kib(limit).trim()}`);
  return isFine;
}

/** @param {readonly string[]} first @returns {boolean} whether the first screen's scripts are few enough */
function countScripts(first) {
  const count = first.filter((file) => extname(file) === '.js').length;
  const isFine = count > 0 && count <= mostFirstScripts;
  console.log(`${isFine ? '✓' : '✗'} ${count} scripts, of ${mostFirstScripts}`);
  return isFine;
}

const page = () => readFileSync(join(folder, 'index.html'), 'utf8');

/** @returns {boolean} whether the screens that come after the first one fetch few enough files */
function countScreenFiles() {
  const counts = Object.entries(mostScreenFiles).map(([screen, most]) => {
    const [, files = ''] = new RegExp(`<template data-files-of="${screen}">(.*?)</template>`, 's').exec(page()) ?? [];
    const count = files.split('rel="modulepreload"').length - 1;
    return { text: `${count} for ${screen}, of ${most}`, isFine: count > 0 && count <= most };
  });
  const isFine = counts.every((count) => count.isFine);
  console.log(`${isFine ? '✓' : '✗'} more scripts: ${counts.map(({ text }) => text).join('; ')}`);
  return isFine;
}

/** @returns {boolean} whether the browser connects to the backend while it loads the scripts */
function connectsEarly() {
  const address = builds.configured.env['VITE_SUPABASE_URL'];
  const isFine = page().includes(`<link rel="preconnect" crossorigin href="${address}">`);
  console.log(`${isFine ? '✓' : '✗'} connects to the backend while it loads`);
  return isFine;
}

/** @returns {boolean} whether the build is free of the demo */
function searchForDemo() {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const { modules, ofDemo } = modulesOfDemo(maps.map((file) => readFileSync(join(folder, file), 'utf8')));
  const isFine = modules > 0 && ofDemo.length === 0 && !existsSync(join(folder, 'mockServiceWorker.js'));
  for (const module of ofDemo) console.log(`  demo in production: ${module}`);
  console.log(`${isFine ? '✓' : '✗'} ${modules} modules, ${ofDemo.length} of them the demo's`);
  return isFine;
}

await runMain(size);
