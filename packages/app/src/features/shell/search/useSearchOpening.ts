import { useEffect, useState } from 'react';
import { keptSearchKey } from '../../../lib/storage/keptSearchKey.ts';

/**
 * Whether the search is open. «/» opens it from every screen, unless the settings switch the key off, a text is being
 * written or something lies over the screen.
 */
export function useSearchOpening() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSearchKey(event) || !keptSearchKey(() => localStorage, window).current()) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') === null;
}
