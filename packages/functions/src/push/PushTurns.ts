import { firstPace, paceAfter, type PushServicePace, pushTurn } from '@tribunen/domain';

/** Whose turn it is among the push services of a run, by how each has answered (PUSH-18). */
export class PushTurns {
  readonly #paces = new Map<string, PushServicePace>();
  #all = 0;
  #slow = 0;

  /** Whether a message to a host is sent now, waits for another to end, or is left for later. */
  of(host: string): ReturnType<typeof pushTurn> {
    return pushTurn(this.#pace(host), { all: this.#all, slow: this.#slow });
  }

  isQuick(host: string): boolean {
    return this.#pace(host).isQuick;
  }

  /** Counts a message to a host as under way while it is sent. */
  async during<Result>(host: string, send: () => Promise<Result>): Promise<Result> {
    const slow = this.isQuick(host) ? 0 : 1;
    this.#all += 1;
    this.#slow += slow;
    try {
      return await send();
    } finally {
      this.#all -= 1;
      this.#slow -= slow;
    }
  }

  /**
   * Learns how long a push service took to answer.
   *
   * @param answeredInMs null where it did not answer in time
   */
  learn(host: string, answeredInMs: number | null): void {
    this.#paces.set(host, paceAfter(this.#pace(host), answeredInMs));
  }

  #pace(host: string): PushServicePace {
    return this.#paces.get(host) ?? firstPace(host);
  }
}
