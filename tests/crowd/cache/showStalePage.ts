import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { launchChromium } from '../../../tooling/process/launchChromium.mjs';
import { round } from '../figures/round.ts';
import { openLocalStand } from '../site/openLocalStand.ts';
import type { Ground } from '../site/Stand.ts';

/**
 * `npm run crowd:page`: the app, built for a backend in mode `crowd` and served by nginx, which also caches the live
 * endpoints. The results are open in Chromium when the whole backend stops. nginx continues to serve the last delta,
 * and the page says how old it is. Prints what the page said at each moment, and saves pictures in `reports/crowd`.
 * Fails if the page does not show the age, or is wrong by more than a few seconds.
 */
const app = join(import.meta.dirname, '../../../packages/app');
const pictures = join(import.meta.dirname, '../../../reports/crowd');
const looks = [20, 35, 50];
/**
 * A socket heartbeat confirms the shown data every ten seconds, so the backend may have stopped up to ten seconds after
 * the last confirmation.
 */
const heartbeatSeconds = 10;
const wrongBySeconds = 5;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const folder = mkdtempSync(join(tmpdir(), 'tribunen-page-'));
const stand = await openLocalStand({ withCache: true, site: buildFor });
await stand.setMode('crowd');
const browser = await launchChromium();
const failures: string[] = [];
try {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(`${stand.site}/results`);
  const [match] = stand.football.matches;
  await page.locator(`main a[href="/match/${match?.id}"]`).first().waitFor();
  // The page learns that the backend is in mode `crowd`, and then requests the version that the cache has.
  await sleep(25_000);
  console.log(`While the backend answers: ${(await age(page)) ?? 'no age, as of fresh data'}`);
  await stand.stopBackend();
  const stoppedAt = Date.now();
  const shownTexts: Record<string, string> = {};
  for (const seconds of looks) {
    await sleep(stoppedAt + seconds * 1000 - Date.now());
    const [text, passed] = [await age(page), (Date.now() - stoppedAt) / 1000];
    shownTexts[`${round(passed, 0)} s after the backend stopped`] = text ?? 'nothing';
    const said = Number(/(\d+) s siden/.exec(text ?? '')?.[1] ?? Number.NaN);
    if (!(said >= passed - wrongBySeconds && said <= passed + heartbeatSeconds + wrongBySeconds))
      failures.push(`After ${round(passed, 0)} s the page said «${text}»`);
  }
  console.table(shownTexts);
  mkdirSync(pictures, { recursive: true });
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await sleep(500);
      await page.screenshot({ path: join(pictures, `stale-${name}-${colorScheme}.png`) });
    }
  }
} finally {
  await browser.close();
  await stand.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

async function buildFor({ url, anonKey }: Pick<Ground, 'url' | 'anonKey'>): Promise<string> {
  process.env['VITE_SUPABASE_URL'] = url;
  process.env['VITE_SUPABASE_ANON_KEY'] = anonKey;
  // nginx reads the folder as the user `nobody`.
  chmodSync(folder, 0o755);
  await build({ root: app, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  return folder;
}

/** The age that the page shows; null if it shows none. */
async function age(page: Page): Promise<string | null> {
  const [line] = await page.getByText(/Oppdatert for|Frakoblet/).allInnerTexts();
  return line ?? null;
}
