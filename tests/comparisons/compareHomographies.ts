import { type Homography, type PointPair, reprojectionError, seededRandom, solveHomography } from '@tribunen/domain';
import { byNormalisedSvd, byPerspectiveTransform, bySvd } from './otherHomographies.ts';
import { randomCamera, randomPairs, type Trial } from './randomCamera.ts';

/** Root mean square reprojection errors in pixels over many cameras: ours, and those of the best other library. */
export interface Comparison {
  readonly cameras: number;
  readonly unsolved: number;
  readonly ours: number;
  readonly bestOfOthers: number;
  /**
   * How much larger our error is than the best other library's in the worst trial; negative when ours is always
   * smaller.
   */
  readonly worstGap: number;
}

/**
 * Solves the same pairs with our code and with the other libraries, for `cameras` random cameras. The same seed gives
 * the same cameras.
 */
export function compareHomographies(trial: Trial, count: number, cameras: number, seed: number): Comparison {
  const random = seededRandom(seed);
  let unsolved = 0;
  let ours = 0;
  let bestOfOthers = 0;
  let worstGap = Number.NEGATIVE_INFINITY;
  for (let camera = 0; camera < cameras; camera += 1) {
    const pairs = randomPairs(randomCamera(random), count, trial, random);
    const solved = solveHomography(pairs);
    if (solved === null) {
      unsolved += 1;
      continue;
    }
    const mine = reprojectionError(solved, pairs).rms;
    const best = Math.min(...others(pairs).map((homography) => rmsOf(homography, pairs)));
    ours = Math.max(ours, mine);
    bestOfOthers = Math.max(bestOfOthers, best);
    worstGap = Math.max(worstGap, mine - best);
  }
  return { cameras, unsolved, ours, bestOfOthers, worstGap };
}

function others(pairs: readonly PointPair[]): readonly Homography[] {
  const byMatrix = [bySvd(pairs), byNormalisedSvd(pairs)];
  return pairs.length === 4 ? [...byMatrix, byPerspectiveTransform(pairs)] : byMatrix;
}

/** The error of a homography; a matrix that cannot project a point counts as the worst. */
function rmsOf(homography: Homography, pairs: readonly PointPair[]): number {
  const { rms } = reprojectionError(homography, pairs);
  return Number.isNaN(rms) ? Number.POSITIVE_INFINITY : rms;
}
