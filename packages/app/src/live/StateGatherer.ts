import type { SourcedState } from '@tribunen/domain';

/** What comes within one frame of the screen is drawn together. */
const gatherMs = 16;

/** Hands on the first row at once, and what comes within a frame after it together, in the order in which it came. */
export class StateGatherer {
  readonly #onRows: (rows: readonly SourcedState[]) => void;
  #gathered: SourcedState[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(onRows: (rows: readonly SourcedState[]) => void) {
    this.#onRows = onRows;
  }

  add(row: SourcedState): void {
    this.#gathered.push(row);
    if (this.#timer === null) this.#handOn();
  }

  /** Drops what was not handed on. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#gathered = [];
  }

  #handOn(): void {
    this.#timer = null;
    if (this.#gathered.length === 0) return;
    const rows = this.#gathered;
    this.#gathered = [];
    this.#timer = setTimeout(() => this.#handOn(), gatherMs);
    this.#onRows(rows);
  }
}
