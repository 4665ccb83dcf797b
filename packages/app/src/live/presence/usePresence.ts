import type { Deferred } from '../../lib/loading/Deferred.ts';
import { requiredContext } from '../../lib/state/requiredContext.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import type { OnlineUsers } from './OnlineUsers.ts';

const [PresenceContext, useDeferredPresence] = requiredContext<Deferred<OnlineUsers>>('usePresence');
export { PresenceContext };

/** The users who are online; null until they are loaded, and for signed-out users. */
export function usePresence(): OnlineUsers | null {
  return useObserved(useDeferredPresence());
}
