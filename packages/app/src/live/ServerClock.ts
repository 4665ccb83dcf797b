import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';

/** A smaller difference is not corrected: an answer takes as long, and the server's clock is no better. */
const noiseMs = 2000;

/** The server's time, as far as it is known: the device's clock, corrected by answers that have the server's time. */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offsetMs = 0;
  #isKnown = false;

  /** @param deviceNow the device's clock, milliseconds since 1970; it may be wrong */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  readonly now = (): UtcInstant => instantAt(this.#deviceNow() + this.#offsetMs);

  /** Whether an answer has had the server's time yet. */
  readonly isKnown = (): boolean => this.#isKnown;

  /** By how much the device's clock is behind the server's, as far as is known, in milliseconds. */
  readonly behindMs = (): number => this.#offsetMs;

  /**
   * Learns from an event at the server or on a pitch: its time is not before that. Until an answer has the server's time, that is the only
   * way to find out that the device is behind.
   */
  noEarlierThan(serverAt: UtcInstant): void {
    if (this.#isKnown) return;
    const behind = epochMs(serverAt) - epochMs(this.now());
    if (behind > noiseMs) this.#offsetMs += behind;
  }

  /**
   * Learns the server's time from an answer. An answer during which the device's clock was set proves nothing.
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
