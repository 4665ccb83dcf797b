import type { Deferred } from '../lib/loading/Deferred.ts';
import { useLoaded } from '../lib/loading/useLoaded.ts';
import { requiredContext } from '../lib/state/requiredContext.ts';
import type { LiveRoom } from './LiveRoom.ts';

const [LiveRoomContext, useDeferredRoom] = requiredContext<Deferred<LiveRoom>>('useLiveRoom');
export { LiveRoomContext };

/** The live room; null until it is loaded. */
export function useLiveRoom(): LiveRoom | null {
  return useLoaded(useDeferredRoom());
}
