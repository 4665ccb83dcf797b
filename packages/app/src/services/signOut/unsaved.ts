import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** The unsaved work that the end of the session would drop. */
export interface Loss {
  /** Messages that are not sent. */
  readonly messages: boolean;
  /** Changes of the profile that are not saved. */
  readonly profile: boolean;
}

const storage = new SafeStorage(() => localStorage);

/** Where this device keeps what a spectator has written in the chats and is not yet sent. */
export function outboxKey(userId: string): string {
  return privateStorageKey(userId, 'outbox');
}

/** Whether something that a spectator has written on this device is not yet sent. */
export function hasUnsentMessages(userId: string): boolean {
  return storage.getItem(outboxKey(userId)) !== null;
}

/** Where this device keeps what a spectator has changed in their profile and not saved. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/** Whether a spectator has changed their profile on this device and not saved it. */
export function hasProfileDraft(userId: string): boolean {
  return storage.getItem(profileDraftKey(userId)) !== null;
}
