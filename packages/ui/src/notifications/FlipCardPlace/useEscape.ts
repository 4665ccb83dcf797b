import { useEffect } from 'react';

/**
 * Listens for Escape, unless something nearer has handled it, such as an open menu.
 *
 * @example
 * useEscape(shown !== null, view.onClose);
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
