import type { QueryClient } from '@tanstack/react-query';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** The unsaved work that the end of the session would drop. */
export interface Loss {
  /** Messages that are not sent. */
  readonly messages: boolean;
  /** Changes that wait for the network. */
  readonly changes: boolean;
  /** Changes of the profile that are not saved. */
  readonly profile: boolean;
}

const storage = new SafeStorage(() => localStorage);

/** The storage key of a spectator's messages that are not sent. */
export function outboxKey(userId: string): string {
  return privateStorageKey(userId, 'outbox');
}

/** The storage key of a spectator's changes of the profile that are not saved. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/** Whether a spectator's change has had no answer yet, and waits for the network (OFFLINE-5). No other mutation is tried again. */
export function hasOfflineChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: ({ state }) => state.failureCount > 0 }) > 0;
}

/** What a sign-out would drop; null for a visitor, and where that is nothing. */
export function lossOf(userId: string | null, queryClient: QueryClient): Loss | null {
  if (userId === null) return null;
  const isStored = (key: string): boolean => storage.getItem(key) !== null;
  const messages = isStored(outboxKey(userId));
  const profile = isStored(profileDraftKey(userId));
  const changes = hasOfflineChange(queryClient);
  return messages || profile || changes ? { messages, profile, changes } : null;
}
