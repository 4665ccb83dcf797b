import type { UtcInstant } from '@tribunen/domain';
import { whenIdle } from '../../lib/tasks/whenIdle.ts';
import type { PrefetchWorld } from './Prefetcher.ts';

/**
 * The browser's state. No prefetching in a hidden tab, without a network, or when the device asks to save
 * data.
 */
export function browserPrefetchWorld(now: () => UtcInstant): PrefetchWorld {
  return {
    now,
    mayPrefetch: () => document.visibilityState === 'visible' && navigator.onLine && !savesData(),
    whenIdle,
    onChange: (listener) => {
      const connection = networkInformation();
      document.addEventListener('visibilitychange', listener);
      window.addEventListener('online', listener);
      connection?.addEventListener('change', listener);
      return () => {
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
