import type { QueryClient } from '@tanstack/react-query';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/** The storage key of a spectator's changes of the profile that are not saved. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/** Whether a spectator's change has had no answer yet, and waits for the network (OFFLINE-5). No other mutation is tried again. */
export function hasOfflineChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: ({ state }) => state.failureCount > 0 }) > 0;
}
