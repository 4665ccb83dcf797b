import type { OsloDay } from '@tribunen/domain';

/** `known` is the reader's stored choice of delays and hidden results; `search` contains the parameters of the address. */
type StampParts = readonly [
  version: string | null,
  day: OsloDay,
  language: string,
  known: string | null,
  search: string,
];

/** Everything on which a list of results depends, apart from its reader. A list is shown only if the page would now get the same stamp. */
export function stamp(...parts: StampParts): string {
  return parts.join();
}
