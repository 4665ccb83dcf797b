import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import type { LiveLink } from './LiveFeed.ts';

/** Whether the realtime link is up, now and at every change. */
export function useLiveLink(): LiveLink {
  const { live } = useHouse();
  return useSyncExternalStore(live.subscribe, live.link);
}
