// Measures how long the page of a delayed reader takes to release a thousand waiting states in one frame, in Chromium
// with twenty matches in play. The states wait until the reader ends the delay. The benchmark prints a table; no figure
// makes it fail.
import { setTimeout as sleep } from 'node:timers/promises';
import { startMockServer } from '@tribunen/mocks/server';
import type { Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { spread } from './goalToBanner/spread.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { Storm } from './storm/Storm.ts';

const waiting = 1000;
const rounds = Number(process.env['ROUNDS'] ?? 20);
const key = 'tribunen.knownUntil';

let storm: Storm | null = null;
const { stop } = await startMockServer({
  port: localBackend.port,
  openMatches: (database) => Promise.resolve((storm = new Storm(database))),
});
const app = await openLocalApp();
try {
  if (storm === null) throw new Error('The backend has not opened its match source');
  await print(storm);
} finally {
  await app.stop();
  await stop();
}

async function print(blows: Storm): Promise<void> {
  const page = await app.openVisitorsPage();
  await page.addInitScript((name) => localStorage.setItem(name, '{"delay":180}'), key);
  await page.goto(`${app.address}/results`);
  await page.getByRole('button', { name: 'Stormserien' }).waitFor();
  const releases: Release[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Every other change is an event, which brings no state.
    for (let change = 0; change < waiting * 2; change += 1) await blows.change();
    await sleep(1500);
    releases.push(await release(page));
  }
  console.table({
    'the gate passes a thousand states on, ms': spread(releases.map(({ gate }) => gate)),
    'the cache receives them, ms': spread(releases.map(({ cache }) => cache)),
    'together, ms': spread(releases.map(({ gate, cache }) => gate + cache)),
  });
}

interface Release {
  /** The milliseconds in which the gate passes the waiting states on, and the first of them is shown. */
  readonly gate: number;
  /** The milliseconds of the timer that takes the others of the frame into the cache. */
  readonly cache: number;
}

/** Ends the delay, as if another tab had ended it, and begins it again. */
function release(page: Page): Promise<Release> {
  return page.evaluate(async (name) => {
    const own = window.setTimeout.bind(window);
    const timers: number[] = [];
    const timed = (run: () => void, ms?: number): number =>
      own(() => {
        const from = performance.now();
        run();
        timers.push(performance.now() - from);
      }, ms);
    Object.assign(window, { setTimeout: timed });
    const choose = (text: string): number => {
      localStorage.setItem(name, text);
      const from = performance.now();
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
      return performance.now() - from;
    };
    const gate = choose('{"delay":0}');
    await new Promise((resolve) => {
      own(resolve, 200);
    });
    Object.assign(window, { setTimeout: own });
    choose('{"delay":180}');
    return { gate, cache: Math.max(0, ...timers) };
  }, key);
}
