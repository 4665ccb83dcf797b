import type { PitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** The standard deviation, in metres, of the bell that each place spreads over the pitch. */
export const densityBandwidth = 4;

/** How densely places lie, on a grid of about two metres. */
export interface PitchDensity {
  /** Along the pitch, from x = 0. */
  readonly columns: number;
  /** Across the pitch, from y = −34. */
  readonly rows: number;
  /** The density of each cell, row by row, as a share of the densest cell, 0–1. All are 0 without places. */
  readonly shares: Float32Array;
}

const columns = 52;
const rows = 34;
const bellAlong = bellOf(pitchSize.length / columns);
const bellAcross = bellOf(pitchSize.width / rows);

/** The bell in steps of one cell, from its top in the middle to three bandwidths either side. */
function bellOf(cell: number): Float32Array {
  const reach = Math.ceil((3 * densityBandwidth) / cell);
  return Float32Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-(((index - reach) * cell) ** 2) / (2 * densityBandwidth ** 2)),
  );
}

/**
 * The density of places on the pitch: a Gaussian kernel of 4 metres on a grid of two (PITCH-27). The two-dimensional
 * bell is the product of two one-dimensional ones, so the work hardly grows with the number of places: about a
 * millisecond.
 */
export function pitchDensity(places: readonly PitchPoint[]): PitchDensity {
  const counts = new Map<number, number>();
  for (const { x, y } of places) {
    const cell =
      cellAt(y + pitchSize.width / 2, pitchSize.width, rows) * columns + cellAt(x, pitchSize.length, columns);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const along = Array.from({ length: rows }, (_, row) =>
    spread(
      Float32Array.from({ length: columns }, (__, column) => counts.get(row * columns + column) ?? 0),
      bellAlong,
    ),
  );
  const across = Array.from({ length: columns }, (_, column) =>
    spread(
      Float32Array.from(along, (line) => valueAt(line, column)),
      bellAcross,
    ),
  );
  const shares = new Float32Array(columns * rows);
  across.forEach((line, column) => line.forEach((value, row) => (shares[row * columns + column] = value)));
  const densest = shares.reduce((most, share) => Math.max(most, share), 0);
  return { columns, rows, shares: densest === 0 ? shares : shares.map((share) => share / densest) };
}

/** The cell of a place; the far line belongs to the last cell. */
function cellAt(metres: number, length: number, cells: number): number {
  return Math.min(Math.floor((metres / length) * cells), cells - 1);
}

/** Spreads the cells of a line by the bell; beyond its ends there is nothing. */
function spread(line: Float32Array, bell: Float32Array): Float32Array {
  const reach = (bell.length - 1) / 2;
  return line.map((_, at) => {
    let sum = 0;
    for (let index = 0; index < bell.length; index += 1)
      sum += valueAt(bell, index) * valueAt(line, at + index - reach);
    return sum;
  });
}

function valueAt(line: Float32Array, index: number): number {
  return line[index] ?? 0;
}

/**
 * The places whose density the heatmap of the marks shows: where a pass was played, and every two metres of a run
 * (PITCH-27).
 */
export function placesOfMarks(
  marks: readonly { readonly look: string; readonly from: PitchPoint; readonly to: PitchPoint | null }[],
): readonly PitchPoint[] {
  return marks.flatMap(({ look, from, to }) => {
    if (look !== 'run' || to === null) return from;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 2));
    return Array.from({ length: steps + 1 }, (_, step) => pointBetween(from, to, step / steps));
  });
}

function pointBetween(from: PitchPoint, to: PitchPoint, share: number): PitchPoint {
  return { ...from, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
