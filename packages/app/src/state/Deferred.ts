import { cadence } from '@tribunen/domain';
import { nextTask } from '../services/nextTask.ts';
import { Observable } from './Observable.ts';

interface Part {
  start(): void;
  stop(): void;
}

/**
 * A part of the page that the first screen works without. It is loaded behind it, and null until then. After a failure it is loaded again,
 * later each time, up to five minutes apart: the network may be back, or the page may be of yesterday's version.
 *
 * @example
 * const live = new Deferred(async () => (await import('./openLiveRoom.ts')).openLiveRoom(parts), 'The live room did not load');
 * live.start();
 * live.current(); // null, and the room once it is loaded and started
 */
export class Deferred<Loaded extends Part> extends Observable<Loaded | null> {
  readonly #load: () => Promise<Loaded>;
  readonly #complaint: string;
  #isStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The load under way; a load that `stop` has left behind is no longer wanted. */
  #loading: symbol | null = null;

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
    if (part === null) this.#attempt(cadence.realtime.reconnect);
    else part.start();
  }

  stop(): void {
    this.#isStarted = false;
    this.#loading = null;
    clearTimeout(this.#timer);
    this.current()?.stop();
  }

  #attempt(retryAfterMs: number): void {
    const loading = Symbol('loading');
    this.#loading = loading;
    this.#load().then(
      async (part) => {
        if (this.#loading !== loading) return;
        part.start();
        // What is rendered because it is there is rendered in a task of its own.
        await nextTask();
        if (this.#loading === loading) this.set(part);
        else part.stop();
      },
      (error: unknown) => {
        if (this.#loading !== loading) return;
        console.error(this.#complaint, error);
        const longest = cadence.realtime.healthLongest;
        this.#timer = setTimeout(() => this.#attempt(Math.min(retryAfterMs * 2, longest)), retryAfterMs);
      },
    );
  }
}
