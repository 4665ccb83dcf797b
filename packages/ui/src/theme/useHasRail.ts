import { theme } from './theme.ts';
import { useMedia } from './useMedia.ts';

/** Whether the window is wider than a phone's, so that a rail stands in place of the tabs, now and after every change. */
export function useHasRail(): boolean {
  return useMedia(theme.media.tablet);
}
