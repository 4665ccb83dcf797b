import type { OsloDay } from '@tribunen/domain';

/** `known` is what the reader has chosen to know, as the device keeps it; `search` the parameters of the address. */
type StampParts = readonly [
  version: string | null,
  day: OsloDay,
  language: string,
  known: string | null,
  search: string,
];

/** What a list of the results depends on besides its reader: a list is shown only where the page would have the same stamp. */
export function stamp(...parts: StampParts): string {
  return parts.join();
}
