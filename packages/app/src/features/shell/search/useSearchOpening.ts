import { useEffect, useState } from 'react';
import { keptSearchKey } from '../../../lib/storage/keptSearchKey.ts';

/**
 * Whether the search is open, and its text. «/» opens it from every screen, unless the key is switched off in the
 * settings, the user is writing, or something covers the screen. Letters typed after it are kept even before the
 * search's field is rendered.
 */
export function useSearchOpening() {
  const [text, type] = useState<string | null>(null);
  const isOpen = text !== null;
  useEffect(() => {
    // A variable, because keys may be pressed faster than React renders.
    let isOpening = isOpen;
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      if (isOpening ? event.key.length > 1 : event.key !== '/' || !keptSearchKey(() => localStorage, window).current())
        return;
      event.preventDefault();
      const letter = isOpening ? event.key : '';
      isOpening = true;
      type((before) => (before ?? '') + letter);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen]);
  return { isOpen, text: text ?? '', type, open: () => type(''), close: () => type(null) };
}

/** Whether a key is pressed on the page itself, where no field and no menu receives it. */
function isForPage({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') === null;
}
