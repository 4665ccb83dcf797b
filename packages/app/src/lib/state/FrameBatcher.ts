/** The duration of a frame of the screen. */
const frameMs = 16;

/** Passes on the first row at once, and the rows of the next 16 ms together and in order, so that they are drawn in one frame. */
export class FrameBatcher<Row> {
  readonly #onRows: (rows: readonly Row[]) => void;
  readonly #everyMs: number;
  #rows: Row[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param everyMs the time for which the rows after the first are gathered; by default one frame */
  constructor(onRows: (rows: readonly Row[]) => void, everyMs = frameMs) {
    this.#onRows = onRows;
    this.#everyMs = everyMs;
  }

  add(row: Row): void {
    this.#rows.push(row);
    if (this.#timer === null) this.#beginFrame();
  }

  /** Passes on the rows that are waiting. */
  flush(): void {
    if (this.#rows.length > 0) this.#onRows(this.#rows.splice(0));
  }

  /** Drops the rows that are waiting. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#rows = [];
  }

  #beginFrame(): void {
    this.#timer = null;
    if (this.#rows.length === 0) return;
    this.#timer = setTimeout(() => this.#beginFrame(), this.#everyMs);
    this.flush();
  }
}
