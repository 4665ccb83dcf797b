import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row of a removed item goes, by undo or because the time for it is up: the row that
 * then stands in its place gets the focus.
 *
 * @param list the element whose children are the rows
 * @param items the items of the list; the focus is looked after whenever they change
 * @returns notes that the row in a place has the focus
 */
export function useFocusAfterUndo(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    rows[Math.min(focused.current, rows.length - 1)]?.querySelector<HTMLElement>('a, button')?.focus();
    focused.current = null;
  }, [list, items]);
  return useCallback((place: number) => {
    focused.current = place;
  }, []);
}
