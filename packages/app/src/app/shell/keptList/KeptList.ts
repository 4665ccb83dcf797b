import type { OsloDay } from '@tribunen/domain';
import { knownKey } from '../../../api/access/knownKey.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import type { Drawing } from '../../../lib/keptList/Drawing.ts';

/** The results as the reader saw them last, for the first moment of the next visit. */
export interface KeptList {
  /** The version of the app whose styles the drawing needs. */
  readonly version: string;
  readonly day: OsloDay;
  readonly language: string;
  /** What the reader had chosen to know later, or not at all. */
  readonly known: string | null;
  /** When the list was seen, in the reader's language. */
  readonly age: string;
  /** The element that holds the list, for its children. */
  readonly list: Drawing | null;
}

/** Ends the private key of each spectator's list. */
export const keptListName = 'list';
export const visitorsListKey = `tribunen.${keptListName}`;

/** What the reader has chosen to know, as the device keeps it. */
export function knownChoice(storage: Pick<SafeStorage, 'getItem'>): string | null {
  return storage.getItem(knownKey);
}
