import { round } from '../figures/round.ts';
import type { Seen } from '../figures/Seen.ts';
import type { CountedNetwork } from '../spectators/CountedNetwork.ts';
import type { Spectator } from '../spectators/Spectator.ts';
import type { Stand } from '../site/Stand.ts';
import type { MatchDay } from './MatchDay.ts';
import { until } from './until.ts';

const mostMs = 90_000;

interface Crowd {
  readonly spectators: readonly Spectator[];
  readonly network: CountedNetwork;
  readonly seen: Seen;
  readonly stand: Pick<Stand, 'football'>;
}

/**
 * Closes all sockets at once and scores a goal, then waits until every spectator has the score, a socket and all
 * channels again.
 */
export async function storm(
  day: MatchDay,
  { spectators, network, seen, stand }: Crowd,
): Promise<Readonly<Record<string, number | string>>> {
  const [match] = stand.football?.matches ?? [];
  if (match === undefined) return {};
  const channels = spectators.map(({ line }) => line.topics.size);
  network.take();
  network.cutSockets();
  const cutAt = performance.now();
  await day.score(match.id);
  const seconds = (waited: number | null): number | string =>
    waited === null ? 'not within 90' : round((performance.now() - cutAt) / 1000);
  const haveGoal = seconds(await until(() => seen.hasAll, mostMs));
  const haveSocket = seconds(await until(() => spectators.every(({ isLive }) => isLive), mostMs));
  const haveAll = seconds(
    await until(() => spectators.every(({ line }, index) => line.topics.size >= (channels[index] ?? 0)), mostMs),
  );
  const { peak, failures } = network.take();
  return {
    'seconds until all have the goal': haveGoal,
    'seconds until all are live': haveSocket,
    'seconds until all have every channel': haveAll,
    'peak, requests a second': peak,
    'failed requests': failures,
  };
}
