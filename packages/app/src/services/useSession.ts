import { useSyncExternalStore } from 'react';
import type { Session } from '../api/auth/session.ts';
import { useServices } from './useServices.ts';

/** The session, now and at every change. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The id of the spectator who is signed in; null while nobody is, or it is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : null;
}
