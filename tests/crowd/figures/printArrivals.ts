import type { Traffic } from '../spectators/CountedNetwork.ts';
import { round } from './round.ts';

/**
 * Prints for each address how many requests a spectator sends on arrival, and how many of these no cache can answer.
 */
export function printArrivals(requests: Traffic['requests'], spectators: number): void {
  const requested = Object.entries(requests).toSorted(([, one], [, other]) => other.requests - one.requests);
  const rows = requested.map(([address, { requests: number, cacheable }]) => [
    address,
    { 'of each, as they come': round(number / spectators), uncacheable: round((number - cacheable) / spectators) },
  ]);
  console.table(Object.fromEntries(rows));
}
