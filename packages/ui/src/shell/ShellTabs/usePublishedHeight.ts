import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes how much of the bottom of the page an element takes, as a custom property on the page's root: its height
 * while it is fixed there, and zero otherwise.
 *
 * @example
 * usePublishedHeight(nav, '--tabs-height'); // :root { --tabs-height: 68px }
 */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const root = document.documentElement;
    const publish = () => {
      const atBottom = getComputedStyle(measured).position === 'fixed';
      root.style.setProperty(property, atBottom ? `${measured.offsetHeight}px` : '0px');
    };
    // The observer calls first before the next paint, when the page has been laid out: measuring here would lay it out once more.
    const observer = new ResizeObserver(publish);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [element, property]);
}
