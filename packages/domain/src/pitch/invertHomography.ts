import type { Homography, InverseHomography, WorldPoint } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';

/**
 * How far off zero rounding can take a sum of products that is zero, as a share of the products. Nothing below this can
 * be distinguished from 0.
 */
const ROUNDING = 16 * Number.EPSILON;

/**
 * The inverse, from pixels to metres (PITCH-11); null when there is none, because the matrix squeezes the plane into a
 * line or an entry is not finite.
 */
export function invertHomography<World extends WorldPoint = PitchPoint>(
  homography: Homography<World>,
): InverseHomography<World> | null {
  const [[a, b, c], [d, e, f], [g, h, i]] = homography;
  // The adjugate is the inverse up to a factor, and a homography means the same whatever its factor.
  const adjugate = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ] as const;
  const determinant = a * adjugate[0][0] + b * adjugate[1][0] + c * adjugate[2][0];
  const terms = [a * e * i, a * f * h, b * f * g, b * d * i, c * d * h, c * e * g];
  const rounding = ROUNDING * terms.reduce((sum, term) => sum + Math.abs(term), 0);
  const largest = Math.max(...adjugate.flat().map(Math.abs));
  if (Math.abs(determinant) <= rounding || !Number.isFinite(determinant) || !Number.isFinite(largest)) return null;
  const scaled = ([x, y, one]: readonly [number, number, number]) => [x / largest, y / largest, one / largest] as const;
  return [scaled(adjugate[0]), scaled(adjugate[1]), scaled(adjugate[2])] as const as InverseHomography<World>;
}
