import { msUntilNextOsloDay, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useEffect, useState } from 'react';
import { instantNow } from '../../house/instantNow.ts';
import { useHouse } from '../../house/useHouse.ts';

/** Today in Oslo, whatever the device's zone; it becomes tomorrow at Oslo's midnight while the page is open. */
export function useToday(): OsloDay {
  const house = useHouse();
  const [today, setToday] = useState(() => osloDayOf(instantNow(house)));

  useEffect(() => {
    const look = (): void => setToday(osloDayOf(instantNow(house)));
    const timer = setTimeout(look, msUntilNextOsloDay(instantNow(house)));
    // A device that slept through midnight wakes up with the timer late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [house, today]);

  return today;
}
