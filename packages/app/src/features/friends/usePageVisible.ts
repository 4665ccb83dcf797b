import { useSyncExternalStore } from 'react';

/** Whether the page is seen: not in a hidden tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible');
}

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
