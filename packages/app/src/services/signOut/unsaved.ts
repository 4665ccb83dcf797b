import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

const storage = new SafeStorage(() => localStorage);

/** Where this device keeps what a spectator has written in the chats and is not yet sent. */
export function outboxKey(userId: string): string {
  return privateStorageKey(userId, 'outbox');
}

/** Whether something that a spectator has written on this device is not yet sent. */
export function hasUnsentMessages(userId: string): boolean {
  return storage.getItem(outboxKey(userId)) !== null;
}
