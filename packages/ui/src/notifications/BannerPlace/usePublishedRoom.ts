import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes how much of the page's top an element takes while it is up, as `--banner-room` on the page's root, so that the page can make room.
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
    const observer = new ResizeObserver(publish);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-room');
    };
  }, [element, up]);
}
