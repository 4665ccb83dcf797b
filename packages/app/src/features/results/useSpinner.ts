import { useEffect, useState } from 'react';

/** True once `waiting` has lasted `delayMs`: a quick answer never shows a spinner. */
export function useSpinner(waiting: boolean, delayMs: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [waiting, delayMs]);
  return waiting && shown;
}
