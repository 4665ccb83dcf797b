import type { Homography, PointPair, WorldPoint } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';
import { projectPoint } from './projectPoint.ts';

/** How far off a homography is, in pixels: for each pair in the order given, and as the root of the mean square. */
export interface ReprojectionError {
  readonly perPoint: readonly number[];
  readonly rms: number;
}

/** How many pixels the homography puts one point away from where it was seen (PITCH-12). */
export function pixelsOff<World extends WorldPoint = PitchPoint>(
  homography: Homography<World>,
  { world, image }: PointPair<World>,
): number {
  const seen = projectPoint(homography, world);
  return Math.hypot(seen.x - image.x, seen.y - image.y);
}

/**
 * How many pixels each point lands from where it was seen, and the root of the mean square; 0 for no pairs (PITCH-12).
 */
export function reprojectionError<World extends WorldPoint = PitchPoint>(
  homography: Homography<World>,
  pairs: readonly PointPair<World>[],
): ReprojectionError {
  const perPoint = pairs.map((pair) => pixelsOff(homography, pair));
  const sumOfSquares = perPoint.reduce((sum, error) => sum + error * error, 0);
  return { perPoint, rms: Math.sqrt(sumOfSquares / Math.max(perPoint.length, 1)) };
}
