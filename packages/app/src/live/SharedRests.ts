import type { Tabs } from '../tabs/Tabs.ts';
import { Teardown } from '../state/Teardown.ts';
import { pageTime } from './pageTime.ts';

/**
 * How long the backend wants to be left alone by each source (`Retry-After`). The tabs share it: the one that comes to the front next keeps
 * the rests of the one before it.
 */
export class SharedRests {
  readonly #tabs: Pick<Tabs, 'onFront' | 'send' | 'onMessage'>;
  /** By source, the page's time at which it may ask again. */
  readonly #ends = new Map<string, number>();
  readonly #teardown = new Teardown();

  constructor(tabs: Pick<Tabs, 'onFront' | 'send' | 'onMessage'>) {
    this.#tabs = tabs;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      this.#tabs.onMessage((message) => {
        if (message.kind === 'rest') this.#note(message.source, message.ms);
      }),
      // The new front may have been opened after the others were told.
      this.#tabs.onFront((isFront) => {
        if (!isFront) for (const source of this.#ends.keys()) this.#tell(source);
      }),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  /** The backend has just asked to be left alone for so many milliseconds. */
  rest(source: string, ms: number): void {
    this.#note(source, ms);
    this.#tell(source);
  }

  /** The milliseconds that are left of a source's rest; 0 when it may ask. */
  left(source: string): number {
    return Math.max(0, (this.#ends.get(source) ?? 0) - pageTime());
  }

  #note(source: string, ms: number): void {
    this.#ends.set(source, Math.max(pageTime() + ms, this.#ends.get(source) ?? 0));
  }

  #tell(source: string): void {
    const ms = this.left(source);
    if (ms > 0) this.#tabs.send({ kind: 'rest', source, ms });
  }
}
