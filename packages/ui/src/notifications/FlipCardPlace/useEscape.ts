import { useEffect } from 'react';

/** Calls a function on Escape, unless another element, such as an open menu, has handled the key. */
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
