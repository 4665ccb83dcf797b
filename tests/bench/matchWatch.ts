// A live match watched for ninety simulated minutes and to its end, in Chromium against the mock server: requests by
// source beside the limits of the cadence table, DOM nodes and memory. Then a finished match whose events never come.
// The benchmark drives the page's clock and the backend's. Prints tables; has no pass or fail.
import { cadence, isLiveStatus, type LiveConditions } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { DrivenClock } from './heapDay/DrivenClock.ts';
import { memoryOf } from './heapDay/memoryOf.ts';
import { settle } from './heapDay/settle.ts';
import { watchRequests } from './heapDay/watchRequests.ts';
import { boundOf } from './idleDay/boundOf.ts';
import { Traffic } from './idleDay/Traffic.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { ReportRequests } from './matchWatch/ReportRequests.ts';

const minute = 60_000;
const lookEvery = 15;
const watched = Number(process.env['MINUTES'] ?? 90);
const untilOver = 130;
/** The longest time between two polls plus a tenth, as in `heapDay`. */
const step = 1100;
const wakeEvery = 5000;
const start = Date.parse('2026-11-21T15:00:00.000Z');

const clock = new DrivenClock(start);
const server = await startMockServer({ port: localBackend.port, speed: 1, clock });
const { database } = server.backend;
const app = await openLocalApp();
const began = performance.now();
try {
  const matchOf = (id: string) => database.live_matches_new.rows((row) => row.id === id)[0];
  const isOver = (id: string) => !isLiveStatus(matchOf(id)?.status ?? 'SCHEDULED');
  const [youngest] = database.live_matches_new
    .rows(({ status }) => isLiveStatus(status))
    .toSorted((one, other) => (one.minute ?? 0) - (other.minute ?? 0));
  if (youngest === undefined) throw new Error('No match is in play');
  const { id } = youngest;

  const page = await app.openPage();
  const session = await page.context().newCDPSession(page);
  const traffic = await Traffic.of(session, server.url);
  const reports = new ReportRequests(page, id);
  let changes = 0;
  database.onChange((change) => {
    if (change.table === 'match_state' && change.type === 'UPDATE' && change.record['id'] === id) changes += 1;
  });
  await page.addInitScript(watchRequests);
  await page.clock.install({ time: start });
  await page.goto(`${app.address}/match/${id}`);
  await page.getByRole('tablist').waitFor();
  await page.clock.pauseAt(start + minute);
  clock.advance(minute);
  await settle(page);

  let passed = 0;
  let wokenAt = 0;
  const passOneStep = async (): Promise<void> => {
    clock.advance(step);
    if (passed - wokenAt >= wakeEvery) {
      wokenAt = passed;
      await server.backend.wake();
    }
    await page.clock.runFor(step);
    await settle(page);
    passed += step;
  };
  const passUntil = async (end: number): Promise<void> => {
    while (passed < end) await passOneStep();
  };

  // Code that loads once, after the match is shown, belongs to the baseline.
  await passUntil(minute);
  const from = passed;
  traffic.clear();
  const memory: Record<string, object> = {};
  let before = { reports: reports.sent, changes };
  for (let minutes = 0; minutes <= watched; minutes += lookEvery) {
    await passUntil(from + minutes * minute);
    memory[`after ${minutes} min`] = {
      ...(await memoryOf(session)),
      reports: reports.sent - before.reports,
      'at most, by the poll': (minutes === 0 ? 0 : lookEvery * minute) / cadence.openMatch.poll,
      'changes of the match': changes - before.changes,
      status: matchOf(id)?.status,
      'minute of play': matchOf(id)?.minute,
    };
    before = { reports: reports.sent, changes };
  }
  console.table(memory);
  console.table(Object.fromEntries(reports.others));
  const live: LiveConditions = { mode: 'small', socketUp: true, tabHidden: false, matchNear: true };
  console.table(
    Object.fromEntries(
      [...traffic.bySource].map(([source, { requests }]) => {
        const bound = boundOf(source, live);
        return [source, { requests, 'at most': bound === null ? null : bound * watched }];
      }),
    ),
  );

  while (!isOver(id) && passed < from + untilOver * minute) await passOneStep();
  const overAt = passed;
  const atWhistle = reports.sent;
  await passUntil(overAt + minute);
  const untilThen = reports.sent;
  await passUntil(overAt + 6 * minute);
  console.table({
    'the match ended after, min': Math.round((overAt - from) / minute),
    'reports in the minute after the whistle': untilThen - atWhistle,
    'reports in the five minutes after that': reports.sent - untilThen,
  });

  // The same match, finished, from a provider that has no events for it.
  const empty = await app.openPage();
  const asked = new ReportRequests(empty, id);
  await empty.route('**/functions/v1/fetch-match', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'POST') return route.fulfill({ response });
    const answer: object = Object(await response.json());
    return route.fulfill({ response, json: { ...answer, goals: [], bookings: [], substitutions: [], events: [] } });
  });
  await empty.addInitScript(watchRequests);
  const now = clock.now();
  await empty.clock.install({ time: now });
  await empty.goto(`${app.address}/match/${id}`);
  await empty.getByRole('tablist').waitFor();
  await empty.clock.pauseAt(now + minute);
  clock.advance(minute);
  for (let ms = 0; ms < 2 * minute; ms += step) {
    clock.advance(step);
    await empty.clock.runFor(step);
    await settle(empty);
  }
  console.table({
    'a finished match without events: reports in two minutes': asked.sent,
    'of which past every cache': asked.pastCaches,
  });
  console.log(`It took ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await app.stop();
  await server.stop();
}
