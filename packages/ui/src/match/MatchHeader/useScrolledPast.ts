import { useEffect, useState, type RefObject } from 'react';

/** Whether the user has scrolled an element out of sight, above the top of the scrolling box. */
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
      // The line appears when the visible rest of the header is no higher than the line.
      { rootMargin: `-${lineHeight}px 0px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return past;
}

/** The height of the line that replaces the header, in pixels. */
export const lineHeight = 52;
