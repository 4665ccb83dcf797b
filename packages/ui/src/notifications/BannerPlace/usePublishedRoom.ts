import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes how much of the page's top an element takes while it is up, as `--banner-room` on the page's root, so that the page can make room.
 * While the page moves it says so in `data-sliding`: a thumb on its way to a row shall not hit another.
 *
 * @example
 * usePublishedRoom(place, banner !== null); // :root { --banner-room: 156px }
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
