const prefix = 'tribunen-private';

/**
 * The key under which this device keeps something that is private to a spectator: a draft, say. It is removed when their session ends
 * (`PrivateData`).
 *
 * @example
 * localStorage.setItem(privateStorageKey(user.id, 'draft:brann'), text);
 */
export function privateStorageKey(userId: string, name: string): string {
  return `${prefix}:${userId}:${name}`;
}

/**
 * Removes what the device keeps of every spectator but one.
 *
 * @param keptUserId whose data stays; null to remove everybody's
 */
export function clearPrivateStorage(storage: Storage, keptUserId: string | null): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key === null || !key.startsWith(`${prefix}:`)) continue;
    if (keptUserId === null || !key.startsWith(privateStorageKey(keptUserId, ''))) storage.removeItem(key);
  }
}
