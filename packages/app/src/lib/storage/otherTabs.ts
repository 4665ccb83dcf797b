import { privateStorageKey } from './privateStorage.ts';
import { SafeStorage } from './SafeStorage.ts';

const storage = new SafeStorage(() => localStorage);

/**
 * Tells the spectator's other tabs that something has changed, for what the socket does not tell.
 *
 * @param what changed, by a name that is its own
 */
export function tellOtherTabs(userId: string, what: string): void {
  storage.setItem(markOf(userId, what), crypto.randomUUID());
}

/** Calls the listener when another tab says that something has changed. Returns the function that ends it. */
export function onChangeInOtherTab(userId: string, what: string, listener: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === markOf(userId, what)) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function markOf(userId: string, what: string): string {
  return privateStorageKey(userId, `${what}-changed`);
}
