import { useEffect, useRef } from 'react';

const pauseMs = 300;

/**
 * Runs the newest of what a field's typing asks for, once nothing has been typed for 300 ms; nothing after the component
 * has gone. `null` drops what waits.
 */
export function usePauseInTyping(): (run: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run) => {
    clearTimeout(timer.current);
    if (run !== null) timer.current = setTimeout(run, pauseMs);
  };
}
