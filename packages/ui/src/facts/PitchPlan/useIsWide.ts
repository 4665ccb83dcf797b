import { type RefObject, useEffect, useState } from 'react';

/** From this width on, the whole pitch lies down. */
const wide = 560;

/** Whether an element has room for a pitch that lies down. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= wide));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
