import { privateStorageKey } from '../session/privateStorage.ts';

/** Where this device keeps what a spectator has written in the chats and is not yet sent. */
export function outboxKey(userId: string): string {
  return privateStorageKey(userId, 'outbox');
}

/** Whether something that a spectator has written on this device is not yet sent. */
export function hasUnsentMessages(userId: string): boolean {
  try {
    return localStorage.getItem(outboxKey(userId)) !== null;
  } catch {
    // A browser that refuses storage keeps no messages.
    return false;
  }
}
