/** The interval at which a waiting value checks whether the reader has changed the delay. */
const lookMs = 1000;

/** Passes values on in their order, each a delay after it came. Of several that are due it passes the last. */
export class InTime<Value> {
  readonly #behindSeconds: () => number;
  readonly #pass: (value: Value) => void;
  #waiting: readonly { readonly value: Value; readonly cameAt: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(behindSeconds: () => number, pass: (value: Value) => void) {
    this.#behindSeconds = behindSeconds;
    this.#pass = pass;
  }

  add(value: Value): void {
    this.#waiting = [...this.#waiting, { value, cameAt: Date.now() }];
    this.#look();
  }

  /** Drops what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    const due = Date.now() - this.#behindSeconds() * 1000;
    const last = this.#waiting.findLast(({ cameAt }) => cameAt <= due);
    this.#waiting = this.#waiting.filter(({ cameAt }) => cameAt > due);
    const [next] = this.#waiting;
    if (next !== undefined) this.#timer = setTimeout(this.#look, Math.min(next.cameAt - due, lookMs));
    if (last !== undefined) this.#pass(last.value);
  };
}
