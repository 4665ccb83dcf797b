import { useEffect, useRef, useState } from 'react';

/**
 * The result of `read`, for instance a clock's time, read again at an interval while the component is mounted and the
 * page is visible.
 *
 * @param read returns the value
 * @param everyMs milliseconds between the reads
 */
export function useIntervalValue<Reading>(read: () => Reading, everyMs: number): Reading {
  const [reading, setReading] = useState(read);
  // Not `useEffectEvent`: the catalogue's frame is built with an older React, which lacks that hook.
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
