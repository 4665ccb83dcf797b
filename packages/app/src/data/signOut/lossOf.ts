import { offlineChangesOf } from '../offlineChanges/offlineChangesOf.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { hasOfflineChange, profileDraftKey } from './unsaved.ts';

/** The unsaved work that the end of the session would drop. */
export interface Loss {
  /** Messages that are not sent. */
  readonly messages: boolean;
  /** Changes that wait for the network. */
  readonly changes: boolean;
  /** Changes of the profile that are not saved. */
  readonly profile: boolean;
}

/** What a sign-out would drop; null for a visitor, and where that is nothing. */
export async function lossOf(
  userId: string | null,
  services: Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>,
): Promise<Loss | null> {
  if (userId === null) return null;
  const messages = await offlineChangesOf(services).hasOpen(userId, 'messages');
  const profile = new SafeStorage(() => localStorage).getItem(profileDraftKey(userId)) !== null;
  const changes = hasOfflineChange(services.queryClient);
  return messages || profile || changes ? { messages, profile, changes } : null;
}
