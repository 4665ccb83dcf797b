import { type Homography, type PointPair } from '@tribunen/domain';
import { Matrix, SVD } from 'ml-matrix';
import perspectiveTransform from 'perspective-transform';

/** The library perspective-transform, for exactly four pairs. */
export function byPerspectiveTransform(pairs: readonly PointPair[]): Homography {
  const { coeffs } = perspectiveTransform(
    pairs.flatMap(({ world }) => [world.x, world.y]),
    pairs.flatMap(({ image }) => [image.x, image.y]),
  );
  return toHomography(coeffs);
}

/** The textbook direct linear transform, with the singular value decomposition of ml-matrix. */
export function bySvd(pairs: readonly PointPair[]): Homography {
  return toHomography(nullVectorOf(pairs.map(({ world, image }) => [world.x, world.y, image.x, image.y] as const)));
}

/** The direct linear transform with Hartley's normalisation of both planes. */
export function byNormalisedSvd(pairs: readonly PointPair[]): Homography {
  const world = spreadOf(pairs.map((pair) => pair.world));
  const image = spreadOf(pairs.map((pair) => pair.image));
  const normalised = nullVectorOf(
    pairs.map((pair) => {
      const from = shift(pair.world, world);
      const to = shift(pair.image, image);
      return [from.x, from.y, to.x, to.y] as const;
    }),
  );
  const back = new Matrix([
    [1 / image.scale, 0, image.x],
    [0, 1 / image.scale, image.y],
    [0, 0, 1],
  ]);
  const there = new Matrix([
    [world.scale, 0, -world.scale * world.x],
    [0, world.scale, -world.scale * world.y],
    [0, 0, 1],
  ]);
  return toHomography(
    back
      .mmul(Matrix.from1DArray(3, 3, normalised))
      .mmul(there)
      .to1DArray(),
  );
}

interface Spread {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function spreadOf(points: readonly { readonly x: number; readonly y: number }[]): Spread {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const distance = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length;
  return { x, y, scale: Math.SQRT2 / distance };
}

function shift(point: { readonly x: number; readonly y: number }, { x, y, scale }: Spread) {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

/** For a complete V, ml-matrix needs at least as many rows as columns, so four pairs get a row of zeros. */
function nullVectorOf(correspondences: readonly (readonly [number, number, number, number])[]): number[] {
  const rows = correspondences.flatMap(([x, y, u, v]) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y, -u],
    [0, 0, 0, x, y, 1, -v * x, -v * y, -v],
  ]);
  while (rows.length < 9) rows.push([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return new SVD(new Matrix(rows), { computeLeftSingularVectors: false }).rightSingularVectors.getColumn(8);
}

function toHomography(matrix: readonly number[]): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, last = 1] = matrix;
  return [
    [a / last, b / last, c / last],
    [d / last, e / last, f / last],
    [g / last, h / last, 1],
  ];
}
