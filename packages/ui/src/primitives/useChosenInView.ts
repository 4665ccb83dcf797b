import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a list to its chosen row, the one with `aria-current`, if it is out of view. The page itself does not scroll.
 *
 * @param chosen the id of the chosen row
 * @returns the ref of the element that scrolls
 */
export function useChosenInView<List extends HTMLElement>(chosen: string | null): RefObject<List | null> {
  const list = useRef<List>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current]');
    if (list.current === null || !row) return;
    const [frame, shown] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (shown.top < frame.top || shown.bottom > frame.bottom) {
      list.current.scrollTop += shown.top - frame.top - (frame.height - shown.height) / 2;
    }
  }, [chosen]);
  return list;
}
