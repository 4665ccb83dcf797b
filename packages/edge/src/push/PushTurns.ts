import {
  firstPace,
  paceAfter,
  type PushesUnderWay,
  type PushServicePace,
  pushTurn,
  QUICK_PUSH_MS,
} from '@tribunen/domain';

/** Whose turn it is among the push services of a run, by how each has answered (PUSH-18). */
export class PushTurns {
  readonly #paces = new Map<string, PushServicePace>();
  /** How many messages to each host are under way. */
  readonly #underWay = new Map<string, number>();
  /** Null until it is counted again. */
  #counted: PushesUnderWay | null = null;

  /** Whether a message to a host is sent now, waits for another to end, or is left for later. */
  of(host: string): ReturnType<typeof pushTurn> {
    this.#counted ??= this.#countAll();
    return pushTurn(this.pace(host), this.#counted);
  }

  /** How a push service has answered so far. */
  pace(host: string): PushServicePace {
    return this.#paces.get(host) ?? firstPace(host);
  }

  /** Counts a message to a host as under way while it is sent. A service that says nothing for long meanwhile is not quick from then on. */
  async during<Result>(host: string, send: () => Promise<Result>): Promise<Result> {
    this.#count(host, 1);
    const known = this.#paces.get(host);
    const doubt = setTimeout(() => {
      // It has answered another message: this one may be lost.
      if (this.#paces.get(host) !== known) return;
      this.#note(host, { ...this.pace(host), isQuick: false });
    }, QUICK_PUSH_MS);
    try {
      return await send();
    } finally {
      clearTimeout(doubt);
      this.#count(host, -1);
    }
  }

  /**
   * Learns how long a push service took to answer.
   *
   * @param answeredInMs null where it did not answer in time
   */
  learn(host: string, answeredInMs: number | null): void {
    this.#note(host, paceAfter(this.pace(host), answeredInMs));
  }

  #note(host: string, pace: PushServicePace): void {
    this.#paces.set(host, pace);
    this.#counted = null;
  }

  #count(host: string, change: 1 | -1): void {
    this.#counted = null;
    const count = (this.#underWay.get(host) ?? 0) + change;
    if (count === 0) this.#underWay.delete(host);
    else this.#underWay.set(host, count);
  }

  #countAll(): PushesUnderWay {
    let [all, others, slow] = [0, 0, 0];
    for (const [host, count] of this.#underWay) {
      const { isOwn, isQuick } = this.pace(host);
      all += count;
      if (!isOwn) others += count;
      if (!isQuick) slow += count;
    }
    return { all, others, slow };
  }
}
