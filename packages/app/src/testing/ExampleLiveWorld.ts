import type { LiveWorld } from '../live/LiveWorld.ts';

/** A device for tests: visible and online until the test changes it, by the test's own clock. */
export class ExampleLiveWorld implements LiveWorld {
  readonly #listeners = new Set<() => void>();
  #visible = true;
  #online = true;
  /** Milliseconds by which the device's clock is ahead of the test's. */
  #stepMs = 0;

  now(): number {
    return Date.now() + this.#stepMs;
  }

  /** No jitter: a test knows its waits to the millisecond. */
  random(): number {
    return 0;
  }

  isVisible(): boolean {
    return this.#visible;
  }

  isOnline(): boolean {
    return this.#online;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The number of listeners: 0 once every part is stopped. */
  listenerCount(): number {
    return this.#listeners.size;
  }

  show(): void {
    this.#visible = true;
    this.#changed();
  }

  hide(): void {
    this.#visible = false;
    this.#changed();
  }

  goOnline(): void {
    this.#online = true;
    this.#changed();
  }

  goOffline(): void {
    this.#online = false;
    this.#changed();
  }

  /** Sets the device's clock, forward or back, without time passing. */
  stepClock(ms: number): void {
    this.#stepMs += ms;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
