// A phone that lies on a table for a day, with the app open: the memory that Chromium uses after 0, 6, 12 and 24 hours.
// The benchmark drives the page's clock and the backend's. Three matches are played between eight in the morning and
// two. Prints a table; has no pass or fail.
import { isLiveStatus } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { DrivenClock } from './heapDay/DrivenClock.ts';
import { memoryOf } from './heapDay/memoryOf.ts';
import { settle } from './heapDay/settle.ts';
import { watchRequests } from './heapDay/watchRequests.ts';
import { openLocalApp } from './local/openLocalApp.ts';

const minute = 60_000;
const hour = 60 * minute;
const looksAfterHours = [0, 6, 12, 24];
const lastHour = Number(process.env['HOURS'] ?? 24);
/**
 * How far the page's clock runs before the benchmark waits for answers. A step is the longest time between two polls (a
 * second live, ten seconds otherwise) plus a tenth: long enough that each step has its polls, and short enough that
 * they do not time out.
 */
const step = { live: 1100, quiet: 11_000 };
/** How often the backend catches up with the time that has passed, in milliseconds. */
const wakeEvery = 5000;
const start = Date.parse('2026-11-21T05:00:00.000Z');

const clock = new DrivenClock(start);
const { backend, stop } = await startMockServer({
  port: localBackend.port,
  scenario: 'rolig-dag',
  speed: 1,
  clock,
});
const app = await openLocalApp();
const began = performance.now();
try {
  const page = await app.openPage();
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchRequests);
  await page.clock.install({ time: start });
  await page.goto(`${app.address}/results`);
  await page.locator('main a[href^="/match/"]').first().waitFor();
  await page.clock.pauseAt(start + minute);
  clock.advance(minute);
  await settle(page);

  const table: Record<string, object> = {};
  let passed = 0;
  let requests = 0;
  let liveMs = 0;
  let wokenAt = 0;
  const passUntil = async (end: number): Promise<void> => {
    while (passed < end) {
      const isLive = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status)).length > 0;
      const ms = isLive ? step.live : step.quiet;
      clock.advance(ms);
      if (passed - wokenAt >= wakeEvery) {
        wokenAt = passed;
        await backend.wake();
      }
      await page.clock.runFor(ms);
      requests = await settle(page);
      passed += ms;
      if (isLive) liveMs += ms;
    }
  };

  // Code that loads once, after the first paint, is part of the baseline.
  await passUntil(5 * minute);
  for (const hours of looksAfterHours.filter((each) => each <= lastHour)) {
    await passUntil(5 * minute + hours * hour);
    table[`after ${hours} h`] = {
      ...(await memoryOf(session)),
      requests,
      'events in the backend': backend.database.live_events_new.rows().length,
      'hours live': Math.round((liveMs / hour) * 10) / 10,
    };
  }
  console.table(table);
  console.log(`The day took ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await app.stop();
  await stop();
}
