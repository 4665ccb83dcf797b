import type { LiveWorld } from './LiveWorld.ts';

const documentEvents = ['visibilitychange'] as const;
const windowEvents = ['online', 'offline', 'pageshow'] as const;

/** The device and the page, as the browser tells of them. */
export const browserLiveWorld: LiveWorld = {
  now: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    for (const event of documentEvents) document.addEventListener(event, listener);
    for (const event of windowEvents) window.addEventListener(event, listener);
    return () => {
      for (const event of documentEvents) document.removeEventListener(event, listener);
      for (const event of windowEvents) window.removeEventListener(event, listener);
    };
  },
};
