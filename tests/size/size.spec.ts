import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builds } from '../../tooling/build/buildApp.mjs';
import { filesOfFirstLoad } from './filesOfFirstLoad.ts';
import { modulesOfDemo } from './modulesOfDemo.ts';
import { sharesOf } from './sharesOf.ts';

const { folder, env } = builds.configured;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/**
 * The most KiB of scripts that /results may load after its first screen, once its matches have loaded or failed: the
 * Supabase client, the live connection and, in a wide window, the pane of the chosen match. The pane's files include
 * the texts and icons of every later screen.
 *
 * In both windows the code for use without a network (the chunk «installedApp») takes 9 KiB, the code for the topics of
 * mode `crowd` 3 KiB, for merging reports 1 KiB, and for storing the list for the next visit 0.8 KiB. On a desktop the
 * code for the pane's tabs and countdown takes 2 KiB, for the reader's delay and hidden results 1.3 KiB, for moderating
 * the pane's chat 0.6 KiB, for the messages that wait for a delayed reader 0.5 KiB, and for the authors' names 0.4 KiB.
 * The content of a tab and the card of an author load later.
 */
const windows = {
  'on a phone': { viewport: { width: 390, height: 844 }, mostBehind: 80 },
  'on a desktop': { viewport: { width: 1280, height: 720 }, mostBehind: 182 },
};
/** The most KiB that the first screen itself may load: its compressed scripts, and its fonts. */
const mostFirst = { scripts: 189, fonts: 70 };
/**
 * The most KiB that each package may have of the scripts of the first screen (`sharesOf`). A package that is not here
 * may have none. `unnamed` includes the import lines, which grow with each new file.
 */
const mostOf: Readonly<Record<string, number>> = {
  react: 67,
  i18next: 16.5,
  'react-i18next': 2,
  styles: 12,
  query: 10.5,
  'react-router': 8,
  supabase: 7,
  valibot: 5.5,
  'lucide-react': 2.5,
  ui: 27,
  app: 18.5,
  domain: 9,
  words: 4.5,
  unnamed: 6,
};
/**
 * The most scripts of the first screen. On a phone the time for one more request is longer than the time for its bytes.
 */
const mostFirstScripts = 8;
/**
 * The most scripts that each of these screens may load besides those of the first screen. The templates of
 * `index.html` list them.
 */
const mostScripts = { match: 9, 'match-detail': 8, auth: 18 };

/** The most KiB of the compressed service worker, which the browser fetches again at each visit. */
const mostWorker = 30;

/** The KiB that the inline script adds to the compressed page. */
function scriptInPage(): number {
  const page = read('index.html');
  const without = page.replace(/<script data-before-paint>.*?<\/script>/s, '');
  expect(without).not.toBe(page);
  return (gzipSync(page, { level: 9 }).length - gzipSync(without, { level: 9 }).length) / 1024;
}

/** Returns the compressed size of some files together, in KiB, and prints the size of each. */
function weigh(name: string, files: readonly string[], type: '.js' | '.woff2'): number {
  const weights = files
    .filter((file) => extname(file) === type)
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      return { file, kib: (type === '.js' ? gzipSync(bytes, { level: 9 }) : bytes).length / 1024 };
    });
  const total = weights.reduce((sum, { kib }) => sum + kib, 0);
  const rows = weights.toSorted((one, other) => other.kib - one.kib);
  for (const { file, kib } of [{ file: name, kib: total }, ...rows]) {
    console.log(`${kib.toFixed(1).padStart(8)} KiB  ${file}`);
  }
  return total;
}

for (const [where, { viewport, mostBehind }] of Object.entries(windows)) {
  test.describe(where, () => {
    test.use({ viewport });

    test('the results screen keeps within its limits, before and after its matches load', async ({ page, baseURL }) => {
      const { first, behind } = await filesOfFirstLoad(page, { folder, address: baseURL ?? '' });
      const inPage = scriptInPage();
      console.log(`${inPage.toFixed(1).padStart(8)} KiB  in the page itself`);
      const scripts = inPage + weigh(`scripts of the first screen, ${where}`, first, '.js');
      expect.soft(scripts).toBeGreaterThan(0);
      expect.soft(scripts).toBeLessThanOrEqual(mostFirst.scripts);
      expect.soft(first.filter((file) => extname(file) === '.js').length).toBeLessThanOrEqual(mostFirstScripts);
      const fonts = weigh(`fonts of the first screen, ${where}`, first, '.woff2');
      expect.soft(fonts).toBeGreaterThan(0);
      expect.soft(fonts).toBeLessThanOrEqual(mostFirst.fonts);
      const later = weigh(`scripts behind it, ${where}`, behind, '.js');
      expect.soft(later).toBeGreaterThan(0);
      expect.soft(later).toBeLessThanOrEqual(mostBehind);
    });
  });
}

test.describe('by package', () => {
  test.use({ viewport: windows['on a phone'].viewport });

  test('each package keeps within its share of the first screen', async ({ page, baseURL }) => {
    const { first } = await filesOfFirstLoad(page, { folder, address: baseURL ?? '' });
    const shares = [
      ...sharesOf(
        folder,
        first.filter((file) => extname(file) === '.js'),
      ),
    ].map(([name, kib]) => ({ name, kib, most: mostOf[name] ?? 0 }));
    const table = shares.map(({ name, kib, most }) => `${kib.toFixed(1).padStart(8)} KiB of at most ${most}  ${name}`);
    console.log(table.join('\n'));
    expect(shares).not.toEqual([]);
    const tooHeavy = shares.filter(({ kib, most }) => kib > most).map(({ name }) => name);
    expect(tooHeavy, table.join('\n')).toEqual([]);
  });
});

for (const language of ['nn', 'en']) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: windows['on a phone'].viewport });

    test('the first screen keeps within the limit that applies in bokmål, and loads only the texts of its own language', async ({
      page,
      baseURL,
    }) => {
      // The app does not choose English by itself, so the test stores the choice.
      await page.addInitScript((chosen) => localStorage.setItem('tribunen-language', chosen), language);
      const { first } = await filesOfFirstLoad(page, { folder, address: baseURL ?? '' });
      expect(weigh(`scripts of the first screen, in ${language}`, first, '.js')).toBeLessThanOrEqual(mostFirst.scripts);
      const words = first.filter((file) => /words-\w\w-/.test(file));
      expect(words).toHaveLength(1);
      expect(words[0]).toContain(`/words-${language}-`);
    });
  });
}

for (const [screen, most] of Object.entries(mostScripts)) {
  test(`the screen «${screen}» needs at most ${most} scripts besides those of the first screen`, () => {
    const [, named = ''] =
      new RegExp(`<template data-files-of="${screen}">(.*?)</template>`, 's').exec(read('index.html')) ?? [];
    const count = named.split('rel="modulepreload"').length - 1;
    console.log(`${String(count).padStart(8)} scripts  for ${screen}`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });
}

for (const [address, path] of [
  ['/results', 'results-today-edge'],
  ['/match', 'results-today-edge'],
  ['/match/7', 'fetch-match'],
] as const) {
  test(`at ${address} the page calls ${path} while the code of the app still loads`, async ({ page }) => {
    // Neither the requests to the backend nor those for the app's code get a response.
    await page.route('https://example.supabase.co/**', () => {});
    await page.route('**/assets/app-*', () => {});
    const call = page.waitForRequest(`**/functions/v1/${path}`);
    await page.goto(address, { waitUntil: 'commit' });
    await call;
  });
}

test('the page tells the browser to connect to the backend while the scripts load', () => {
  expect(read('index.html')).toContain(`<link rel="preconnect" crossorigin href="${env['VITE_SUPABASE_URL']}">`);
});

test('the service worker is no larger than its limit, and caches the page, the fonts, and the scripts of the screens other than the pitch and the calibration', () => {
  expect(weigh('the service worker', ['serviceWorker.js'], '.js')).toBeLessThanOrEqual(mostWorker);
  const files = [...read('serviceWorker.js').matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  weigh('cached scripts, with one language of three', files, '.js');
  weigh('cached fonts', files, '.woff2');
  const kept = (name: RegExp) => files.some((file) => name.test(file));
  for (const name of [
    /^index\.html$/,
    /\/main-/,
    /\/AuthContainer-/,
    /\/SettingsContainer-/,
    /\/StandingsTab-/,
    /\.woff2$/,
  ]) {
    expect.soft(kept(name), String(name)).toBe(true);
  }
  for (const name of [/\/PitchScene-/, /\/CalibrateContainer-/, /mockServiceWorker/]) {
    expect.soft(kept(name), String(name)).toBe(false);
  }
});

test('the build contains no code of the demo', () => {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const { modules, ofDemo } = modulesOfDemo(maps.map(read));
  expect(modules).toBeGreaterThan(0);
  expect(ofDemo).toEqual([]);
  expect(existsSync(join(folder, 'mockServiceWorker.js'))).toBe(false);
});
