import { useEffect, useState } from 'react';

/** True once `waiting` has lasted `delayMs`, false as soon as it ends, so that a quick answer never shows a spinner. */
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
