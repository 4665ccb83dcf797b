import type { QueryClient } from '@tanstack/react-query';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { allWaitingKey } from '../waitingKey.ts';

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

/** Whether this device keeps messages of a spectator that are not sent. */
export function hasUnsentMessages(userId: string): boolean {
  return storage.getItem(outboxKey(userId)) !== null;
}

/** Whether a spectator's change has had no answer yet, and waits for the network (OFFLINE-5). */
export function hasWaitingChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: allWaitingKey, predicate: ({ state }) => state.failureCount > 0 }) > 0;
}

/** The storage key of a spectator's changes of the profile that are not saved. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/** Whether this device keeps changes of a spectator's profile that are not saved. */
export function hasProfileDraft(userId: string): boolean {
  return storage.getItem(profileDraftKey(userId)) !== null;
}
