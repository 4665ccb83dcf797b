import type { Homography, PointPair, WorldPoint } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';
import { pixelsOff } from './reprojectionError.ts';
import { solveHomography } from './solveHomography.ts';

/** A homography and the pairs that agree with it. The other pairs count as slips of the hand. */
export interface RobustHomography<World extends WorldPoint = PitchPoint> {
  readonly homography: Homography<World>;
  readonly agreeing: readonly PointPair<World>[];
}

/** How many pixels off a careful click may be. */
const CLICK_TOLERANCE = 5;
/** With two bad pairs in five, at least one of this many draws of four is free of them, except once in a trillion. */
const DRAWS = 200;
const SAMPLE = 4;

/**
 * Like `solveHomography`, but over the pairs that agree with each other within `tolerance` pixels (RANSAC), so that one
 * bad click among many does not bend the matrix (PITCH-13). `random` gives numbers in [0, 1). Null when
 * `solveHomography` gives null.
 */
export function solveHomographyRobustly<World extends WorldPoint = PitchPoint>(
  pairs: readonly PointPair<World>[],
  random: () => number,
  tolerance: number = CLICK_TOLERANCE,
): RobustHomography<World> | null {
  let agreeing: readonly PointPair<World>[] = [];
  for (let draw = 0; draw < DRAWS && agreeing.length < pairs.length; draw += 1) {
    const candidate = solveHomography(drawFour(pairs, random));
    const supporters = candidate === null ? [] : pairs.filter((pair) => pixelsOff(candidate, pair) <= tolerance);
    if (supporters.length > agreeing.length) agreeing = supporters;
  }
  const homography = solveHomography(agreeing);
  if (homography !== null) return { homography, agreeing };
  // No draw hit four pairs in general position: the whole set decides whether there are any.
  const overAll = solveHomography(pairs);
  return overAll === null ? null : { homography: overAll, agreeing: pairs };
}

/** Four different pairs, or all when there are fewer. */
function drawFour<World extends WorldPoint>(
  pairs: readonly PointPair<World>[],
  random: () => number,
): readonly PointPair<World>[] {
  const rest = [...pairs];
  const drawn: PointPair<World>[] = [];
  for (let draw = 0; draw < SAMPLE; draw += 1) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}
