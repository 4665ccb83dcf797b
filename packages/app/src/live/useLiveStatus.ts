import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { LiveStatus } from './LiveStatus.ts';

/** How live what is shown is, now and at every change of the link. */
export function useLiveStatus(): LiveStatus {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.status);
}
