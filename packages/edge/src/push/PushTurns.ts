import {
  firstPace,
  paceAfter,
  type PushesUnderWay,
  type PushServicePace,
  pushTurn,
  QUICK_PUSH_MS,
} from '@tribunen/domain';

/** Decides, by the response times of each push service so far, when a run sends to that service (PUSH-18). */
export class PushTurns {
  readonly #paces = new Map<string, PushServicePace>();
  /** The number of messages under way to each host. */
  readonly #underWay = new Map<string, number>();
  /** The counts of messages under way; null when they must be counted again. */
  #counted: PushesUnderWay | null = null;

  /**
   * Whether to send a message to a host now, hold it until another message under way has ended, or leave it for a later
   * run.
   */
  of(host: string): ReturnType<typeof pushTurn> {
    this.#counted ??= this.#countAll();
    return pushTurn(this.pace(host), this.#counted);
  }

  /** The response times of a push service so far. */
  pace(host: string): PushServicePace {
    return this.#paces.get(host) ?? firstPace(host);
  }

  /**
   * Counts a message to a host as under way while it is sent. If the service does not respond within `QUICK_PUSH_MS`,
   * the service no longer counts as quick.
   */
  async during<Result>(host: string, send: () => Promise<Result>): Promise<Result> {
    this.#count(host, 1);
    const known = this.#paces.get(host);
    const doubt = setTimeout(() => {
      // If the service has answered another message in the meantime, it keeps its pace, because only this message may
      // be lost.
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
   * Updates a push service's pace with a response time.
   *
   * @param answeredInMs null when the service did not respond in time
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
