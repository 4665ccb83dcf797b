import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row of a removed item disappears, by undo or because the time to undo is up: the row
 * that takes its place gets the focus.
 *
 * @param list the element whose children are the rows
 * @param items the items of the list; each change of them may move the focus
 * @returns a function to call with a row's index when that row has got the focus
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
