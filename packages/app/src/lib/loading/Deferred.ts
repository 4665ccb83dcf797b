import { LateCode } from '@tribunen/ui';
import { nextTask } from '../tasks/nextTask.ts';
import { Observable } from '../state/Observable.ts';
import { untilLoaded } from './untilLoaded.ts';

interface Part {
  start(): void;
  stop(): void;
}

/**
 * A long-lived part of the page that the first screen does not need. It is loaded after that screen, and null until
 * then. A failed load is repeated (`untilLoaded`).
 */
export class Deferred<Loaded extends Part> extends Observable<Loaded | null> {
  readonly #code: LateCode<Loaded>;
  #isStarted = false;
  /** Aborts the attempts to load the part. */
  #loading = new AbortController();

  /** @param complaint the message to log at each failure */
  constructor(load: () => Promise<Loaded>, complaint: string) {
    super(null);
    this.#code = new LateCode(load, complaint);
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const part = this.current();
    if (part !== null) {
      part.start();
      return;
    }
    this.#loading = new AbortController();
    void this.#open(this.#loading.signal);
  }

  stop(): void {
    this.#isStarted = false;
    this.#loading.abort();
    this.current()?.stop();
  }

  async #open(signal: AbortSignal): Promise<void> {
    const part = await untilLoaded(this.#code, signal);
    if (part === null) return;
    part.start();
    // The listeners render in a separate task.
    await nextTask();
    if (signal.aborted) part.stop();
    else this.set(part);
  }
}
