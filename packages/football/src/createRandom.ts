import { seededRandom } from '@tribunen/domain';

/** The next number of a stream, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * A stream of random numbers that depends only on its key: the same key gives the same numbers on every machine. It
 * seeds the domain's random number generator with the FNV-1a hash of the key, so that similar keys («seed 1, match 7»,
 * «seed 1, match 8») give different streams.
 */
export function createRandom(...key: readonly (string | number)[]): Random {
  return seededRandom(hash(key.join('|')));
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
