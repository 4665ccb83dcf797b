import type { Deferred } from '../lib/loading/Deferred.ts';
import { useLoaded } from '../lib/loading/useLoaded.ts';
import { requiredContext } from '../lib/state/requiredContext.ts';
import type { LiveConnection } from './LiveConnection.ts';

const [LiveConnectionContext, useDeferredRoom] = requiredContext<Deferred<LiveConnection>>('useLiveConnection');
export { LiveConnectionContext };

/** The live connection; null until it is loaded. */
export function useLiveConnection(): LiveConnection | null {
  return useLoaded(useDeferredRoom());
}
