import { useServices } from '../services/useServices.ts';
import { useLoaded } from '../lib/loading/useLoaded.ts';
import type { LiveRoom } from './LiveRoom.ts';

/** The live room; null until it is loaded. */
export function useLiveRoom(): LiveRoom | null {
  return useLoaded(useServices().live);
}
