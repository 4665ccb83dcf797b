import type { Line, Traffic } from '../spectators/CountedNetwork.ts';
import { kindOfTopic } from '../spectators/readMessageHead.ts';
import { round } from './round.ts';

interface Measured {
  readonly count: number;
  readonly minutes: number;
  readonly lines: readonly Line[];
}

/**
 * Prints the requests by address, the received messages by topic and event, the channels by kind, and the average
 * traffic of a spectator.
 */
export function printTraffic(traffic: Traffic, { count, minutes, lines }: Measured): void {
  const seconds = minutes * 60;
  const { requests, messages, bytes, failures, leftOut, peak } = traffic;
  const requested = Object.entries(requests).toSorted(([, one], [, other]) => other.requests - one.requests);
  console.table(
    Object.fromEntries(
      requested.map(([address, { requests: number, cacheable }]) => [
        address,
        {
          'a second': round(number / seconds),
          'uncacheable a second': round((number - cacheable) / seconds),
          'uncacheable, of each spectator': round((number - cacheable) / count / seconds, 4),
        },
      ]),
    ),
  );
  const received = Object.entries(messages).toSorted(([, one], [, other]) => other - one);
  console.table(
    Object.fromEntries(
      received.map(([kind, number]) => [
        kind,
        { 'a minute': round(number / minutes), 'of each spectator': round(number / count / minutes) },
      ]),
    ),
  );
  console.table(channelsByKind(lines));
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  const all = total(requested.map(([, { requests: number }]) => number));
  const uncacheable = all - total(requested.map(([, { cacheable }]) => cacheable));
  const channels = lines.map(({ topics }) => topics.size).toSorted((one, other) => one - other);
  console.table({
    'requests a second of each spectator': round(all / count / seconds, 4),
    '… that no cache can answer': round(uncacheable / count / seconds, 4),
    '… of them messages that are written': round(
      (requests['POST rest/v1/team_messages']?.requests ?? 0) / count / seconds,
      4,
    ),
    'channels of each spectator, median': channels[Math.floor(channels.length / 2)] ?? 0,
    'channels of each spectator, at most': channels.at(-1) ?? 0,
    'messages a minute of each spectator': round(total(received.map(([, number]) => number)) / count / minutes),
    'KiB an hour of each spectator': Math.round(((bytes / count / minutes) * 60) / 1024),
    'messages left out, of all readers': leftOut,
    'peak, requests a second': peak,
    'failed requests': failures,
  });
}

/** For each kind of channel, how many spectators have such a channel, and the most such channels of one spectator. */
function channelsByKind(lines: readonly Line[]): Readonly<Record<string, { spectators: number; 'of one': number }>> {
  const kinds: Record<string, { spectators: number; 'of one': number }> = {};
  for (const { topics } of lines) {
    const own = new Map<string, number>();
    for (const topic of topics) own.set(kindOfTopic(topic), (own.get(kindOfTopic(topic)) ?? 0) + 1);
    for (const [kind, number] of own) {
      const known = kinds[kind] ?? { spectators: 0, 'of one': 0 };
      kinds[kind] = { spectators: known.spectators + 1, 'of one': Math.max(known['of one'], number) };
    }
  }
  return kinds;
}
