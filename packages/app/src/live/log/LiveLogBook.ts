import { Emitter } from '@tribunen/domain';
import type { LiveLog, LiveLogEntry } from '../LiveLog.ts';
import { Ring } from './Ring.ts';

export interface LoggedEntry extends LiveLogEntry {
  /** The device's clock, milliseconds since 1970. */
  readonly at: number;
  readonly tab: string;
}

export interface LiveLogBookParts {
  now(): number;
  /** This tab's name among the others. */
  readonly tab: string;
  /** How many entries are kept. */
  readonly limit?: number;
}

/** The milliseconds between two calls of the readers, because hundreds of entries arrive in a second. */
const turnEveryMs = 250;

/** Keeps the last steps of the live connection, for readers such as `LiveLogPanel`. */
export class LiveLogBook implements LiveLog {
  readonly #parts: LiveLogBookParts;
  readonly #ring: Ring<LoggedEntry>;
  readonly #turns = new Emitter<void>();
  #page: readonly LoggedEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LiveLogBookParts) {
    this.#parts = parts;
    this.#ring = new Ring(parts.limit ?? 5000);
  }

  note(entry: LiveLogEntry): void {
    this.#ring.add({ ...entry, at: this.#parts.now(), tab: this.#parts.tab });
    if (this.#turns.listeners === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.#turn(), turnEveryMs);
  }

  /** Every kept entry, the oldest first. */
  entries(): readonly LoggedEntry[] {
    return this.#ring.items();
  }

  dropped(): number {
    return this.#ring.dropped();
  }

  /** The entries as readers see them: the same array until the readers are called again. */
  readonly page = (): readonly LoggedEntry[] => this.#page;

  readonly subscribe = (reader: () => void): (() => void) => {
    const end = this.#turns.listen(reader);
    this.#turn();
    return () => {
      end();
      if (this.#turns.listeners === 0) this.stop();
    };
  };

  readonly clear = (): void => {
    this.#ring.clear();
    this.#turn();
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #turn(): void {
    this.stop();
    this.#page = this.#ring.items();
    this.#turns.emit();
  }
}
