import type { UtcInstant } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import { whenIdle } from '../../lib/tasks/whenIdle.ts';
import type { PrefetchWorld } from './Prefetcher.ts';

/**
 * The browser's state. No prefetching before the page has started its parts, in a hidden tab, without a network, or when the device asks to save
 * data.
 */
export function browserPrefetchWorld(now: () => UtcInstant, hasStarted: Observed<boolean>): PrefetchWorld {
  return {
    now,
    mayPrefetch: () =>
      hasStarted.current() && document.visibilityState === 'visible' && navigator.onLine && !savesData(),
    whenIdle,
    onChange: (listener) => {
      const connection = networkInformation();
      const end = hasStarted.subscribe(listener);
      document.addEventListener('visibilitychange', listener);
      window.addEventListener('online', listener);
      connection?.addEventListener('change', listener);
      return () => {
        end();
        document.removeEventListener('visibilitychange', listener);
        window.removeEventListener('online', listener);
        connection?.removeEventListener('change', listener);
      };
    },
  };
}

function savesData(): boolean {
  const connection = networkInformation();
  return connection !== null && 'saveData' in connection && connection.saveData === true;
}

/** The Network Information API, if the browser has it. */
function networkInformation(): EventTarget | null {
  return 'connection' in navigator && navigator.connection instanceof EventTarget ? navigator.connection : null;
}
