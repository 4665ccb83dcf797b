import { theme } from './theme.ts';
import { useMedia } from './useMedia.ts';

/** Whether the window has room for a pane beside the list, now and after every change. */
export function useHasPane(): boolean {
  return useMedia(theme.media.desktop);
}
