import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** The first screen is complete when the page has sent no request for this long, in milliseconds. */
const restMs = 700;
/** The page's clock runs slowly: `ms` of its time in every `everyMs` of real time. */
const slowly = { ms: 10, everyMs: 100 };

/**
 * Opens /results and returns two lists of files of the build: `first` has the files that Chromium requests for the
 * first screen, while the matches load; `behind` has those that it requests after the matches failed to load. A file
 * that Chromium does not request is in neither list.
 *
 * @param folder the folder of the build
 * @returns paths in the build
 */
export async function filesOfFirstLoad(
  page: Page,
  { folder, address }: { readonly folder: string; readonly address: string },
): Promise<{ readonly first: readonly string[]; readonly behind: readonly string[] }> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const broken: Error[] = [];
  const files = new Set<string>();
  let requestedAt = 0;
  // The backend of this build does not exist: its calls wait until the first screen is complete, and then fail.
  let held: Route[] | null = [];
  await page.route(
    (url) => !url.href.startsWith(address),
    (route) => (held === null ? route.abort() : void held.push(route)),
  );
  // Collects crashes, because a page that crashes while loading would load too few files.
  page.on('pageerror', (error) => broken.push(error));
  page.on('request', (request) => {
    const { href, pathname } = new URL(request.url());
    if (!href.startsWith(address)) return;
    files.add(pathname);
    requestedAt = performance.now();
  });
  const ofBuild = (): readonly string[] => [...files].filter((file) => existsSync(join(folder, file)));
  // The app has rendered when the static shell is gone. The requests for the matches do not show this, because the page
  // sends them before the app runs.
  const rendered = page
    .locator('[data-static-shell]')
    .waitFor({ state: 'detached' })
    .then(() => true);
  await page.goto('/results');
  // The page's clock runs slowly until the app has rendered, and then stops. A timer on that clock loads the live
  // connection, so it loads after the first screen even on a slow machine.
  while (!(await Promise.race([rendered, setTimeout(slowly.everyMs, false)]))) await page.clock.runFor(slowly.ms);
  for (let rests = 0; rests < restMs; rests = performance.now() - requestedAt) await setTimeout(restMs - rests);
  const first = ofBuild();
  const waiting = held;
  held = null;
  // All code of the live connection has loaded when it opens its socket.
  const opensSocket = page.waitForEvent('websocket');
  await page.clock.resume();
  await Promise.all(waiting.map((route) => route.abort()));
  await page.getByRole('alert').waitFor();
  // Without a response the page assumes mode `small` after up to forty seconds (LIVE-26).
  await page.clock.fastForward(40_000);
  await opensSocket;
  await page.waitForLoadState('networkidle');
  const [error] = broken;
  if (error !== undefined) throw error;
  return { first, behind: ofBuild().filter((file) => !first.includes(file)) };
}
