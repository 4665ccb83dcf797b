import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has been scrolled out of sight, up over the top of what scrolls.
 *
 * @example
 * const scrolledPast = useScrolledPast(header);
 */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPast(!last.isIntersecting && last.boundingClientRect.bottom <= lineHeight);
      },
      // The line comes when so little of the header is left as it covers.
      { rootMargin: `-${lineHeight}px 0px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return past;
}

/** The height of the line that takes the header's place, in pixels. */
export const lineHeight = 52;
