import type { Deferred } from '../../lib/loading/Deferred.ts';
import { useLoaded } from '../../lib/loading/useLoaded.ts';
import { requiredContext } from '../../lib/state/requiredContext.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import type { KnownSpectator, SpectatorWatch } from './SpectatorWatch.ts';

const [SpectatorContext, useDeferredSpectator] = requiredContext<Deferred<SpectatorWatch>>('useKnownSpectator');
export { SpectatorContext };

/** The shell's data of the spectator; null for a visitor, and until the code that watches it has loaded. */
export function useKnownSpectator(): KnownSpectator | null {
  return useObserved(useLoaded(useDeferredSpectator()), null);
}
