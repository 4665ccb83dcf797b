import type { QueryClient } from '@tanstack/react-query';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/** The storage key of a spectator's unsaved changes of the profile. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/**
 * Whether a change of the spectator has not been answered and waits for the network (OFFLINE-5). Such changes are the
 * only mutations that are tried again.
 */
export function hasOfflineChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: ({ state }) => state.failureCount > 0 }) > 0;
}
