import type { Tabs } from './tabs/Tabs.ts';
import { Teardown } from '../lib/state/Teardown.ts';
import { pageTime } from './pageTime.ts';

/** How long a tab that becomes the front waits for the pauses of the former front, in milliseconds. */
const takeOverMs = 50;

/**
 * How long each source has to pause (`Retry-After`). The tabs share the pauses, so that a tab that becomes the front
 * keeps those of the former front.
 */
export class SharedRests {
  readonly #tabs: Pick<Tabs, 'onFront' | 'send' | 'onMessage'>;
  /** The page's time at which each source may be requested again. */
  readonly #ends = new Map<string, number>();
  readonly #teardown = new Teardown();
  /** The page's time until which this tab waits for the former front. */
  #takesOverUntil = 0;

  constructor(tabs: Pick<Tabs, 'onFront' | 'send' | 'onMessage'>) {
    this.#tabs = tabs;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      this.#tabs.onMessage((message) => {
        if (message.kind === 'rest') this.#note(message.source, message.ms);
      }),
      this.#tabs.onFront((isFront) => {
        if (isFront) this.#takesOverUntil = pageTime() + takeOverMs;
        // The new front may have been opened after this tab shared the pause.
        else for (const source of this.#ends.keys()) this.#share(source);
      }),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Records that the backend has just demanded a pause of this many milliseconds from a source. */
  rest(source: string, ms: number): void {
    this.#note(source, ms);
    this.#share(source);
  }

  /** The milliseconds that a source still has to wait; 0 when it may be requested. */
  left(source: string): number {
    return Math.max(0, this.#takesOverUntil - pageTime(), this.#restOf(source));
  }

  #restOf(source: string): number {
    return (this.#ends.get(source) ?? 0) - pageTime();
  }

  #note(source: string, ms: number): void {
    this.#ends.set(source, Math.max(pageTime() + ms, this.#ends.get(source) ?? 0));
  }

  #share(source: string): void {
    const ms = this.#restOf(source);
    if (ms > 0) this.#tabs.send({ kind: 'rest', source, ms });
  }
}
