import { theme } from '@tribunen/ui';
import { useSyncExternalStore } from 'react';

const twoPanes = matchMedia(theme.media.desktop.replace('@media ', ''));

/** Whether the window has room for a pane beside the list, now and after every change. */
export function useHasPane(): boolean {
  return useSyncExternalStore(subscribe, () => twoPanes.matches);
}

function subscribe(listener: () => void): () => void {
  twoPanes.addEventListener('change', listener);
  return () => twoPanes.removeEventListener('change', listener);
}
