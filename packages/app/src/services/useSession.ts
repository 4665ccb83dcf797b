import { useSyncExternalStore } from 'react';
import type { Session } from '../api/auth/session.ts';
import { useServices } from './useServices.ts';

/** The session, which renders again at every change. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The id of the signed-in spectator; null while nobody is signed in, or the session is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : null;
}
