import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { LiveRoom } from './LiveRoom.ts';

/** The live room; null until it is there. */
export function useLiveRoom(): LiveRoom | null {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.room);
}
