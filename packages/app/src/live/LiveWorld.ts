/** The parts of the device and the page that the live connection uses. The simulation has its own implementation. */
export interface LiveWorld {
  /** The device's clock, milliseconds since 1970. It may be wrong, be set, and jump over sleep. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
  isVisible(): boolean;
  isOnline(): boolean;
  /** Calls the listener when visibility or the network may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

const documentEvents = ['visibilitychange'] as const;
const windowEvents = ['online', 'offline', 'pageshow'] as const;

/** The device and the page in a browser. */
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
