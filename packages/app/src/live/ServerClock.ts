import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';

/** A smaller difference is not corrected: an answer takes as long on its way. */
const noiseMs = 2000;

/** The server's time: the device's clock, corrected by answers that carry the server's time. */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offsetMs = 0;
  #isKnown = false;

  /** @param deviceNow the device's clock, milliseconds since 1970; it may be wrong */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  readonly now = (): UtcInstant => instantAt(this.#deviceNow() + this.#offsetMs);

  /** Whether an answer has carried the server's time yet. */
  readonly isKnown = (): boolean => this.#isKnown;

  /** By how much the device's clock is behind the server's, as far as is known, in milliseconds. */
  readonly behindMs = (): number => this.#offsetMs;

  /**
   * Learns from the time of an event at the server or on a pitch: now is not before it. Until an answer carries the server's time, only events
   * show that the device's clock is behind.
   */
  noEarlierThan(serverAt: UtcInstant): void {
    if (this.#isKnown) return;
    const behind = epochMs(serverAt) - epochMs(this.now());
    if (behind > noiseMs) this.#offsetMs += behind;
  }

  /**
   * Learns the server's time from an answer. An answer during which the device's clock was set teaches nothing.
   *
   * @param sentAtMs the device's clock when the request went out, and `receivedAtMs` when its answer was there
   */
  learn(serverAt: UtcInstant, sentAtMs: number, receivedAtMs: number): void {
    if (receivedAtMs < sentAtMs) return;
    this.#isKnown = true;
    const offset = epochMs(serverAt) - (sentAtMs + receivedAtMs) / 2;
    const uncertain = noiseMs + (receivedAtMs - sentAtMs) / 2;
    this.#offsetMs = Math.abs(offset) < uncertain ? 0 : Math.round(offset);
  }
}
