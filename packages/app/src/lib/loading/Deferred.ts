import { LateCode } from '@tribunen/ui';
import { nextTask } from '../tasks/nextTask.ts';
import { Observable } from '../state/Observable.ts';
import { untilLoaded } from './untilLoaded.ts';

interface Part {
  start(): void;
  stop(): void;
}

/**
 * A long-lived part of the page that the first screen works without. It is loaded behind that screen, and null until then. A load that fails is
 * repeated (`untilLoaded`).
 */
export class Deferred<Loaded extends Part> extends Observable<Loaded | null> {
  readonly #code: LateCode<Loaded>;
  #isStarted = false;
  /** Ends the tries to load it. */
  #loading = new AbortController();

  /** @param complaint what is logged at each failure */
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
    // Its listeners render in a task of their own.
    await nextTask();
    if (signal.aborted) part.stop();
    else this.set(part);
  }
}
