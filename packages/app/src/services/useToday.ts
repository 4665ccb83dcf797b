import { msUntilNextOsloDay, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useEffect, useState } from 'react';
import { instantNow } from './instantNow.ts';
import { useServices } from './useServices.ts';

/** Today in Oslo, whatever the device's zone; it becomes tomorrow at Oslo's midnight while the page is open. */
export function useToday(): OsloDay {
  const services = useServices();
  const [today, setToday] = useState(() => osloDayOf(instantNow(services)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = instantNow(services);
      setToday(osloDayOf(now));
      // A timer may fire a moment early: it is set again for what is left.
      clearTimeout(timer);
      timer = setTimeout(look, msUntilNextOsloDay(now));
    };
    timer = setTimeout(look, msUntilNextOsloDay(instantNow(services)));
    // A device that slept through midnight wakes up with the timer late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [services]);

  return today;
}
