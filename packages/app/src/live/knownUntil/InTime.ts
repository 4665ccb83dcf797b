import { lookMs } from './lookMs.ts';

/** Takes steps in their order, each a delay after it came. Of several that are due it takes the last. */
export class InTime {
  readonly #behindSeconds: () => number;
  readonly #now: () => number;
  #waiting: readonly { readonly step: () => void; readonly cameAt: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param now milliseconds since 1970, by the device's clock */
  constructor(behindSeconds: () => number, now: () => number) {
    this.#behindSeconds = behindSeconds;
    this.#now = now;
  }

  add(step: () => void): void {
    this.#waiting = [...this.#waiting, { step, cameAt: this.#now() }];
    this.#look();
  }

  /** Drops what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    const due = this.#now() - this.#behindSeconds() * 1000;
    const last = this.#waiting.findLast(({ cameAt }) => cameAt <= due);
    this.#waiting = this.#waiting.filter(({ cameAt }) => cameAt > due);
    const [next] = this.#waiting;
    if (next !== undefined) this.#timer = setTimeout(this.#look, Math.min(next.cameAt - due, lookMs));
    last?.step();
  };
}
