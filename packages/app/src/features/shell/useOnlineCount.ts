import { useServices } from '../../services/useServices.ts';
import { useObserved } from '../../lib/state/useObserved.ts';

/** How many are online; null while that is not known, as while nobody is signed in. */
export function useOnlineCount(): number | null {
  return useObserved(useObserved(useServices().presence)?.count ?? null, null);
}
