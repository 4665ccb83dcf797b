import { nextTask } from '../tasks/nextTask.ts';
import { Observable } from '../state/Observable.ts';
import { untilLoaded } from './untilLoaded.ts';

interface Part {
  start(): void;
  stop(): void;
}

/**
 * A part of the page that the first screen works without. It is loaded behind it, and null until then. A load that fails is repeated
 * (`untilLoaded`).
 *
 * @example
 * const live = new Deferred(async () => (await import('../../state/openLiveRoom.ts')).openLiveRoom(parts), 'The live room did not load');
 * live.start();
 * live.current(); // null, and the room once it is loaded and started
 */
export class Deferred<Loaded extends Part> extends Observable<Loaded | null> {
  readonly #load: () => Promise<Loaded>;
  readonly #complaint: string;
  #isStarted = false;
  /** Ends the load under way. */
  #loading = new AbortController();

  /** @param complaint what is logged at each failure */
  constructor(load: () => Promise<Loaded>, complaint: string) {
    super(null);
    this.#load = load;
    this.#complaint = complaint;
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
    const part = await untilLoaded(this.#load, this.#complaint, signal);
    if (part === null) return;
    part.start();
    // What is rendered because it is there is rendered in a task of its own.
    await nextTask();
    if (signal.aborted) part.stop();
    else this.set(part);
  }
}
