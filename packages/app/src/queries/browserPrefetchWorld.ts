import type { UtcInstant } from '@tribunen/domain';
import type { PrefetchWorld } from './Prefetcher.ts';

/** This browser: nothing is loaded ahead in a hidden tab, or where the device asks to save data. */
export function browserPrefetchWorld(now: () => UtcInstant): PrefetchWorld {
  return {
    now,
    mayPrefetch: () => document.visibilityState === 'visible' && !savesData(),
    onChange: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}

/** The Network Information API, where there is one. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
