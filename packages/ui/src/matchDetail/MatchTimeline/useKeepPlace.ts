import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what one reads where it is when rows come or go above it: the first row in view keeps its place. At the very top of what scrolls
 * nothing is held, so that one sees the news come in. Rows are marked by `data-event`.
 *
 * @param rows changes when the rows do
 * @example
 * useKeepPlace(list, events);
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, rows: unknown): void {
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) {
      before.current = new Map();
      return;
    }
    const scroller = scrollerOf(element);
    const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
    const placed = [...element.querySelectorAll<HTMLElement>('[data-event]')].map((row) => ({
      id: row.dataset['event'] ?? '',
      at: row.offsetTop,
      height: row.offsetHeight,
    }));
    const origin = element.getBoundingClientRect().top;
    // Where each row was when one read it, for nothing has scrolled since.
    const read = placed.find(({ id, height }) => {
      const was = before.current.get(id);
      return was !== undefined && origin + was + height > top;
    });
    const was = read === undefined ? undefined : before.current.get(read.id);
    if (read !== undefined && was !== undefined && read.at !== was && scroller.scrollTop > 0) {
      scroller.scrollTop += read.at - was;
    }
    before.current = new Map(placed.map(({ id, at }) => [id, at]));
  }, [list, rows]);
}

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
