import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes the height that an element takes at the bottom of the page, as a custom property on the page's root.
 *
 * @param whileFixed whether it counts only while the element is fixed there; its height is zero otherwise
 * @example
 * usePublishedHeight(nav, '--tabs-height', { whileFixed: true }); // :root { --tabs-height: 68px }
 */
export function usePublishedHeight(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
  { whileFixed }: { readonly whileFixed: boolean },
): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const root = document.documentElement;
    const publish = () => {
      const counts = !whileFixed || getComputedStyle(measured).position === 'fixed';
      root.style.setProperty(property, counts ? `${measured.offsetHeight}px` : '0px');
    };
    // The observer's first call comes before the next paint, after the page's layout: measuring here would force another layout.
    const observer = new ResizeObserver(publish);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [element, property, whileFixed]);
}
