import { useEffect, useState } from 'react';

/**
 * Whether something is so, or was so until a moment ago.
 *
 * @param ms how long that moment is, in milliseconds
 */
export function useLately(isNow: boolean, ms: number): boolean {
  const [isLately, setLately] = useState(isNow);
  if (isNow && !isLately) setLately(true);
  useEffect(() => {
    if (isNow) return undefined;
    const timer = setTimeout(() => setLately(false), ms);
    return () => clearTimeout(timer);
  }, [isNow, ms]);
  return isNow || isLately;
}
