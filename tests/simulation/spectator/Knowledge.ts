/** The longest time until a choice has reached the other tabs. */
const lingerMs = 100;

interface Choice {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly delay: number;
  readonly delays: ReadonlyMap<string, number>;
  readonly hidden: ReadonlySet<string>;
}

/** The delays and hidden results that a device's spectator has chosen, at every moment of the run. */
export class Knowledge {
  readonly #now: () => number;
  readonly #holdsFriends: boolean;
  #choices: readonly Choice[];

  /** @param holdsFriends whether messages from friends wait for the delay as well (KNOWN-13) */
  constructor(now: () => number, delay: number, holdsFriends: boolean) {
    this.#now = now;
    this.#holdsFriends = holdsFriends;
    this.#choices = [{ from: 0, delay, delays: new Map(), hidden: new Set() }];
  }

  /** @param match null for every match: this also removes the delays of single matches */
  chooseDelay(match: string | null, seconds: number): void {
    const { delays } = this.#last;
    if (match === null) this.#choose({ delay: seconds, delays: new Map() });
    else this.#choose({ delays: new Map(delays).set(match, seconds) });
  }

  hide(match: string, isHidden: boolean): void {
    const hidden = new Set(this.#last.hidden);
    if (isHidden) hidden.add(match);
    else hidden.delete(match);
    this.#choose({ hidden });
  }

  /** The delay of a match in seconds, even while its result is hidden. */
  delaySeconds(match: string): number {
    return Math.min(...this.#since(this.#now()).map(({ delay, delays }) => delays.get(match) ?? delay));
  }

  /**
   * The delay of a match in seconds; infinity while its result is hidden. For a moment after a new choice, this is the
   * shorter of the old and the new delay, because some tabs do not have the new choice yet.
   */
  behindSeconds(match: string, at = this.#now()): number {
    return Math.min(
      ...this.#since(at).map(({ delay, delays, hidden }) =>
        hidden.has(match) ? Infinity : (delays.get(match) ?? delay),
      ),
    );
  }

  /** How many seconds the device holds back friends' messages. */
  friendsBehindSeconds(): number {
    if (!this.#holdsFriends) return 0;
    return Math.min(...this.#since(this.#now()).map(({ delay, delays }) => Math.max(delay, ...delays.values())));
  }

  #since(at: number): readonly Choice[] {
    return this.#choices.filter(
      ({ from }, index) => from <= at && (this.#choices[index + 1]?.from ?? Infinity) >= at - lingerMs,
    );
  }

  /** When the spectator last changed a delay, or hid or showed a result, in milliseconds since 1970. */
  get chosenAt(): number {
    return this.#last.from;
  }

  get #last(): Choice {
    const last = this.#choices.at(-1);
    if (last === undefined) throw new RangeError('A device begins with a choice');
    return last;
  }

  #choose(change: Partial<Choice>): void {
    this.#choices = [...this.#choices, { ...this.#last, ...change, from: this.#now() }];
  }
}
