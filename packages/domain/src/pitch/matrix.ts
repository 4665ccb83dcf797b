/** Rows of nine numbers, one after the other: all the linear algebra that a homography needs. */
export const COLUMNS = 9;

/** The number at `index`; NaN outside the list, so that a slip shows instead of passing for a zero. */
export function entry(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

/**
 * Turns the rows into an upper triangle with the same lengths and angles between its columns (QR by Householder
 * reflections). Works in place; needs at least nine rows.
 */
export function triangularise(rows: Float64Array): void {
  const height = rows.length / COLUMNS;
  for (let pivot = 0; pivot < COLUMNS; pivot += 1) {
    const top = pivot * COLUMNS + pivot;
    let square = 0;
    for (let row = pivot; row < height; row += 1) square += entry(rows, row * COLUMNS + pivot) ** 2;
    if (square === 0) continue;
    // The sign that keeps the difference below from cancelling.
    const diagonal = entry(rows, top) > 0 ? -Math.sqrt(square) : Math.sqrt(square);
    const head = entry(rows, top) - diagonal;
    const factor = 1 / (diagonal * head);
    rows[top] = head;
    for (let column = pivot + 1; column < COLUMNS; column += 1) {
      let dot = 0;
      for (let row = pivot; row < height; row += 1) {
        dot += entry(rows, row * COLUMNS + pivot) * entry(rows, row * COLUMNS + column);
      }
      dot *= factor;
      for (let row = pivot; row < height; row += 1) {
        const at = row * COLUMNS + column;
        rows[at] = entry(rows, at) + dot * entry(rows, row * COLUMNS + pivot);
      }
    }
    rows[top] = diagonal;
  }
}
