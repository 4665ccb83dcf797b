import type { InverseHomography, WorldPoint } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';
import type { PixelPoint } from './PixelPoint.ts';

/**
 * The point in the world, in metres, that a pixel shows (PITCH-11). A pixel on the horizon shows none: its coordinates
 * are infinite.
 *
 * @example
 * const inverse = invertHomography([[10, 0, 640], [0, 10, 360], [0, 0, 1]]);
 * inverse && locatePixel(inverse, pixelPoint(750, 340)); // { x: 11, y: -2 }
 */
export function locatePixel<World extends WorldPoint = PitchPoint>(
  inverse: InverseHomography<World>,
  p: PixelPoint,
): World {
  const weight = inverse[2][0] * p.x + inverse[2][1] * p.y + inverse[2][2];
  return {
    x: (inverse[0][0] * p.x + inverse[0][1] * p.y + inverse[0][2]) / weight,
    y: (inverse[1][0] * p.x + inverse[1][1] * p.y + inverse[1][2]) / weight,
  } as World;
}
