import { useEffect } from 'react';
import { keptScreenOn } from '../../lib/storage/keptScreenOn.ts';
import { ScreenHold } from './ScreenHold.ts';

/**
 * Keeps the screen on while a match is open, if the spectator has chosen so in the settings (MATCH-37).
 *
 * @param isOpen whether a match is open
 */
export function useScreenHold(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !('wakeLock' in navigator)) return undefined;
    const isWanted = keptScreenOn(() => localStorage, window);
    const hold = new ScreenHold({ isWanted, page: document, request: () => navigator.wakeLock.request() });
    isWanted.start();
    hold.start();
    return () => {
      hold.stop();
      isWanted.stop();
    };
  }, [isOpen]);
}
