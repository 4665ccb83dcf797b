import type { SafeStorage } from './SafeStorage.ts';

/** The prefix of every private key. */
export const privateStoragePrefix = 'tribunen-private:';

/**
 * The key under which this device stores something private to a spectator, such as a draft. It is removed when their
 * session ends (`PrivateData`).
 *
 * @example
 * localStorage.setItem(privateStorageKey(user.id, 'draft:brann'), text);
 */
export function privateStorageKey(userId: string, name: string): string {
  return `${privateStoragePrefix}${userId}:${name}`;
}

/**
 * Removes all private data from the device, except those of one spectator.
 *
 * @param keptUserId the spectator whose data stay; null to remove everybody's
 */
export function clearPrivateStorage(storage: SafeStorage, keptUserId: string | null): void {
  for (const key of storage.keys(privateStoragePrefix)) {
    if (keptUserId === null || !key.startsWith(privateStorageKey(keptUserId, ''))) storage.removeItem(key);
  }
}
