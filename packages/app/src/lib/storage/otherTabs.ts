import { privateStorageKey } from './privateStorage.ts';
import { SafeStorage } from './SafeStorage.ts';

const storage = new SafeStorage(() => localStorage);

/**
 * Notifies the spectator's other tabs of a change that the socket does not report.
 *
 * @param what a unique name for the changed data
 */
export function tellOtherTabs(userId: string, what: string): void {
  storage.setItem(markOf(userId, what), crypto.randomUUID());
}

/** Calls the listener when another tab reports a change. Returns a function that stops it. */
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
