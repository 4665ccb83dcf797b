import type { Random } from '@tribunen/football';

/**
 * How long Realtime takes to subscribe to the database for a channel: one to three seconds, drawn for each channel.
 *
 * @returns milliseconds
 */
export function subscribeDelay(random: Random): () => number {
  return () => 1000 + 2000 * random();
}
