import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/** Where this device keeps what a spectator has changed in their profile and not saved. */
export function profileDraftKey(userId: string): string {
  return privateStorageKey(userId, 'profile');
}

/** Whether a spectator has changed their profile on this device and not saved it. */
export function hasProfileDraft(userId: string): boolean {
  try {
    return localStorage.getItem(profileDraftKey(userId)) !== null;
  } catch {
    // A browser that refuses storage keeps no draft.
    return false;
  }
}
