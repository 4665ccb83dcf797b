import { offlineChangesOf } from '../offlineChanges/offlineChangesOf.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { hasOfflineChange, profileDraftKey } from './unsaved.ts';

/** The unsaved work that the end of the session would drop. */
export interface Loss {
  /** The number of unsent messages. */
  readonly messages: boolean;
  /** The number of changes that wait for the network. */
  readonly changes: boolean;
  /** Whether the profile has unsaved changes. */
  readonly profile: boolean;
}

/** The unsaved work that a sign-out would drop; null for a visitor, or if there is none. */
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
