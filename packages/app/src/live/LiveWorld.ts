/** What the live feed needs to know of the device and the page around it. */
export interface LiveWorld {
  /** The device's clock, milliseconds since 1970. It may be wrong, step, and jump over sleep. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
  isVisible(): boolean;
  isOnline(): boolean;
  /** Tells when one of the two may have changed. Returns what ends it. */
  onChange(listener: () => void): () => void;
}
