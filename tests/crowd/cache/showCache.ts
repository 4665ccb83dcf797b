import { setTimeout as sleep } from 'node:timers/promises';
import { fetchBootLive } from '../../../packages/app/src/api/functions/liveEndpoints.ts';
import { percentiles } from '../figures/percentiles.ts';
import { round } from '../figures/round.ts';
import { until } from '../run/until.ts';
import { openLocalStand } from '../site/openLocalStand.ts';
import { CachePoller, type PolledAnswer } from './CachePoller.ts';

/**
 * `npm run crowd:cache`: runs nginx in front of the live endpoints of a backend in mode `crowd`, for two hundred
 * pollers. Plays the situations that a cache must handle: a quiet time, goals, a version that goes back, pages that
 * return with two hundred different versions, an origin that stops and starts again. Prints the share of requests that
 * reached the origin, and the age of the answers. The run cannot fail.
 */
const count = 200;
const sceneMs = 15_000;
const mostMs = 20_000;

const stand = await openLocalStand({ withCache: true });
const { football, origin, ground } = stand;
const [match] = football.matches;
if (origin === null || match === undefined) throw new Error('The stand has no cache, or no match');
await stand.setMode('crowd');

let answers: (PolledAnswer | null)[] = [];
const pollers = Array.from({ length: count }, () => new CachePoller(ground.apiUrl, (answer) => answers.push(answer)));
const rows: Record<string, Record<string, number | string>> = {};
let goals = 0;

for (const poller of pollers) poller.start();
await until(() => pollers.every(({ version }) => version > 0), mostMs);
await scene('nothing happens', () => sleep(sceneMs));
await scene('a goal every three seconds', async () => {
  const from = performance.now();
  for (; performance.now() < from + sceneMs; await sleep(3000)) await score();
});
await scene('every page returns with a version of its own', async () => {
  for (const [index, poller] of pollers.entries()) poller.version -= (index + 1) * 1000;
  await score();
  return untilAllHaveIt();
});
await scene('the version goes back an hour, then a goal', async () => {
  await stand.query("update live_matches_new set updated_at = updated_at - interval '1 hour'");
  await stand.query("update live_events_new set created_at = created_at - interval '1 hour'");
  const hourAgo = Date.now() - 1_800_000;
  const fell = await until(() => pollers.every(({ version }) => version < hourAgo), mostMs);
  await score();
  const seen = await untilAllHaveIt();
  return `all have followed after ${durationText(fell)}, and the goal after ${seen}`;
});
// Requests the snapshot once, because in a crowd an earlier spectator has always put it into the cache.
await fetchBootLive({ url: ground.apiUrl, fetch });
await sleep(3000);
await scene('the origin is down, and a goal happens', async () => {
  await origin.close();
  await score();
  await sleep(sceneMs);
});
await scene('the origin is back', async () => {
  await origin.open();
  const seen = await untilAllHaveIt();
  await sleep(5000);
  return seen;
});
for (const poller of pollers) poller.stop();
console.log(`${count} pollers, each once a second, behind nginx:`);
console.table(rows);
await stand.stop();

async function score(): Promise<void> {
  if (match === undefined) return;
  const goal = football.nextGoal(match.id);
  goals = goal.goals;
  await football.score(goal);
}

/** The time until every poller has the latest goal. */
async function untilAllHaveIt(): Promise<string> {
  const waited = await until(() => pollers.every((poller) => poller.goals.get(match?.id ?? '') === goals), mostMs);
  return durationText(waited);
}

function durationText(waited: number | null): string {
  return waited === null ? 'not within 20 s' : `${round(waited / 1000, 1)} s`;
}

async function scene(name: string, play: () => Promise<string | void>): Promise<void> {
  answers = [];
  origin?.take();
  const from = performance.now();
  const result = await play();
  const seconds = (performance.now() - from) / 1000;
  const received = answers.flatMap((answer) => (answer === null ? [] : [answer]));
  const [ages, shownAges] = [
    percentiles(received.map(({ ageMs }) => ageMs)),
    percentiles(received.map(({ shownAgeMs }) => shownAgeMs)),
  ];
  const share = (said: readonly string[]): string =>
    `${round((received.filter(({ cache }) => said.includes(cache)).length / Math.max(1, received.length)) * 100, 1)} %`;
  rows[name] = {
    'requests a second': round(answers.length / seconds),
    'of the origin': round((origin?.take() ?? 0) / seconds),
    fresh: share(['HIT']),
    'stale meanwhile': share(['STALE', 'UPDATING']),
    failed: answers.length - received.length,
    'age p50, ms': ages?.p50 ?? '–',
    p95: ages?.p95 ?? '–',
    longest: ages?.longest ?? '–',
    'shown age p50, ms': shownAges?.p50 ?? '–',
    'shown age longest': shownAges?.longest ?? '–',
    'until all have the goal': result ?? '',
  };
}
