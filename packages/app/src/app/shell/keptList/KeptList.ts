import { osloDayOf, type UtcInstant } from '@tribunen/domain';
import { knownKey } from '../../../api/access/knownKey.ts';
import type { Drawing } from '../../../lib/keptList/Drawing.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { pageVersion } from '../../../lib/worker/versionOf.ts';

/** The results as the reader saw them last, for the first moment of the next visit. */
export interface KeptList {
  readonly stamp: string;
  /** When the list was seen, in the reader's language. */
  readonly age: string;
  /** The element that holds the list, for its children. */
  readonly list: Drawing | null;
}

/** Ends the private key of each spectator's list. */
export const keptListName = 'list';
export const visitorsListKey = `tribunen.${keptListName}`;

/**
 * What a list depends on besides its reader: the version of the app, whose styles it needs, the day, the language, what the reader has chosen to
 * know, and the parameters of the address.
 */
export function stampOf(storage: Pick<SafeStorage, 'getItem'>, page: Document, now: UtcInstant): string {
  const { documentElement, location } = page;
  return [pageVersion(), osloDayOf(now), documentElement.lang, storage.getItem(knownKey), location.search].join();
}
