import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, according to the query library. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

function subscribe(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}
