import { theme } from './theme.ts';
import { useMedia } from './useMedia.ts';

/** Whether the window has room for a chat beside an opened match, now and after every change. */
export function useHasSideChat(): boolean {
  return useMedia(theme.media.sideChat);
}
