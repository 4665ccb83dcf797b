import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId } from '@tribunen/domain';
import { CountedNetwork, type Traffic } from './CountedNetwork.ts';
import { firstToBreak, modelCrowd } from './modelCrowd.ts';
import { openStand } from './openStand.ts';
import { Spectator } from './Spectator.ts';

/**
 * `npm run crowd -- --spectators 1000 --mode crowd --cache`: so many spectators of a match day, each with the app's own live room on a real
 * socket, against a whole backend on this machine. Prints what each of them asks and receives, how long a goal takes from its commit to
 * every one of them, and how they recover from losing all sockets at once. It has no pass or fail.
 */
const { values } = parseArgs({
  options: {
    spectators: { type: 'string', default: '200' },
    mode: { type: 'string', default: 'small' },
    seconds: { type: 'string', default: '60' },
    /** The seconds in which the spectators arrive. */
    arrivals: { type: 'string', default: '30' },
    cache: { type: 'boolean', default: false },
  },
});
const count = Number(values.spectators);
const mode = values.mode === 'crowd' ? 'crowd' : 'small';
const seconds = Number(values.seconds);
const settleMs = 15_000;
const goalEveryMs = 8000;
const minuteMs = 60_000;
const lostAfterMs = 60_000;

const stand = await openStand(values.cache);
await stand.setMode(mode);
const network = new CountedNetwork();
const complaints = new Map<string, number>();
console.error = (text: unknown): void => void complaints.set(String(text), (complaints.get(String(text)) ?? 0) + 1);

/** The goals that were committed, by match and number, and how long each took to each spectator who has shown it. */
const goals = new Map<string, { readonly committedAt: number; readonly delays: number[] }>();
const spectators: Spectator[] = [];
for (let index = 0; index < count; index += 1) {
  spectators.push(
    new Spectator(stand.ground, network, (match, shown) => {
      const goal = goals.get(`${match} ${shown}`);
      goal?.delays.push(Math.max(0, performance.now() - goal.committedAt));
    }),
  );
  await sleep((Number(values.arrivals) * 1000) / count);
}
await until(() => spectators.every(({ isLive }) => isLive), 60_000);
await sleep(settleMs);
console.log(
  `${count} spectators, ${mode}${values.cache ? ', nginx in front' : ''}; ${network.openSockets} sockets; arrivals' peak ${network.peak} requests a second`,
);

network.take();
const processor = process.cpuUsage();
const from = performance.now();
await play(from + seconds * 1000);
const minutes = (performance.now() - from) / minuteMs;
const traffic = network.take();
printTraffic(traffic, minutes);
await sleep(mode === 'crowd' ? 20_000 : 3000);
printGoals();
const used = process.cpuUsage(processor);
console.table({
  'the spectators’ process, cores': round((used.user + used.system) / 1e6 / (minutes * 60)),
  'its memory, MB': Math.round(process.memoryUsage.rss() / 1e6),
});

printModel(traffic, minutes);
await storm();
console.table(Object.fromEntries([...complaints].map(([text, times]) => [text.slice(0, 100), { times }])));
for (const spectator of spectators) spectator.stop();
await stand.stop();

/** Scores a goal every few seconds, and writes each minute of play. */
async function play(end: number): Promise<void> {
  let nextTick = performance.now() + minuteMs / 2;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const match = stand.matches[turn % stand.matches.length];
    if (match !== undefined) await score(match);
    if (performance.now() > nextTick) {
      nextTick += minuteMs;
      await stand.tick();
    }
    await sleep(Math.min(goalEveryMs, Math.max(0, end - performance.now())));
  }
}

async function score(match: MatchId): Promise<void> {
  const expected = Math.max(0, ...spectators.map((spectator) => spectator.goalsOf(match) ?? 0)) + 1;
  const goal = { committedAt: performance.now(), delays: [] as number[] };
  goals.set(`${match} ${expected}`, goal);
  const { goals: scored, committedAt } = await stand.score(match);
  if (scored !== expected) {
    goals.delete(`${match} ${expected}`);
    goals.set(`${match} ${scored}`, { committedAt, delays: goal.delays });
  }
}

function printTraffic({ requests, failures, cached, messages, bytes }: Traffic, minutes: number): void {
  const perSpectator = (number: number): number => round(number / count / (minutes * 60), 4);
  const entries = Object.entries(requests).toSorted(([, a], [, b]) => b - a);
  console.table(
    Object.fromEntries(
      entries.map(([what, number]) => [
        what,
        { 'a second': round(number / (minutes * 60)), 'of each spectator': perSpectator(number) },
      ]),
    ),
  );
  const all = entries.reduce((sum, [, number]) => sum + number, 0);
  const cacheable = entries.filter(isCacheable).reduce((sum, [, number]) => sum + number, 0);
  console.table({
    'requests a second of each spectator': perSpectator(all),
    '… that no cache can answer': perSpectator(all - cacheable),
    'messages a minute of each spectator': round(messages / count / minutes),
    'KiB an hour of each spectator': Math.round(((bytes / count / minutes) * 60) / 1024),
    'failed requests': failures,
  });
  if (values.cache) console.table({ 'answers of the cache': cached });
}

function printGoals(): void {
  const delays = [...goals.values()].flatMap((goal) => goal.delays).toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? 0);
  const lost = [...goals.values()].reduce((sum, goal) => sum + Math.max(0, count - goal.delays.length), 0);
  const doubled = [...goals.values()].reduce((sum, goal) => sum + Math.max(0, goal.delays.length - count), 0);
  console.table({
    goals: goals.size,
    'p50, ms': at(0.5),
    'p95, ms': at(0.95),
    'p99, ms': at(0.99),
    'longest, ms': at(1),
    lost,
    doubled,
  });
}

/** Extends the figures of one spectator to more than this machine can hold. */
function printModel({ requests, messages, bytes }: Traffic, minutes: number): void {
  const perSecond = (number: number): number => number / count / (minutes * 60);
  const total = (entries: readonly (readonly [string, number])[]): number =>
    entries.reduce((sum, [, number]) => sum + number, 0);
  const all = Object.entries(requests);
  const rows = modelCrowd({
    requests: perSecond(total(all)),
    cacheable: perSecond(total(all.filter(isCacheable))),
    messagesAGoal: Math.max(1, messages / count / Math.max(1, goals.size)),
    bytesAnHour: (bytes / count / minutes) * 60,
  });
  const sizes = [1000, 10_000, 100_000];
  console.table(
    Object.fromEntries(
      rows.map(({ what, formula, of, limit, limitSays }) => [
        what,
        {
          ...Object.fromEntries(sizes.map((size) => [size, round(of(size), 1)])),
          limit: limit ?? '–',
          says: limitSays,
          formula,
        },
      ]),
    ),
  );
  const first = firstToBreak(rows);
  console.log(
    first === null
      ? 'No limit is reached below a million.'
      : `First to break: ${first.what}, at ${first.spectators} spectators.`,
  );
}

/** Cuts all sockets at once and scores a goal, and waits until everybody has a socket and the score again. */
async function storm(): Promise<void> {
  network.take();
  network.cutSockets();
  const cutAt = performance.now();
  const [match] = stand.matches;
  if (match === undefined) return;
  const { goals: scored } = await stand.score(match);
  const seen = await until(() => spectators.every((spectator) => spectator.goalsOf(match) === scored), lostAfterMs);
  const seenAt = performance.now();
  const live = await until(() => spectators.every(({ isLive }) => isLive), lostAfterMs);
  console.log('All sockets cut at once:');
  console.table({
    'seconds until all have the goal': seen ? round((seenAt - cutAt) / 1000) : 'not within a minute',
    'seconds until all have a socket': live ? round((performance.now() - cutAt) / 1000) : 'not within a minute',
    'peak, requests a second': network.peak,
  });
}

function isCacheable([what]: readonly [string, number]): boolean {
  return mode === 'crowd' && /\b(?:boot|live)\//.test(what);
}

async function until(holds: () => boolean, mostMs: number): Promise<boolean> {
  const end = performance.now() + mostMs;
  while (performance.now() < end) {
    if (holds()) return true;
    await sleep(100);
  }
  return holds();
}

function round(number: number, digits = 2): number {
  return Number(number.toFixed(digits));
}
