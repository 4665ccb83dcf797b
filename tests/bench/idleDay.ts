// The cost of the app on a phone that lies on a table: requests, bytes and processor time per minute, on an ordinary
// match day at real speed, in each state of the cadence table. Prints tables with the table's limit beside each figure;
// has no pass or fail.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveConditions } from '@tribunen/domain';
import { type MockServer, startMockServer } from '@tribunen/mocks/server';
import type { Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { boundOf } from './idleDay/boundOf.ts';
import { secondsWorked } from './idleDay/secondsWorked.ts';
import { Traffic } from './idleDay/Traffic.ts';
import { type LocalApp, openLocalApp } from './local/openLocalApp.ts';

interface State {
  readonly name: string;
  readonly scenario: 'kampdag' | 'rolig-dag';
  readonly conditions: LiveConditions;
}

/**
 * How long a page that has just been opened takes to become quiet: prefetched days, the first backfill, the first
 * health ping.
 */
const settleMs = 20_000;
const measuredMs = Number(process.env['SECONDS'] ?? 60) * 1000;

const live: LiveConditions = { mode: 'small', socketUp: true, tabHidden: false, matchNear: true };
const states: readonly State[] = [
  { name: 'matches live, socket up', scenario: 'kampdag', conditions: live },
  { name: 'matches live, socket down', scenario: 'kampdag', conditions: { ...live, socketUp: false } },
  { name: 'matches live, tab hidden', scenario: 'kampdag', conditions: { ...live, tabHidden: true } },
  { name: 'no match near, socket up', scenario: 'rolig-dag', conditions: { ...live, matchNear: false } },
  { name: 'a crowd, socket up', scenario: 'kampdag', conditions: { ...live, mode: 'crowd' } },
  { name: 'a crowd, socket down', scenario: 'kampdag', conditions: { ...live, mode: 'crowd', socketUp: false } },
];

for (const state of states) {
  const server = await startMockServer({ port: localBackend.port, scenario: state.scenario, speed: 1 });
  try {
    const app = await openLocalApp();
    try {
      await print(state, app, server);
    } finally {
      await app.stop();
    }
  } finally {
    await server.stop();
  }
}

async function print({ name, conditions }: State, app: LocalApp, server: MockServer): Promise<void> {
  const page = await app.openPage();
  const session = await page.context().newCDPSession(page);
  const traffic = await Traffic.of(session, server.url);
  await session.send('Performance.enable');
  await page.goto(`${app.address}/results`);
  await page.locator('main a[href^="/match/"]').first().waitFor();
  server.backend.crowding = { mode: conditions.mode, nextCheckIn: null };
  if (!conditions.socketUp) server.backend.faults.socket.set({ kind: 'closed' });
  if (conditions.tabHidden) await hide(page);
  await sleep(settleMs);

  traffic.clear();
  const before = await secondsWorked(session);
  const from = performance.now();
  await sleep(measuredMs);
  const counted = traffic.bySource;
  const minutes = (performance.now() - from) / 60_000;
  const after = await secondsWorked(session);

  const aMinute = (count: number): number => Math.round((count / minutes) * 10) / 10;
  const sources = [...counted].toSorted(([one], [other]) => one.localeCompare(other));
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      sources.map(([source, { requests, bytes }]) => [
        source,
        {
          'requests a minute': aMinute(requests),
          'at most': boundOf(source, conditions),
          'KiB a minute': aMinute(bytes / 1024),
        },
      ]),
    ),
  );
  const sum = (of: 'requests' | 'bytes'): number => sources.reduce((total, [, each]) => total + each[of], 0);
  const share = (seconds: number): string => `${((seconds / (minutes * 60)) * 100).toFixed(2)} %`;
  console.table({
    'requests a minute, all': aMinute(sum('requests')),
    'KiB a minute, all': aMinute(sum('bytes') / 1024),
    'of a core, the page’s thread': share(after.thread - before.thread),
    'of a core, the page’s process': share(after.process - before.process),
    'load of the machine, last minute': Number(loadavg()[0]?.toFixed(2)),
  });
  await page.context().close();
}

/** Headless Chromium never hides a tab, so this fakes the visibility and its event. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
