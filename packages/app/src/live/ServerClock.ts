import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';

/** A smaller difference is not corrected, because an answer may take as long. */
const noiseMs = 2000;

/** The server's time: the device's clock, corrected by answers that contain the server's time. */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offsetMs = 0;
  #isKnown = false;

  /** @param deviceNow the device's clock, milliseconds since 1970; it may be wrong */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  readonly now = (): UtcInstant => instantAt(this.#deviceNow() + this.#offsetMs);

  /** Whether an answer has contained the server's time yet. */
  readonly isKnown = (): boolean => this.#isKnown;

  /** By how much the device's clock is behind the server's, as far as is known, in milliseconds. */
  readonly behindMs = (): number => this.#offsetMs;

  /**
   * Corrects the time with that of an event on the server or on a pitch, which now cannot precede. Until an answer
   * contains the server's time, only events can show that the device's clock is slow.
   */
  noEarlierThan(serverAt: UtcInstant): void {
    if (this.#isKnown) return;
    const behind = epochMs(serverAt) - epochMs(this.now());
    if (behind > noiseMs) this.#offsetMs += behind;
  }

  /**
   * Learns the server's time from an answer. An answer is ignored if the device's clock was set during its request.
   * @param sentAtMs the device's clock when the request was sent; `receivedAtMs`: when its answer arrived
   */
  learn(serverAt: UtcInstant, sentAtMs: number, receivedAtMs: number): void {
    if (receivedAtMs < sentAtMs) return;
    this.#isKnown = true;
    const offset = epochMs(serverAt) - (sentAtMs + receivedAtMs) / 2;
    const uncertain = noiseMs + (receivedAtMs - sentAtMs) / 2;
    this.#offsetMs = Math.abs(offset) < uncertain ? 0 : Math.round(offset);
  }
}
