import { msUntilNextOsloDay, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useEffect, useState } from 'react';
import { instantNow } from './instantNow.ts';
import { useHouse } from './useHouse.ts';

/** Today in Oslo, whatever the device's zone; it becomes tomorrow at Oslo's midnight while the page is open. */
export function useToday(): OsloDay {
  const house = useHouse();
  const [today, setToday] = useState(() => osloDayOf(instantNow(house)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = instantNow(house);
      setToday(osloDayOf(now));
      // A timer may fire a moment early: it is set again for what is left.
      clearTimeout(timer);
      timer = setTimeout(look, msUntilNextOsloDay(now));
    };
    timer = setTimeout(look, msUntilNextOsloDay(instantNow(house)));
    // A device that slept through midnight wakes up with the timer late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [house]);

  return today;
}
