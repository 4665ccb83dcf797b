import { useServices } from '../services/useServices.ts';
import { useObserved } from '../state/useObserved.ts';
import type { LiveRoom } from './LiveRoom.ts';

/** The live room; null until it is loaded. */
export function useLiveRoom(): LiveRoom | null {
  return useObserved(useServices().live);
}
