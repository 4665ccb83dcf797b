import type { OsloDay } from '@tribunen/domain';

/**
 * `known` is the reader's stored choice of delays and hidden results; `shown` contains the parameters of the address, and
 * the path of a match.
 */
type StampParts = readonly [
  version: string | null,
  day: OsloDay,
  language: string,
  known: string | null,
  shown: string,
];

/** Everything on which a drawn screen depends, apart from its reader. It is shown only if the page would now get the same stamp. */
export function stamp(...parts: StampParts): string {
  return parts.join();
}
