import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media rule of the theme holds, now and after every change of the window. */
export function useMedia(rule: string): boolean {
  const query = rule.replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  // Without a window, as when a page is drawn on a server, no rule holds.
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
