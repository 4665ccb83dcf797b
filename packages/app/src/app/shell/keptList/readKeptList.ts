import { privateStoragePrefix } from '../../../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { type KeptList, keptListName, visitorsListKey } from './KeptList.ts';

/** The list that the device has kept, as read from the storage; null for none. */
export function readKeptList(storage: SafeStorage): Readonly<Record<keyof KeptList, unknown>> | null {
  const key = storage.keys(privateStoragePrefix).find((each) => each.endsWith(`:${keptListName}`)) ?? visitorsListKey;
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    // The stored text is cut off, or belongs to another app.
    return null;
  }
}

function isKept(value: unknown): value is Readonly<Record<keyof KeptList, unknown>> {
  return typeof value === 'object' && value !== null && 'stamp' in value;
}
