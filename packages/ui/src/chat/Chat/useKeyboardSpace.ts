import { useEffect, type RefObject } from 'react';

/**
 * Publishes how much of an element a phone's keyboard covers, as `--keyboard` on the element. If the element is made
 * shorter by that, its lower edge is at the keyboard.
 */
export function useKeyboardSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { current: root } = element;
    if (visible === null || root === null) return undefined;
    const stop = new AbortController();
    const publish = () => {
      const keyboardTop = visible.offsetTop + visible.height;
      const keyboard = window.innerHeight - keyboardTop;
      const covered = Math.min(root.getBoundingClientRect().bottom - keyboardTop, keyboard);
      // A zoomed page is cut off by the screen, not by a keyboard.
      root.style.setProperty('--keyboard', `${visible.scale === 1 ? Math.max(Math.round(covered), 0) : 0}px`);
    };
    // The measurement waits for the frame, in which the page is laid out anyway.
    const frame = requestAnimationFrame(publish);
    visible.addEventListener('resize', publish, { signal: stop.signal });
    visible.addEventListener('scroll', publish, { signal: stop.signal });
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
    };
  }, [element]);
}
