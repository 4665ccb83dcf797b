import type { Traffic } from '../spectators/CountedNetwork.ts';
import { round } from './round.ts';

/** Prints what the spectators have asked as they came: by address, and how much of it no cache can answer. */
export function printArrivals(requests: Traffic['requests'], spectators: number): void {
  const asked = Object.entries(requests).toSorted(([, one], [, other]) => other.requests - one.requests);
  const rows = asked.map(([address, { requests: number, cacheable }]) => [
    address,
    { 'of each, as they come': round(number / spectators), uncacheable: round((number - cacheable) / spectators) },
  ]);
  console.table(Object.fromEntries(rows));
}
