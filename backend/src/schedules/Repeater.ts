/** Runs a task repeatedly, with a pause after each run. */
export class Repeater {
  readonly #task: () => Promise<void>;
  readonly #pauseMs: number;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** @param name the task's name in the log */
  constructor(name: string, pauseMs: number, task: () => Promise<void>) {
    this.#pauseMs = pauseMs;
    let failure = '';
    this.#task = async () => {
      try {
        await task();
        failure = '';
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // A failure that repeats is logged once.
        if (reason !== failure) console.error(`${name} failed: ${reason}`);
        failure = reason;
      }
    };
  }

  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#running = this.#task().then(() => {
        if (this.#timer === null) return;
        this.#timer = null;
        this.start();
      });
    }, this.#pauseMs);
  }

  /** Waits for the current run of the task. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running;
  }
}
