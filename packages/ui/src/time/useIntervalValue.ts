import { useEffect, useRef, useState } from 'react';

/**
 * What a reading gives, a clock's for instance, taken anew at an interval for as long as it is shown and the page is seen.
 *
 * @param read takes the reading
 * @param everyMs milliseconds between the readings
 *
 * @example
 * const now = useIntervalValue(stale.now, 10_000);
 */
export function useIntervalValue<Reading>(read: () => Reading, everyMs: number): Reading {
  const [reading, setReading] = useState(read);
  // Not `useEffectEvent`: the catalogue's own frame is built with an older React, which has none.
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const readAnew = () => setReading(latest.current());
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(readAnew, everyMs);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') readAnew();
      run();
    };
    run();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [everyMs]);
  return reading;
}
