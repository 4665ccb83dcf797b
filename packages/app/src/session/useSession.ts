import { useSyncExternalStore } from 'react';
import type { Session } from '../backend/session.ts';
import { useServices } from '../services/useServices.ts';

/** Who is signed in, now and at every change. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
