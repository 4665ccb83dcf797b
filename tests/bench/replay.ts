// Measures how many frames a second a phone with a quarter of this machine's speed shows while it replays a match with
// 3,000 events at ×60, in which each second brings another minute of the match. The benchmark prints a table; no figure
// makes it fail. `RUNS` is the number of replays.
import { startMockServer } from '@tribunen/mocks/server';
import type { Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { spread } from './goalToBanner/spread.ts';
import { openLocalApp } from './local/openLocalApp.ts';

const runs = Number(process.env['RUNS'] ?? 3);
const slowdown = 4;
const events = 3000;
const minutes = 90;
const match = '2499719';
/** How long the frames of a replay are counted, in milliseconds. */
const countedMs = 20_000;

const { stop } = await startMockServer({ port: localBackend.port });
const app = await openLocalApp();
try {
  const replays: Frames[] = [];
  for (let run = 0; run < runs; run += 1) replays.push(await replay(await app.openVisitorsPage()));
  console.table({
    'frames a second': spread(replays.map(({ aSecond }) => aSecond)),
    'milliseconds between two frames': spread(replays.flatMap(({ apart }) => apart)),
  });
} finally {
  await app.stop();
  await stop();
}

interface Frames {
  readonly aSecond: number;
  /** The milliseconds between each frame and the next. */
  readonly apart: readonly number[];
}

async function replay(page: Page): Promise<Frames> {
  await page.route('**/functions/v1/fetch-match', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: withManyEvents(await answer.json()) });
  });
  await page.goto(`${app.address}/match/${match}`);
  await page.getByRole('button', { name: 'Se kampen på fem minutter' }).click();
  await page.getByRole('radio', { name: '×60' }).check();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const note = (at: number): void => {
          times.push(at);
          if (at - (times[0] ?? at) < ms) requestAnimationFrame(note);
          else resolve(times);
        };
        requestAnimationFrame(note);
      }),
    countedMs,
  );
  await page.close();
  const apart = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return { aSecond: (apart.length * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0)), apart };
}

/** The answer for the match, with 3,000 events spread over its minutes. */
function withManyEvents(answer: object): object {
  const bookings = Array.from({ length: events }, (_, n) => ({
    minute: 1 + Math.floor((n * minutes) / events),
    team: n % 2 === 0 ? { id: 57, name: 'Arsenal' } : { id: 338, name: 'Leicester City' },
    player: { id: null, name: `Spiller ${n}` },
    card: 'YELLOW',
  }));
  return { ...answer, recorded: [], bookings };
}
