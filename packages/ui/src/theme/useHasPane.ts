import { useSyncExternalStore } from 'react';
import { theme } from './theme.ts';

const twoPanes = theme.media.desktop.replace('@media ', '');

/** Whether the window has room for a pane beside the list, now and after every change. */
export function useHasPane(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(twoPanes).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(twoPanes);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
