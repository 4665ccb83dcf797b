/** Runs a task at once, and then no other for a while. Of the tasks that are given meanwhile it runs only the last. */
export class Throttle {
  readonly #spacingMs: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #next: (() => void) | null = null;

  constructor(ms: number) {
    this.#spacingMs = ms;
  }

  run(task: () => void): void {
    if (this.#timer !== null) {
      this.#next = task;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const next = this.#next;
      this.#next = null;
      if (next !== null) this.run(next);
    }, this.#spacingMs);
    task();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#next = null;
  }
}
