import { useEffect, useState } from 'react';

/** True once `waiting` has lasted `delayMs`, and false as soon as it is over: a quick answer never shows a spinner. */
export function useDelay(waiting: boolean, delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [waiting, delayMs]);
  return waiting && passed;
}
