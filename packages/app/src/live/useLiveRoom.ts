import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import type { LiveRoom } from './LiveRoom.ts';

/** The live room; null until it is there. */
export function useLiveRoom(): LiveRoom | null {
  const { live } = useHouse();
  return useSyncExternalStore(live.subscribe, live.room);
}
