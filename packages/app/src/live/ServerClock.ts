import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';

/** Less than this is not worth a correction: an answer is as long on its way, and the server's own clock is not better. */
const noiseMs = 2000;

/** The server's time, as far as it is known: the device's clock, set right by answers that tell the server's. */
export class ServerClock {
  readonly #deviceNow: () => number;
  #offsetMs = 0;
  #isKnown = false;

  /** @param deviceNow the device's clock, milliseconds since 1970; it may be wrong */
  constructor(deviceNow: () => number) {
    this.#deviceNow = deviceNow;
  }

  readonly now = (): UtcInstant => instantAt(this.#deviceNow() + this.#offsetMs);

  /** Whether an answer has told the server's time yet. */
  readonly isKnown = (): boolean => this.#isKnown;

  /** By how much the device's clock is behind the server's, as far as is known, in milliseconds. */
  readonly behindMs = (): number => this.#offsetMs;

  /**
   * Something has happened at the server, or on a pitch: there it is no earlier than that. While no answer has told the server's time, it is the
   * best that is known of a device that is behind.
   */
  noEarlierThan(serverAt: UtcInstant): void {
    if (this.#isKnown) return;
    const behind = epochMs(serverAt) - epochMs(this.now());
    if (behind > noiseMs) this.#offsetMs += behind;
  }

  /**
   * What an answer told of the server's time. An answer during which the device's clock was set says nothing.
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
