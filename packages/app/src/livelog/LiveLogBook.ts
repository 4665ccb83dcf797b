import type { LiveLog, LiveLogEntry } from '../live/LiveLog.ts';
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

/** Hundreds of entries come in a second: readers are told of them together. */
const tellEveryMs = 250;

/** Keeps what the live room did last, for who reads along. */
export class LiveLogBook implements LiveLog {
  readonly #parts: LiveLogBookParts;
  readonly #ring: Ring<LoggedEntry>;
  readonly #readers = new Set<() => void>();
  #page: readonly LoggedEntry[] = [];
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LiveLogBookParts) {
    this.#parts = parts;
    this.#ring = new Ring(parts.limit ?? 5000);
  }

  note(entry: LiveLogEntry): void {
    this.#ring.add({ ...entry, at: this.#parts.now(), tab: this.#parts.tab });
    if (this.#readers.size === 0 || this.#telling !== undefined) return;
    this.#telling = setTimeout(() => this.#turn(), tellEveryMs);
  }

  /** All that is kept, oldest first, up to this moment. */
  entries(): readonly LoggedEntry[] {
    return this.#ring.items();
  }

  dropped(): number {
    return this.#ring.dropped();
  }

  /** What readers have been told of: the same array until they are told again. */
  readonly page = (): readonly LoggedEntry[] => this.#page;

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    this.#turn();
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.stop();
    };
  };

  readonly clear = (): void => {
    this.#ring.clear();
    this.#turn();
  };

  stop(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
  }

  #turn(): void {
    this.stop();
    this.#page = this.#ring.items();
    for (const reader of this.#readers) reader();
  }
}
