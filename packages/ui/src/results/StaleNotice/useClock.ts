import type { UtcInstant } from '@tribunen/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The time, read anew at an interval for as long as it is shown.
 *
 * @param now the clock
 * @param everyMs milliseconds between the readings
 *
 * @example
 * const now = useClock(stale.now, 10_000);
 */
export function useClock(now: () => UtcInstant, everyMs: number): UtcInstant {
  const [at, setAt] = useState(now);
  const read = useEffectEvent(() => setAt(now()));
  useEffect(() => {
    const timer = setInterval(() => read(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return at;
}
