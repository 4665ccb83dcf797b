import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import type { LiveStatus } from './LiveStatus.ts';

/** How live what is shown is, now and at every change of the link. */
export function useLiveStatus(): LiveStatus {
  const { live } = useHouse();
  return useSyncExternalStore(live.subscribe, live.status);
}
