// A match chat that is open for three hours while a lively crowd writes: the memory that Chromium uses before, and
// after each hour. The benchmark drives the page's clock and the backend's. Prints a table; has no pass or fail.
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
const hours = Number(process.env['HOURS'] ?? 3);
/**
 * How far the page's clock runs before the benchmark waits for answers: a poll of a live match comes each second, and
 * must be answered before it times out.
 */
const stepMs = 1100;
/**
 * A message in every second step; in the minute after each quarter of an hour five messages a step, as after a goal.
 */
const messagesIn = (step: number): number =>
  Math.floor((step * stepMs) / minute) % 15 === 1 ? 5 : step % 2 === 0 ? 1 : 0;
const start = Date.parse('2026-11-21T14:05:00.000Z');

const clock = new DrivenClock(start);
const { backend, stop } = await startMockServer({ port: localBackend.port, speed: 1, clock });
const app = await openLocalApp();
const began = performance.now();
try {
  const crowd = backend.database.auth.users.rows(({ password, google }) => password === null && !google);
  const match = backend.database.live_matches_new.rows(({ status }) => isLiveStatus(status))[0];
  if (match === undefined) throw new Error('No match is in play');
  const page = await app.openPage();
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchRequests);
  await page.clock.install({ time: start });
  await page.goto(`${app.address}/match?id=${match.id}`);
  await page.getByRole('log').waitFor();
  await page.clock.pauseAt(start + minute);
  clock.advance(minute);
  await settle(page);

  let step = 0;
  let written = 0;
  const passUntil = async (end: number): Promise<void> => {
    for (; step * stepMs < end; step += 1) {
      clock.advance(stepMs);
      const at = new Date(clock.now()).toISOString();
      const messages = Array.from({ length: messagesIn(step) }, (_, index) => ({
        id: crypto.randomUUID(),
        team_id: 0,
        team_name: `${match.home_team_name} vs ${match.away_team_name}`,
        sender_id: crowd[(step + index) % crowd.length]?.id ?? null,
        content: `Nå må de komme høyere i banen. ${step}`,
        deleted_at: null,
        tagged_user_id: null,
        reference_message_id: null,
        created_at: at,
        updated_at: at,
      }));
      await backend.database.team_messages.insert(messages);
      written += messages.length;
      await page.clock.runFor(stepMs);
      await settle(page);
    }
  };

  // Code that loads once, and the first 200 messages, belong to the baseline.
  await passUntil(10 * minute);
  const table: Record<string, object> = {};
  for (let passed = 0; passed <= hours; passed += Math.min(1, hours)) {
    await passUntil(10 * minute + passed * hour);
    const elements = await page.getByRole('log').locator('*').count();
    table[`after ${passed} h`] = {
      ...(await memoryOf(session)),
      'elements of the chat': elements,
      'messages written': written,
    };
  }
  console.table(table);
  console.log(`The match took ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await app.stop();
  await stop();
}
