import { useServices } from '../services/useServices.ts';
import { useLoaded } from '../state/useLoaded.ts';
import { useObserved } from '../state/useObserved.ts';

/** How many are online; null while that is not known, as while nobody is signed in. */
export function useOnlineCount(): number | null {
  return useObserved(useLoaded(useServices().presence)?.count ?? null, null);
}
