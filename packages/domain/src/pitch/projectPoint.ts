import type { Homography, WorldPoint } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';
import { type PixelPoint, pixelPoint } from './PixelPoint.ts';

/**
 * Where in the image, in pixels, a point given in metres is seen (PITCH-10). A point on the camera's horizon has no
 * pixel: its coordinates are infinite.
 */
export function projectPoint<World extends WorldPoint = PitchPoint>(
  h: Homography<World>,
  p: NoInfer<World>,
): PixelPoint {
  const weight = h[2][0] * p.x + h[2][1] * p.y + h[2][2];
  return pixelPoint(
    sharedBy(weight, h[0][0] * p.x + h[0][1] * p.y + h[0][2]),
    sharedBy(weight, h[1][0] * p.x + h[1][1] * p.y + h[1][2]),
  );
}

function sharedBy(weight: number, sum: number): number {
  return weight === 0 && sum === 0 ? Number.POSITIVE_INFINITY : sum / weight;
}
