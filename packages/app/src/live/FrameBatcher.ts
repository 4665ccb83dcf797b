import type { SourcedState } from '@tribunen/domain';

/** One frame of the screen. */
const frameMs = 16;

/** Hands on the first row at once and those of the next 16 ms together, in the order in which they came: they are drawn in one frame. */
export class FrameBatcher {
  readonly #onRows: (rows: readonly SourcedState[]) => void;
  #rows: SourcedState[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(onRows: (rows: readonly SourcedState[]) => void) {
    this.#onRows = onRows;
  }

  add(row: SourcedState): void {
    this.#rows.push(row);
    if (this.#timer === null) this.#flush();
  }

  /** Drops the rows that are waiting. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#rows = [];
  }

  #flush(): void {
    this.#timer = null;
    if (this.#rows.length === 0) return;
    const rows = this.#rows;
    this.#rows = [];
    this.#timer = setTimeout(() => this.#flush(), frameMs);
    this.#onRows(rows);
  }
}
