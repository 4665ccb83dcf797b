import { osloDayOf, type UtcInstant } from '@tribunen/domain';
import { knownKey } from '../../../api/access/knownKey.ts';
import type { Drawing } from '../../../lib/keptList/Drawing.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { pageVersion } from '../../../lib/worker/versionOf.ts';
import { shellFor } from '../shellFor.ts';
import { stamp } from './stamp.ts';

/** The results as the reader saw them last, for the first moment of the next visit. */
export interface KeptList {
  readonly stamp: string;
  /** When the list was seen, in the reader's language. */
  readonly age: string;
  /** The element that holds the list, for its children. */
  readonly list: Drawing | null;
}

/** The last part of the private storage key of each spectator's list. */
export const keptListName = 'list';
export const visitorsListKey = `tribunen.${keptListName}`;

/** The stamp that a list, or a match, must have to be shown to the reader of this page now. */
export function stampOf(storage: Pick<SafeStorage, 'getItem'>, page: Document, now: UtcInstant): string {
  const { documentElement, location } = page;
  const { pathname, search } = location;
  const shown = shellFor(pathname, search) === 'match' ? pathname + search : search;
  return stamp(pageVersion(), osloDayOf(now), documentElement.lang, storage.getItem(knownKey), shown);
}
