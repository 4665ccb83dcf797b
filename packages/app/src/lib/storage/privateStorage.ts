import type { SafeStorage } from './SafeStorage.ts';

/** Begins every private key. */
export const privateStoragePrefix = 'tribunen-private:';

/**
 * The key under which this device keeps something that is private to a spectator: a draft, say. It is removed when their session ends
 * (`PrivateData`).
 *
 * @example
 * localStorage.setItem(privateStorageKey(user.id, 'draft:brann'), text);
 */
export function privateStorageKey(userId: string, name: string): string {
  return `${privateStoragePrefix}${userId}:${name}`;
}

/**
 * Removes everything private that the device keeps, but for one spectator's.
 *
 * @param keptUserId whose data stays; null to remove everybody's
 */
export function clearPrivateStorage(storage: SafeStorage, keptUserId: string | null): void {
  for (const key of storage.keys(privateStoragePrefix)) {
    if (keptUserId === null || !key.startsWith(privateStorageKey(keptUserId, ''))) storage.removeItem(key);
  }
}
