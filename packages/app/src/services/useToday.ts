import { msUntilNextOsloDay, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useEffect, useState } from 'react';
import { instantNow } from './instantNow.ts';
import { useServices } from './useServices.ts';

/** Today in Oslo, whatever the device's time zone. It changes at midnight in Oslo. */
export function useToday(): OsloDay {
  const services = useServices();
  const [today, setToday] = useState(() => osloDayOf(instantNow(services)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = instantNow(services);
      setToday(osloDayOf(now));
      // A timer may fire slightly early; set it again for the rest.
      clearTimeout(timer);
      timer = setTimeout(look, msUntilNextOsloDay(now));
    };
    timer = setTimeout(look, msUntilNextOsloDay(instantNow(services)));
    // After sleep the timer may be late, so the day is also checked when the page becomes visible.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [services]);

  return today;
}
