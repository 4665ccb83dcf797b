import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';

export type LiveLink = 'up' | 'down';

/** Whether the realtime link is up, now and at every change. */
export function useLiveLink(): LiveLink {
  const { live } = useHouse();
  return useSyncExternalStore(live.subscribe, () => (live.status().connection === 'live' ? 'up' : 'down'));
}
