import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes the height of an element at the page's top while it is up, as `--banner-room` on the page's root, so that the page can make room.
 * While the page moves, `data-sliding` is set: a thumb on its way to a row must not hit another.
 *
 * @example
 * usePublishedRoom(place, shown !== null); // :root { --banner-room: 156px }
 */
export function usePublishedRoom(element: RefObject<HTMLElement | null>, up: boolean): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || !up) return;
    const root = document.documentElement;
    const publish = () => root.style.setProperty('--banner-room', `${measured.offsetHeight}px`);
    publish();
    slide(root);
    const observer = new ResizeObserver(publish);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-room');
      slide(root);
    };
  }, [element, up]);
}

/** Longer than the page takes to move, for a thumb that was on its way. */
const slidingMs = 300;
let settling: ReturnType<typeof setTimeout> | undefined;

function slide(root: HTMLElement): void {
  clearTimeout(settling);
  root.toggleAttribute('data-sliding', true);
  settling = setTimeout(() => root.toggleAttribute('data-sliding', false), slidingMs);
}
