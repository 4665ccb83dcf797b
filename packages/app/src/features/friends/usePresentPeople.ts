import { useServices } from '../../services/useServices.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import type { PresentPeople } from '../../live/presence/OnlineUsers.ts';

/** Who is online, and which match each has open; null while that is not known. */
export function usePresentPeople(): PresentPeople | null {
  return useObserved(useObserved(useServices().presence)?.people ?? null, null);
}
