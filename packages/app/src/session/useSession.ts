import { useSyncExternalStore } from 'react';
import type { Session } from '../backend/session.ts';
import { useHouse } from '../house/useHouse.ts';

/** Who is signed in, now and at every change. */
export function useSession(): Session {
  const { session } = useHouse();
  return useSyncExternalStore(session.subscribe, session.current);
}
