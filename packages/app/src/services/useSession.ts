import { useSyncExternalStore } from 'react';
import type { Session } from '../backend/auth/session.ts';
import { useServices } from './useServices.ts';

/** Who is signed in, now and at every change. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
