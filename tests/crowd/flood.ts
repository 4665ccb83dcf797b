import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { loadAgainLikeABrowser } from '../../packages/app/src/testing/keepChatOpen.ts';
import { countingTarget } from '../simulation/spectator/countingTarget.ts';
import { round } from './figures/round.ts';
import { Seen } from './figures/Seen.ts';
import { arrive } from './run/arrive.ts';
import type { FloodOutcomes, FloodTask } from './run/floodWriter.ts';
import { MatchDay } from './run/MatchDay.ts';
import { readOptions } from './run/readOptions.ts';
import { until } from './run/until.ts';
import { openLocalStand } from './site/openLocalStand.ts';
import { CountedNetwork } from './spectators/CountedNetwork.ts';

/**
 * `node tests/crowd/flood.ts --seconds 600`: thirty honest spectators watch a match day on a whole backend of this
 * machine, first undisturbed and then while one account writes at full speed everything that an account may write. The
 * run prints what the account has written and what it was refused, and how long goals and messages take with and without
 * the flood. No figure makes it fail.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
const spectators = 30;
const settleMs = 5000;
const arrivesWithinMs = 25_000;
/** The match of which the account rates the players. */
const endedMatch = '1800000001';

const stand = await openLocalStand({ withCache: false });
const { football, databaseUrl } = stand;
if (football === null || databaseUrl === null) throw new Error('The stand has no matches');
const database = new Client(databaseUrl);
await database.connect();
await database.query(
  `insert into live_matches_new (id, status, competition_code, utc_kickoff) values ($1, 'FINISHED', 'PL', now() - interval '2 hours')`,
  [endedMatch],
);
const [flooder, friend, ...honest] = await stand.openAccounts(spectators / 2 + 1);
if (flooder === undefined || friend === undefined) throw new Error('The stand has no accounts');
// The app's complaints are no figures here.
console.error = () => {};
console.warn = () => {};
loadAgainLikeABrowser();
Object.assign(globalThis, { window: countingTarget() });
const options = readOptions(['--spectators', String(spectators), '--arrivals', '3', '--rush', '0', '--open', '1'], {});

/** The bytes of the database, and all bytes that it has written to its log. */
async function size(): Promise<{ readonly stored: number; readonly logged: number }> {
  const { rows } = await database.query<{ stored: string; logged: string }>(
    "select pg_database_size(current_database()) as stored, pg_current_wal_lsn() - '0/0' as logged",
  );
  return { stored: Number(rows[0]?.stored), logged: Number(rows[0]?.logged) };
}

/** Plays a match day. With a task, one account floods the backend meanwhile, from a thread of its own. */
async function watch(task: FloodTask | null) {
  const seen = new Seen();
  const network = new CountedNetwork();
  const watching = await arrive(
    stand,
    options,
    [friend, ...honest].flatMap((each) => each ?? []),
    { network, seen },
  );
  await until(() => watching.every(({ isLive }) => isLive), 90_000);
  await sleep(settleMs);
  const before = await size();
  const flood = task && new Worker(new URL('run/floodWriter.ts', import.meta.url), { workerData: task });
  if (football !== null) await new MatchDay(football, watching, seen).play(seconds, 1);
  const told = flood && once(flood, 'message');
  flood?.postMessage('stop');
  const [outcomes]: FloodOutcomes[] = (await told) ?? [];
  const after = await size();
  await until(() => seen.hasAll, arrivesWithinMs);
  for (const each of watching) each.stop();
  const goals = seen.goals();
  const messages = seen.messages((match) => watching.filter(({ open }) => open?.id === match).length, {
    leftOut: 0,
    doubled: 0,
  });
  return {
    outcomes,
    row: {
      goals: goals.happened,
      'goal p50, ms': goals.took?.p50,
      'p95, ms': goals.took?.p95,
      'p99, ms': goals.took?.p99,
      lost: goals.lost,
      messages: messages.happened,
      'message p50': messages.took?.p50,
      'message p95': messages.took?.p95,
      'MB stored': round((after.stored - before.stored) / 1e6),
      'MB of log': round((after.logged - before.logged) / 1e6),
    },
  };
}

const undisturbed = await watch(null);
const { outcomes, row } = await watch({
  ground: stand.ground,
  flooder,
  friend: friend.id,
  chat: football.matches[0]?.room.teamName ?? '',
  endedMatch,
});
console.log(`One account writes at full speed for ${seconds} seconds, and ${spectators} spectators watch:`);
console.table(outcomes);
console.table({ 'without the flood': undisturbed.row, 'with the flood': row });
await database.end();
await stand.stop();
// Without this, the simulated pages would try to reconnect their sockets for ever.
process.exit();
