// A telephone that lies on the table for a day with the app open: what Chromium holds of memory after 0, 6, 12 and 24 hours. The page's
// clock is driven, and the backend's with it; three matches are played from eight in the morning to two. Prints a table; judges nothing.
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
 * How far the page's time runs before it waits for answers: as far as its polls are apart at most (a second live, ten seconds else, and a
 * tenth), so that each step has its own, and not so far that it gives them up.
 */
const step = { live: 1100, quiet: 11_000 };
/** How seldom the backend is told that time has passed. */
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
  clock.putOn(minute);
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
      clock.putOn(ms);
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

  // What is loaded once, after the first paint, is there when the day begins.
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
