// Measures the time from a goal's frame on the socket to its banner in the document, in Chromium, with twenty matches
// in play and a backend that writes 500 changes a second. The benchmark prints tables; no figure makes it fail.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMockServer } from '@tribunen/mocks/server';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { readSeenGoals, type SeenGoals } from './goalToBanner/seenGoals.ts';
import { spread } from './goalToBanner/spread.ts';
import { watchGoals } from './goalToBanner/watchGoals.ts';
import { signIn } from './lighthouse/signIn.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { atRate } from './storm/atRate.ts';
import { followTeams } from './storm/followTeams.ts';
import { Storm, type StormGoal } from './storm/Storm.ts';

const changesASecond = Number(process.env['CHANGES'] ?? 500);
const warmUp = 15;
const measured = Number(process.env['GOALS'] ?? 110);
const goalEveryMs = 1000;
/** The benchmark closes a banner after this many milliseconds. */
const bannerMs = 150;

let storm: Storm | null = null;
const { backend, stop } = await startMockServer({
  port: localBackend.port,
  openMatches: (database) => Promise.resolve((storm = new Storm(database))),
});
const app = await openLocalApp();
const end = new AbortController();
try {
  if (storm === null) throw new Error('The backend has not opened its match source');
  await print(storm);
} finally {
  end.abort();
  await app.stop();
  await stop();
}

async function print(blows: Storm): Promise<void> {
  await followTeams(backend.database, (await signIn()).userId, blows.followed);
  const page = await app.openPage();
  await page.addInitScript(watchGoals, bannerMs);
  await page.goto(`${app.address}/results`);
  await page.getByRole('button', { name: 'Stormserien' }).waitFor();
  // A browser plays sound only after a click. The sound is part of the banner's cost, so the benchmark clicks first.
  await page.getByRole('heading', { level: 1 }).click();
  const blowing = atRate(changesASecond, () => blows.change(), end.signal);

  await goals(blows, warmUp);
  const before = await readSeenGoals(page);
  const from = await page.evaluate(() => performance.now());
  const sent = await goals(blows, measured);
  const after = await readSeenGoals(page);
  const seconds = ((await page.evaluate(() => performance.now())) - from) / 1000;
  end.abort();
  const { times, ms } = await blowing;

  console.table({
    'changes a second written': Math.round((times * 1000) / ms),
    'frames a second': Math.round((after.frames - before.frames) / seconds),
    'KiB a second': Math.round((after.bytes - before.bytes) / 1024 / seconds),
    'goals sent': sent.length,
    'load of the machine, last minute': Number(loadavg()[0]?.toFixed(2)),
  });
  printDurations(after, from, sent);
  printLongTasks(after, from);
}

async function goals(blows: Storm, number: number): Promise<readonly StormGoal[]> {
  const sent: StormGoal[] = [];
  for (let index = 0; index < number; index += 1) {
    sent.push(await blows.goal());
    await sleep(goalEveryMs);
  }
  return sent;
}

function printDurations({ banners, flashes, timeOrigin }: SeenGoals, from: number, sent: readonly StormGoal[]): void {
  const inTime = banners.filter(({ frame }) => frame >= from);
  const alone = inTime.filter(({ waits }) => !waits);
  const writtenAt = new Map(sent.map(({ scorer, at }) => [scorer, at - timeOrigin]));
  console.table({
    'frame → banner in the document, ms': spread(alone.map(({ frame, shown }) => shown - frame)),
    'frame → banner painted, ms': spread(alone.map(({ frame, painted }) => painted - frame)),
    'written in the backend → banner, ms': spread(
      alone.map(({ scorer, shown }) => shown - (writtenAt.get(scorer) ?? Number.NaN)),
    ),
    'frame → card lit, ms': spread(
      flashes.filter(({ frame }) => frame >= from).map(({ frame, shown }) => shown - frame),
    ),
  });
  console.log(
    `${inTime.length} of ${sent.length} goals had a banner; ${inTime.length - alone.length} waited for another.`,
  );
}

function printLongTasks({ longTasks, longFrames, answers }: SeenGoals, from: number): void {
  const tasks = longTasks.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  console.log(
    `Tasks over 50 ms: ${tasks.length}; the longest ${Math.max(0, ...tasks)} ms. The frames that took longest:`,
  );
  const longest = longFrames
    .filter(({ startTime }) => startTime >= from)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 10);
  console.table(
    longest.map(({ startTime, duration, scripts }) => ({
      ms: Math.round(duration),
      'its scripts': scripts
        .toSorted((one, other) => other.duration - one.duration)
        .slice(0, 2)
        .map(({ invoker, duration: ms }) => `${invoker.slice(0, 40)} ${Math.round(ms)}`)
        .join(', '),
      'answers that came': answers
        .filter(({ responseEnd }) => responseEnd > startTime - duration && responseEnd < startTime + duration)
        .map(({ name }) => new URL(name).pathname.split('/').at(-1))
        .join(', '),
    })),
  );
}
