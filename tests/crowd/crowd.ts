import { setTimeout as sleep } from 'node:timers/promises';
import { cadence } from '@tribunen/domain';
import { loadAgainLikeABrowser } from '../../packages/app/src/testing/keepChatOpen.ts';
import { countingTarget } from '../simulation/spectator/countingTarget.ts';
import { printArrivals } from './figures/printArrivals.ts';
import { printTraffic } from './figures/printTraffic.ts';
import { round } from './figures/round.ts';
import { Seen } from './figures/Seen.ts';
import { arrive } from './run/arrive.ts';
import { MatchDay } from './run/MatchDay.ts';
import { readOptions, RefusedOptions } from './run/readOptions.ts';
import { storm } from './run/storm.ts';
import { until } from './run/until.ts';
import { UsageMeter } from './run/UsageMeter.ts';
import { CountedNetwork } from './spectators/CountedNetwork.ts';
import { openDeployedStand } from './site/openDeployedStand.ts';
import { openLocalStand } from './site/openLocalStand.ts';

/**
 * `npm run crowd -- --spectators 1000 --mode crowd --cache`: runs a thousand spectators of a match day, each with the
 * app's own live connection on a real socket. The run starts a whole backend on this machine, or uses a running backend
 * (`--url`). It prints what each spectator requests and receives, how long a goal takes from its commit to all
 * spectators, and how the spectators recover when all sockets close at once. No figure makes the run fail.
 */
const options = readOrRefuse();
const { spectators: count, mode, seconds, chat, signedIn } = options;
/** In a crowd, pages reload their lists within a minute of their arrival (LIVE-29). */
const settleMs = mode === 'crowd' ? cadence.crowd.firstCatchUp + 5000 : 15_000;
/**
 * How long the run waits for the last goals to reach all spectators, in milliseconds: the longest poll interval of a
 * page in a crowd while a match is in play, plus some seconds.
 */
const arrivesWithinMs = 25_000;

const stand =
  options.deployed === null
    ? await openLocalStand({ withCache: options.cache })
    : await openDeployedStand(options.deployed);
if (stand.football !== null) await stand.setMode(mode);
const accounts = await stand.openAccounts(Math.round(count * signedIn));
const network = new CountedNetwork();
const seen = new Seen();
const complaints = new Map<string, number>();
const complain = (text: unknown, why?: unknown): void => {
  const complaint = why instanceof Error ? `${String(text)}: ${why.message}` : String(text);
  complaints.set(complaint, (complaints.get(complaint) ?? 0) + 1);
};
console.error = complain;
console.warn = complain;
loadAgainLikeABrowser();
// A page listens on `window` for changes by other tabs. This process has neither a `window` nor other tabs.
Object.assign(globalThis, { window: countingTarget() });

const arriving = performance.now();
const spectators = await arrive(stand, options, accounts, { network, seen });
const lastToArrive = performance.now();
console.log(
  `${count} spectators have come (${accounts.length} signed in, ${spectators.filter(({ open }) => open !== null).length} with a match open), ${mode}${options.cache ? ', nginx in front' : ''}`,
);
const allLive = await until(() => spectators.every(({ isLive }) => isLive), 90_000);
await sleep(settleMs);
const arrived = network.take();
console.table({
  'seconds of arrivals': round((lastToArrive - arriving) / 1000),
  'seconds from the last arrival until all are live': allLive === null ? 'not within 90' : round(allLive / 1000),
  live: spectators.filter(({ isLive }) => isLive).length,
  sockets: network.openSockets,
  'peak, requests a second': arrived.peak,
  'failed requests': arrived.failures,
});
printArrivals(arrived.requests, count);

const lines = spectators.map(({ line }) => line);
const meter = new UsageMeter(stand);
stand.origin?.take();
const from = performance.now();
const day = stand.football && new MatchDay(stand.football, spectators, seen);
if (day === null) await sleep(seconds * 1000);
else await day.play(seconds, chat);
const minutes = (performance.now() - from) / 60_000;
const traffic = network.take();
printTraffic(traffic, { count, minutes, lines });
if (stand.origin !== null) {
  console.table({
    'requests a second at the origin': round(stand.origin.take() / (minutes * 60)),
    ...Object.fromEntries(
      Object.entries(traffic.cached).map(([said, times]) => [`answers of the cache: ${said}`, times]),
    ),
  });
}
console.table(meter.read());

if (day !== null) {
  await until(() => seen.hasAll, arrivesWithinMs);
  await sleep(2000);
  const { leftOut } = network.take();
  const readersOf = (match: unknown): number => spectators.filter(({ open }) => open?.id === match).length;
  const matches = stand.football?.matches ?? [];
  const outcomes = {
    'goals, on the lists': seen.goals(),
    'goals, announced': seen.announcements((match) => {
      const place = matches.findIndex(({ id }) => id === match);
      return accounts.filter((_, index) => index % matches.length === place).length;
    }),
    'messages, in the chats': seen.messages(readersOf, {
      leftOut: traffic.leftOut + leftOut,
      doubled: spectators.reduce((sum, { doubledMessages }) => sum + doubledMessages, 0),
    }),
  };
  console.table(
    Object.fromEntries(
      Object.entries(outcomes).map(([what, { happened, took, lost, doubled }]) => [
        what,
        {
          happened,
          'p50, ms': took?.p50,
          'p95, ms': took?.p95,
          'p99, ms': took?.p99,
          'longest, ms': took?.longest,
          lost,
          doubled,
        },
      ]),
    ),
  );
  console.log('All sockets cut at once, and a goal:');
  console.table(await storm(day, { spectators, network, seen, stand }));
}
printCounts('The app has complained', complaints);
printCounts('The backend has logged', stand.logged);
for (const spectator of spectators) spectator.stop();
await stand.stop();
// Without this, the simulated pages would try to reconnect their sockets for ever.
process.exit();

function printCounts(what: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size === 0) return;
  const often = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 15);
  console.log(`${what}:`);
  console.table(Object.fromEntries(often.map(([text, times]) => [text.slice(0, 110), { times }])));
}

function readOrRefuse() {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof RefusedOptions)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}
