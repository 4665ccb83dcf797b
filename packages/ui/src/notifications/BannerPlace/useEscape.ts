import { useEffect } from 'react';

/**
 * Listens for Escape, unless something nearer has answered to it, an open menu for instance.
 *
 * @example
 * useEscape(banner !== null, view.onClose);
 */
export function useEscape(listens: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!listens) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [listens, onEscape]);
}
