import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What a reading gives, a clock's for instance, taken anew at an interval for as long as it is shown and the page is seen.
 *
 * @param read takes the reading
 * @param everyMs milliseconds between the readings
 *
 * @example
 * const now = useReading(stale.now, 10_000);
 */
export function useReading<Reading>(read: () => Reading, everyMs: number): Reading {
  const [reading, setReading] = useState(read);
  const readAnew = useEffectEvent(() => setReading(read()));
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(() => readAnew(), everyMs);
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
