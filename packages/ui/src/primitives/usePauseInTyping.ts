import { useEffect, useRef } from 'react';

const pauseMs = 300;

/**
 * Returns a function that runs its callback once the user has typed nothing for 300 ms. A newer callback replaces the one
 * that waits; `null` drops it, and so does unmounting the component.
 */
export function usePauseInTyping(): (run: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run) => {
    clearTimeout(timer.current);
    if (run !== null) timer.current = setTimeout(run, pauseMs);
  };
}
