import { useCallback, useSyncExternalStore } from 'react';
import { useAlertsDesk } from '../notifications/useAlertsDesk.ts';

/** How many are online, now and at every change; null while that is not known, as while nobody is signed in. */
export function useOnlineCount(): number | null {
  const desk = useAlertsDesk();
  const subscribe = useCallback((listener: () => void) => desk?.online.subscribe(listener) ?? stays, [desk]);
  return useSyncExternalStore(subscribe, () => desk?.online.count() ?? null);
}

function stays(): void {
  // Without a desk there is nothing that changes.
}
