import { lookMs } from './lookMs.ts';

/** Takes steps in their order, each a delay after it came. Of several that are due it takes the last. */
export class InTime {
  readonly #behindSeconds: () => number;
  #waiting: readonly { readonly step: () => void; readonly cameAt: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(behindSeconds: () => number) {
    this.#behindSeconds = behindSeconds;
  }

  add(step: () => void): void {
    this.#waiting = [...this.#waiting, { step, cameAt: Date.now() }];
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
    last?.step();
  };
}
